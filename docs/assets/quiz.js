/* The quiz: check an answer, see why for each option, try the wrong ones again.
   What was answered is kept in this browser under the question's id; when the
   question is edited its hash differs, and it is asked again. Without this script
   the answers stand behind a native <details>. */
"use strict";

(() => {
  const PREFIX = "torchproof.quiz.";

  const make = (tag, properties = {}, children = []) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };

  const store = {
    read(id) {
      try {
        return JSON.parse(localStorage.getItem(PREFIX + id));
      } catch {
        return null;
      }
    },
    write(id, value) {
      try {
        if (value) localStorage.setItem(PREFIX + id, JSON.stringify(value));
        else localStorage.removeItem(PREFIX + id);
      } catch {
        /* Storage is full or forbidden: the quiz works, nothing is kept. */
      }
    },
  };

  class Question {
    constructor(form, changed) {
      this.form = form;
      this.id = form.dataset.quizId;
      this.hash = form.dataset.quizHash;
      this.inputs = [...form.querySelectorAll("fieldset input")];
      this.reasons = [...form.querySelectorAll(".tp-quiz__answer li")];
      this.changed = changed;
      this.right = null;
      this.check = make("button", {
        type: "submit",
        className: "tp-quiz__check",
        textContent: "Check",
      });
      this.again = make("button", {
        type: "button",
        className: "tp-quiz__again",
        textContent: "Try again",
        hidden: true,
      });
      this.status = make("p", { className: "tp-quiz__status" });
      this.status.setAttribute("role", "status");
      const bar = make("div", { className: "tp-quiz__bar" }, [
        this.check,
        this.again,
        this.status,
      ]);
      form.querySelector("fieldset").after(bar);
      form.classList.add("tp-quiz--live");
      form.addEventListener("submit", (event) => {
        event.preventDefault();
        this.answer();
      });
      this.again.addEventListener("click", () => {
        this.reset();
        this.inputs[0].focus();
      });
      this.restore();
    }

    restore() {
      const kept = store.read(this.id);
      if (!kept) return;
      if (kept.hash !== this.hash) {
        store.write(this.id, null);
        this.status.textContent =
          "This question was edited since you answered it.";
        return;
      }
      for (const input of this.inputs) {
        input.checked = kept.chosen.includes(input.value);
      }
      this.show();
    }

    answer() {
      if (this.right !== null) return;
      const chosen = this.inputs.filter((input) => input.checked);
      if (!chosen.length) {
        this.status.textContent = "Choose an answer first.";
        this.inputs[0].focus();
        return;
      }
      store.write(this.id, {
        hash: this.hash,
        chosen: chosen.map((input) => input.value),
      });
      this.show();
      if (!this.right) this.again.focus();
    }

    show() {
      const correct = this.reasons.map((li) => li.dataset.correct === "true");
      this.right = this.inputs.every((input, n) => input.checked === correct[n]);
      this.inputs.forEach((input, n) => {
        const label = input.closest("label");
        const kind = correct[n] ? "right" : "wrong";
        const reason = make(
          "div",
          {
            id: `${input.id}-why`,
            className: `tp-quiz__why tp-quiz__why--${kind}`,
          },
          [
            make("strong", { textContent: correct[n] ? "Right: " : "Wrong: " }),
            ...this.reasons[n].lastElementChild.cloneNode(true).childNodes,
          ],
        );
        label.classList.toggle("tp-quiz__chosen", input.checked);
        label.after(reason);
        input.setAttribute("aria-describedby", reason.id);
        input.disabled = true;
      });
      this.form.classList.add(this.right ? "tp-quiz--right" : "tp-quiz--wrong");
      this.status.textContent = this.right
        ? "That is right."
        : "Not yet. Each option says why.";
      this.check.hidden = true;
      this.again.hidden = this.right;
      this.changed();
    }

    reset() {
      store.write(this.id, null);
      this.right = null;
      for (const input of this.inputs) {
        input.checked = false;
        input.disabled = false;
        input.removeAttribute("aria-describedby");
        input.closest("label").classList.remove("tp-quiz__chosen");
      }
      for (const reason of this.form.querySelectorAll(".tp-quiz__why")) {
        reason.remove();
      }
      this.form.classList.remove("tp-quiz--right", "tp-quiz--wrong");
      this.status.textContent = "";
      this.check.hidden = false;
      this.again.hidden = true;
      this.changed();
    }
  }

  const forms = [...document.querySelectorAll("form.tp-quiz")];
  if (!forms.length) return;
  const questions = [];
  const score = make("p");
  score.setAttribute("role", "status");
  const retry = make("button", { type: "button", hidden: true });

  const count = () => {
    const done = questions.filter((question) => question.right !== null);
    const wrong = done.filter((question) => !question.right);
    const open = questions.length - done.length;
    score.textContent = done.length
      ? `${done.length - wrong.length} of ${questions.length} right` +
        (open ? `, ${open} not answered` : "")
      : "";
    retry.hidden = !wrong.length;
    retry.textContent =
      wrong.length === 1
        ? "Ask the wrong one again"
        : `Ask the ${wrong.length} wrong ones again`;
  };

  retry.addEventListener("click", () => {
    const wrong = questions.filter((question) => question.right === false);
    for (const question of wrong) question.reset();
    wrong[0]?.inputs[0].focus();
  });
  const total = make("div", { className: "tp-quiz__total" }, [score, retry]);
  forms.at(-1).after(total);
  for (const form of forms) questions.push(new Question(form, count));
  count();
})();
