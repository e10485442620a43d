import { probe } from "../../page/probe.js";
import type { PickerAdapter } from "./adapter.js";
import { type FlatPlace, flatPlaces, type TreePlace } from "./places.js";

/** Without case and accents: some peers fold both, some only case. */
const plain = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
const words = (element: Element): string => plain(element.textContent ?? "");

function centre(element: Element | null | undefined, what: string): { x: number; y: number } {
  if (!element) throw new Error(`The picker has no ${what}`);
  element.scrollIntoView({ block: "nearest" });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Letters that every way of folding texts leaves as they are, the first one rare: a list that was not narrowed yet lacks it. */
const common = /^[rz][abdilmnoruvz]{3}/i;

/** What the runner can ask of a picker's page. */
export type PickerPage = ReturnType<typeof pickerPage>;

/** The page of one picker. */
export default function pickerPage(adapter: PickerAdapter) {
  const root = document.querySelector<HTMLElement>("#root") ?? document.body;
  let tree: readonly TreePlace[] = [];
  let flat: readonly FlatPlace[] = [];
  root.style.padding = "24px";
  root.style.boxSizing = "border-box";

  return {
    async prepare(given: readonly TreePlace[]) {
      tree = given;
      flat = flatPlaces(given);
      await adapter.prepare?.();
    },
    mount: () => probe.time(() => adapter.mount(root, { tree, flat })),
    kind: () => ({ cascades: adapter.cascades === true, searches: adapter.searches === true }),
    opener: () => centre(adapter.opener(), "opener"),
    count: (level?: number) => adapter.options(level).length,
    /** The option of a level that holds a text, to be pressed. */
    option: (label: string, level?: number) =>
      centre(
        adapter.options(level).find((option) => words(option).includes(plain(label))),
        `option ${label}`,
      ),
    /** One way down the tree, all of it in view when opened. */
    way() {
      const region = tree[1];
      const district = region?.children?.[3];
      const place = district?.children?.[5];
      if (!region || !district || !place) throw new Error("Too few places");
      return [region.name, district.name, place.name] as const;
    },
    /** Four letters that the names of several neighbourhoods begin with. */
    query() {
      const place = flat.slice(flat.length / 2).find(({ name }) => common.test(name));
      if (!place) throw new Error("No place to look for");
      return plain(place.name).slice(0, 4);
    },
    value: () => adapter.value(),
    awaitOptions(level?: number) {
      probe.afterPress(() => adapter.options(level).length > 0);
    },
    awaitValue(expected: string) {
      probe.afterPress(() => plain(adapter.value()).includes(plain(expected)));
    },
    /** From the next key until options are there and the first of them hold what was typed. */
    awaitMatches(query: string) {
      probe.afterKey(() => {
        const options = adapter.options();
        return options.length > 0 && options.slice(0, 5).every((option) => words(option).includes(query));
      });
    },
  };
}
