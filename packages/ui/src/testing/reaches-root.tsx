import { type ComponentType, createElement, type ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { expect, vi } from "vitest";
import type { RootProps } from "../root/root-props.js";
import { uzbekistan } from "../UiProvider/country.js";
import { UiProvider } from "../UiProvider/UiProvider.js";

/** What a file of stories says of its component. */
interface StoriesOf {
  readonly default?: { readonly component?: unknown; readonly args?: Readonly<Record<string, unknown>> };
}

/** Something that a package exports and React can draw. */
export interface Shown {
  readonly name: string;
  readonly component: ComponentType<Record<string, unknown>>;
  /** The least it needs, from its stories. */
  readonly args: Readonly<Record<string, unknown>>;
}

function isComponent(value: unknown): value is ComponentType<Record<string, unknown>> {
  if (typeof value === "function") return !(value.prototype instanceof Error);
  return typeof value === "object" && value !== null && "$$typeof" in value;
}

/** Every component that a package exports, with the props that its stories give it. */
export function componentsOf(
  exported: Readonly<Record<string, unknown>>,
  stories: Readonly<Record<string, unknown>>,
): readonly Shown[] {
  const told = Object.values(stories).map((file) => (file as StoriesOf).default);
  return Object.entries(exported).flatMap(([name, component]) =>
    /^[A-Z]/u.test(name) && isComponent(component)
      ? [{ name, component, args: told.find((meta) => meta?.component === component)?.args ?? {} }]
      : [],
  );
}

/** As much of a package.json as says what may be imported of a package. */
interface Manifest {
  readonly exports: Readonly<Record<string, string | Readonly<Record<"@yer/source", string>>>>;
}

/** Entries that draw nothing: pure models (the check of floors keeps React out of them) and texts. */
const undrawn = /^[.][/]src[/](?:model|messages)[/]/u;

/**
 * Everything that a package exports, from all its entries: an entry added to package.json is looked at from then on.
 *
 * @param modules The package's `index.ts` files, as `import.meta.glob` of its `src` gives them.
 */
export async function exportsOf(
  { exports }: Manifest,
  modules: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<Readonly<Record<string, unknown>>> {
  const sources = Object.values(exports).flatMap((entry) => (typeof entry === "string" ? [] : [entry["@yer/source"]]));
  const loaded = await Promise.all(
    sources
      .filter((source) => !undrawn.test(source))
      .map((source) => {
        const load = modules[source.replace("/src/", "/")];
        if (!load) throw new Error(`${source} is exported and was not looked at: its module must be an index.ts.`);
        return load();
      }),
  );
  return Object.assign({}, ...loaded);
}

const keyTargets = "input, button, a[href], textarea, [tabindex]";

/** Fires at an element what a pointer and a key would. */
function touch(root: Element): void {
  const init = { bubbles: true, cancelable: true };
  root.dispatchEvent(new MouseEvent("mouseover", { ...init, relatedTarget: document.body }));
  root.dispatchEvent(new MouseEvent("click", init));
  const keys = root.matches(keyTargets) ? root : (root.querySelector(keyTargets) ?? root);
  keys.dispatchEvent(new KeyboardEvent("keydown", { ...init, key: "Shift" }));
}

/**
 * Draws a component with everything that the host may ask of its root, and says what of it did not arrive.
 *
 * @param around Draws what the component must stand in, if anything.
 */
export async function lostOnTheWay(
  { component, args }: Shown,
  around: (element: ReactElement) => ReactElement = (element) => element,
): Promise<readonly string[]> {
  const told = { onClick: vi.fn<() => void>(), onMouseEnter: vi.fn<() => void>(), onKeyDown: vi.fn<() => void>() };
  const seen = { root: null as Element | null };
  const asked: RootProps<Element> & Record<`data-${string}`, string> = {
    className: "hosts-own",
    style: { marginBlockStart: "3px" },
    id: "hosts-id",
    "data-hosts": "data",
    ref: (element) => {
      seen.root = element;
    },
    ...told,
  };
  const place = document.body.appendChild(document.createElement("div"));
  const page = createRoot(place);
  try {
    page.render(
      <UiProvider {...uzbekistan} locale="uz_UZ">
        {around(createElement(component, { ...args, ...asked }))}
      </UiProvider>,
    );
    const reached = () => seen.root ?? document.querySelector('[data-hosts="data"], .hosts-own');
    await expect.poll(reached, { message: "what anything of the host's has reached" }).not.toBeNull();
    const root = reached();
    if (root === null) throw new Error("It was there for a moment.");
    touch(root);
    const style = root instanceof HTMLElement || root instanceof SVGElement ? root.style.marginBlockStart : "";
    const arrived = {
      className: root.classList.contains("hosts-own"),
      style: style === "3px",
      id: root.id === "hosts-id",
      "data-*": root.getAttribute("data-hosts") === "data",
      ref: seen.root === root,
      ...Object.fromEntries(Object.entries(told).map(([name, handler]) => [name, handler.mock.calls.length === 1])),
      // What lies over the page has its root elsewhere.
      "the outermost place": !place.contains(root) || root.parentElement?.contains(place) || isOutermost(place, root),
    };
    return Object.entries(arrived).flatMap(([what, is]) => (is ? [] : [what]));
  } finally {
    page.unmount();
    place.remove();
    document.body.replaceChildren();
    expect(document.querySelector(".hosts-own")).toBeNull();
  }
}

/** Whether no element of the component's lies around its root. */
function isOutermost(place: Element, root: Element): boolean {
  const around = root.parentElement;
  return around === place || around?.hasAttribute("data-around") === true;
}
