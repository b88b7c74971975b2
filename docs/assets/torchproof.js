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
    for (const table of document.querySelectorAll(".md-typeset__scrollwrap")) {
      const stop = table.scrollWidth > table.clientWidth ? 0 : -1;
      if (table.tabIndex !== stop) table.tabIndex = stop;
    }
  };
  repair();
  addEventListener("resize", repair);
  new MutationObserver(repair).observe(document.body, {
    childList: true,
    subtree: true,
  });
})();
