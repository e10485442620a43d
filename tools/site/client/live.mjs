import { createElement, lazy, Suspense, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { UiProvider } from "../../../packages/ui/dist/index.js";
// @ts-expect-error: made by the build of the site, of the examples that pages show.
import { examples as made } from "virtual:examples";
import { chosenTheme, onTheme } from "./theme.mjs";

/** @type {Record<string, () => Promise<{ Example: import("react").ComponentType }>>} */
const examples = made;

/** @param {{ name: string }} props */
function Shown({ name }) {
  const theme = useSyncExternalStore(onTheme, chosenTheme);
  const Example = drawn.get(name);
  const provided = { theme, children: createElement(Suspense, { fallback: null }, Example && createElement(Example)) };
  return createElement(UiProvider, provided);
}

/** @type {Map<string, import("react").ComponentType>} */
const drawn = new Map();

/**
 * Draws a component's example where the page has room for it.
 *
 * @param {Element} place
 */
export function draw(place) {
  const name = place.getAttribute("data-example") ?? "";
  const load = examples[name];
  if (load === undefined) throw new Error(`The page shows the example of ${name}, which was not built.`);
  drawn.set(
    name,
    lazy(async () => ({ default: (await load()).Example })),
  );
  place.setAttribute("role", "group");
  place.setAttribute("aria-label", `Example of ${name}`);
  createRoot(place).render(createElement(Suspense, { fallback: null }, createElement(Shown, { name })));
}
