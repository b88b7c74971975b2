/* The form of the error decoder: what is pasted goes to decoder.js, and what that
   finds is shown below. The list of all entries on the page is its text; without
   this script that list is all there is. Nothing that is pasted is kept or sent. */
"use strict";

(() => {
  const place = document.querySelector(".tp-decoder");
  const index = window.TorchproofIndex;
  if (!place || !index || !window.TorchproofDecoder) return;

  const make = (tag, properties = {}, children = []) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children.filter((child) => child != null));
    return element;
  };
  const text = (element) => (element ? element.textContent.trim() : "");

  /* The list of the page and the index, joined by the entries' ids. */
  const listed = new Map();
  for (const item of document.querySelectorAll(".tp-error")) {
    const link = item.querySelector("a[href*='#']");
    const url = new URL(link.href);
    const words = text(item.querySelector(".tp-error__words"));
    listed.set(url.hash.slice(1), {
      id: url.hash.slice(1),
      kind: url.pathname.replace(/\/$/, "").split("/").pop(),
      heading: item.dataset.heading || "",
      title: text(link),
      href: link.href,
      meaning: item.querySelector(".tp-error__meaning"),
      symptoms: words
        .replace(/^[^:]*:\s*/, "")
        .replace(/\.$/, "")
        .split("; "),
    });
  }
  const entries = index.entries
    .filter((entry) => listed.has(entry.id))
    .map((entry) => {
      const { kind, title, meaning, symptoms } = listed.get(entry.id);
      return { ...entry, kind, title, meaning: text(meaning), symptoms };
    });
  const decoder = window.TorchproofDecoder.create(entries, window.MiniSearch);
  const kindTitle = (kind) => text(document.getElementById(kind)).replace(/#$/, "");

  const input = make("textarea", {
    className: "tp-decoder__input",
    id: "tp-decoder-input",
    rows: 9,
    spellcheck: false,
    autocomplete: "off",
  });
  input.setAttribute("aria-describedby", "tp-decoder-hint");
  const hint = make("p", {
    className: "tp-decoder__hint",
    id: "tp-decoder-hint",
    textContent:
      "A whole traceback is best: the end of it says what failed, the middle often " +
      "why. It stays in this browser.",
  });
  const clear = make("button", {
    type: "button",
    className: "tp-decoder__clear",
    textContent: "Clear",
    hidden: true,
  });
  const status = make("p", { className: "tp-decoder__status" });
  status.setAttribute("role", "status");
  const found = make("ol", { className: "tp-decoder__found" });
  place.append(
    make("label", { htmlFor: input.id, textContent: "Your error, or what goes wrong" }),
    input,
    hint,
    clear,
    status,
    found,
  );

  const how = { message: "Found in your text", nearly: "Nearly as in", words: "By your words" };

  const card = (candidate, rank) => {
    const entry = listed.get(candidate.id);
    const line = (candidate.line || "").slice(0, 400);
    const parts = [
      make("h3", { className: "tp-decoder__title" }, [
        make("a", { href: entry.href, textContent: entry.title }),
      ]),
      make("p", {
        className: "tp-decoder__why",
        textContent: `${kindTitle(entry.kind)} · ${candidate.why || how[candidate.how]}`,
      }),
    ];
    if (line && candidate.how !== "words") {
      parts.push(
        make("pre", { className: "tp-decoder__line", tabIndex: 0 }, [
          make("code", { textContent: line }),
        ]),
      );
    }
    if (candidate.yours) {
      parts.push(make("p", { className: "tp-decoder__yours", textContent: candidate.yours.replaceAll("`", "") }));
    }
    if (rank < 3 && entry.meaning) {
      const meaning = make("p");
      meaning.append(...[...entry.meaning.childNodes].map((node) => node.cloneNode(true)));
      parts.push(meaning);
    }
    parts.push(
      make("p", { className: "tp-decoder__go" }, [
        make("a", {
          href: entry.href,
          textContent: "Causes, how to tell them apart, and the fix of each",
        }),
      ]),
    );
    return make("li", { className: "tp-decoder__card" }, parts);
  };

  const report = (pasted) =>
    "What I saw:\n\n```text\n" + pasted.slice(0, 1500).replaceAll("```", "'''") + "\n```\n";

  const unknown = (result, pasted) => {
    const parts = [
      make("p", {
        textContent:
          "This is not in the catalogue, and a guess would cost you more time than none.",
      }),
    ];
    const nearest = result.nearest && listed.get(result.nearest);
    if (nearest) {
      parts.push(
        make("p", {}, [
          "The nearest entry, which may be about something else: ",
          make("a", { href: nearest.href, textContent: nearest.title }),
        ]),
      );
    }
    if (index.issues) {
      const url = new URL(index.issues);
      url.searchParams.set("title", `Not decoded: ${pasted.trim().split("\n").pop().slice(0, 80)}`);
      url.searchParams.set("body", report(pasted));
      parts.push(
        make("p", {}, [
          make("a", {
            href: url.href,
            rel: "noopener",
            textContent: "Report it: an issue with your text filled in, which you can edit first",
          }),
        ]),
      );
    }
    if (navigator.clipboard) {
      const copy = make("button", {
        type: "button",
        className: "tp-decoder__copy",
        textContent: "Copy a report",
      });
      copy.addEventListener("click", async () => {
        await navigator.clipboard.writeText(report(pasted));
        copy.textContent = "Copied";
      });
      parts.push(copy);
    }
    return make("li", { className: "tp-decoder__card tp-decoder__card--unknown" }, parts);
  };

  const show = () => {
    const pasted = input.value;
    clear.hidden = !pasted;
    if (pasted.trim().length < 4) {
      status.textContent = "";
      found.replaceChildren();
      return;
    }
    const result = decoder.decode(pasted);
    const shown = result.known ? result.candidates.slice(0, 5) : [];
    if (shown.length) {
      const more = shown.length - 1;
      const others = more ? `, and ${more} more that ${more > 1 ? "are" : "is"} possible` : "";
      status.textContent = `Likeliest: ${listed.get(shown[0].id).title}${others}`;
      found.replaceChildren(...shown.map(card));
    } else {
      status.textContent = "Not known";
      found.replaceChildren(unknown(result, pasted));
    }
  };

  let waiting = 0;
  input.addEventListener("input", () => {
    clear.hidden = !input.value;
    clearTimeout(waiting);
    waiting = setTimeout(show, 120);
  });
  clear.addEventListener("click", () => {
    input.value = "";
    show();
    input.focus();
  });
  /* What the browser kept of the form, after going back. */
  if (input.value) show();
})();
