/* What Material leaves undone for keyboards and screen readers: names for its
   search dialog and its breadcrumb, no landmark for the buttons on each code
   block, and a tab stop on a table that scrolls sideways. */
"use strict";

(() => {
  const repair = () => {
    for (const [selector, name, value] of [
      [".md-search[role=dialog]:not([aria-label])", "aria-label", "Search"],
      ["nav.md-path:not([aria-label=Breadcrumb])", "aria-label", "Breadcrumb"],
      ["nav.md-code__nav:not([role])", "role", "none"],
    ]) {
      for (const element of document.querySelectorAll(selector)) {
        element.setAttribute(name, value);
      }
    }
  };
  // Measuring makes the browser lay out the page: only for a table in view.
  const near = new IntersectionObserver((entries) => {
    for (const { target: table } of entries) {
      const stop = table.scrollWidth > table.clientWidth ? 0 : -1;
      if (table.tabIndex !== stop) table.tabIndex = stop;
    }
  });
  const seen = new WeakSet();
  const watch = () => {
    for (const table of document.querySelectorAll(".md-typeset__scrollwrap")) {
      if (!seen.has(table)) near.observe(table);
      seen.add(table);
    }
  };
  // Material adds its parts one by one: once a frame is often enough.
  let waiting = 0;
  const soon = () => {
    waiting ||= requestAnimationFrame(() => {
      waiting = 0;
      repair();
      watch();
    });
  };
  repair();
  watch();
  new MutationObserver(soon).observe(document.body, {
    childList: true,
    subtree: true,
  });
})();

/* An example that is taller than the window stays with its end in view. */
(() => {
  const example = document.querySelector(".tp-walk__example");
  if (!example) return;
  new ResizeObserver(() => {
    example.style.setProperty("--tp-height", `${example.offsetHeight}px`);
  }).observe(example);
})();

/* A long output shows its first lines and says how many more there are. */
(() => {
  const KEPT = 18;
  for (const block of document.querySelectorAll(".language-console.highlight")) {
    const lines = block.textContent.trimEnd().split("\n").length;
    if (lines <= KEPT + 4) continue;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "tp-fold__button";
    const set = (folded) => {
      block.classList.toggle("tp-fold", folded);
      button.setAttribute("aria-expanded", String(!folded));
      button.textContent = folded ? `Show all ${lines} lines` : "Show fewer lines";
    };
    button.addEventListener("click", () =>
      set(!block.classList.contains("tp-fold")),
    );
    block.append(button);
    set(true);
  }
})();

/* A picture opens as large as the window. */
(() => {
  const pictures = document.querySelectorAll("img.diagram, img.plot");
  if (!pictures.length || !window.HTMLDialogElement) return;
  const dialog = document.createElement("dialog");
  dialog.className = "tp-large";
  dialog.setAttribute("aria-label", "Picture, large");
  const large = document.createElement("img");
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = "Close";
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.append(close, large);
  document.querySelector(".md-content").append(dialog);
  for (const picture of pictures) {
    const open = document.createElement("button");
    open.type = "button";
    open.className = "tp-open";
    open.setAttribute("aria-label", `Open large: ${picture.alt}`);
    picture.replaceWith(open);
    open.append(picture);
    open.addEventListener("click", () => {
      large.src = picture.src;
      large.alt = picture.alt;
      large.className = picture.className;
      dialog.showModal();
    });
  }
})();

/* The error decoder's page asks for what only it needs. */
(() => {
  if (!document.querySelector(".tp-decoder")) return;
  const script = document.createElement("script");
  script.src = new URL("decoder-all.js", document.currentScript.src).href;
  document.head.append(script);
})();
