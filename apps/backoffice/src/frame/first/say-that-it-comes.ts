import type { Locale } from "@yer/api/contract/appearance";
import { messages as english } from "./messages/en_US.js";
import { messages as russian } from "./messages/ru_RU.js";
import { messages as cyrillic } from "./messages/uz_Cyrl.js";
import { messages as latin } from "./messages/uz_UZ.js";

const words = { uz_UZ: latin, uz_Cyrl: cyrillic, ru_RU: russian, en_US: english } satisfies Record<Locale, unknown>;

/** Milliseconds after which a page that is still empty says so; one that comes at once does not flash. */
const patience = 250;

/** Says in the page that it is on its way, where the app takes its time: on a slow line it would be blank for seconds. */
export function sayThatItComes(locale: Locale): void {
  setTimeout(() => {
    const root = document.getElementById("root");
    if (!root || root.hasChildNodes()) return;
    const said = document.createElement("p");
    said.lang = locale === "uz_Cyrl" ? "uz-Cyrl" : locale.slice(0, 2);
    said.textContent = words[locale]["page.comes"];
    // Its own styles: none of the app's have come, and the policy lets none stand in the page. Out of the flow, so that what
    // takes its place is not moved by its going.
    Object.assign(said.style, {
      position: "fixed",
      inset: "30vh 16px auto",
      margin: "0",
      font: "16px system-ui, sans-serif",
      textAlign: "center",
    });
    // React empties a place once, at its first drawing, and that may have drawn nothing yet.
    new MutationObserver((_changes, observer) => {
      if (root.childNodes.length <= 1 && said.isConnected) return;
      said.remove();
      observer.disconnect();
    }).observe(root, { childList: true });
    root.append(said);
  }, patience);
}
