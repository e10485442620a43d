import { afterPaint, frame, probe } from "../../page/probe.js";
import type { TableAdapter } from "./adapter.js";
import { type Column, columns, register, type Row } from "./register.js";

function found<Found>(value: Found | null | undefined, what: string): Found {
  if (value === null || value === undefined) throw new Error(`The table has no ${what}`);
  return value;
}

const top = (element: Element): number => element.getBoundingClientRect().top;

/** What the runner can ask of a table's page. */
export type TablePage = ReturnType<typeof tablePage>;

/** The page of one table. */
export default function tablePage(adapter: TableAdapter) {
  const root = found(document.querySelector<HTMLElement>("#root"), "place");
  let rows: readonly Row[] = [];
  let pages: readonly (readonly Row[])[] = [];
  /** Where the first row stood when the table opened. */
  let line = 0;
  let looks = { seen: 0, blank: 0 };
  let looking = false;

  const scroller = (): Element => found(adapter.scroller(), "scroller");

  /** Text of the row that rests, fully visible, where the first one was when the table opened. */
  const firstText = (): string => {
    const shown = adapter.rows().find((row) => Math.abs(top(row) - line) < 2);
    return shown && getComputedStyle(shown).opacity === "1" ? (shown.textContent ?? "") : "";
  };
  const box = (): HTMLInputElement =>
    found(
      adapter.rows().map((row) => row.querySelector<HTMLInputElement>("input[type=checkbox]"))[3],
      "box to choose a row",
    );

  /** After each paint: is there a row at three heights of the table, or a hole? */
  function look(): void {
    if (!looking) return;
    afterPaint(() => {
      const frame = scroller().getBoundingClientRect();
      for (const part of [0.25, 0.5, 0.75]) {
        const element = document.elementFromPoint(frame.x + frame.width * 0.4, frame.y + frame.height * part);
        looks.seen++;
        if (!element || !adapter.isRow(element)) looks.blank++;
      }
      look();
    });
  }

  return {
    async prepare(count: number) {
      rows = register(count);
      pages = [register(50, 1e6), register(50, 2e6)];
      await adapter.prepare?.();
    },
    async mount(mode: "all" | "select") {
      const ms = await probe.time(() => adapter.mount(root, { columns, rows, mode }));
      line = top(found(adapter.rows()[0], "row"));
      return ms;
    },
    mountPage: () => probe.time(() => adapter.mount(root, { columns, rows: found(pages[0], "page"), mode: "page" })),
    nextPage: () => probe.time(() => adapter.replace(found(pages[1], "page"))),
    shown: () => adapter.rows().length,
    centre() {
      const { x, y, width, height } = scroller().getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
    heading(key: Column["key"]) {
      const { x, y, height } = found(adapter.heading(key), `heading ${key}`).getBoundingClientRect();
      return { x: x + 30, y: y + height / 2 };
    },
    /**
     * From the next press until the table is sorted: for numbers the row with the least one on top; for text, whose
     * order each library has its own of, another row than before.
     */
    awaitSorted(key: "value" | "owner") {
      const before = firstText();
      const least = rows.reduce((a, b) => (b.value < a.value ? b : a));
      probe.afterPress(() => {
        const now = firstText();
        return key === "value" ? now.includes(least.parcel) : now !== "" && now !== before;
      });
    },
    /** Owners in view, from the first row on. */
    owners: () => {
      const byParcel = new Map(rows.map((row) => [row.parcel, row.owner]));
      return adapter.rows().flatMap(({ textContent }) => {
        const parcel = /17:\d\d:\d{4}:\d{6}/.exec(textContent ?? "")?.[0];
        return (parcel !== undefined && byParcel.get(parcel)) || [];
      });
    },
    /** Until what is brought ahead has come, and the document has not changed for half a second. */
    async rest() {
      await adapter.ahead?.();
      await new Promise<void>((resolve) => {
        let waiting: ReturnType<typeof setTimeout> | undefined;
        const wait = (): void => {
          clearTimeout(waiting);
          waiting = setTimeout(() => {
            observer.disconnect();
            resolve();
          }, 500);
        };
        const observer = new MutationObserver(wait);
        observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
        wait();
      });
    },
    box() {
      const { x, y, width, height } = box().getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
    awaitSelected() {
      probe.afterPress(() => box().checked);
    },
    reach: () => scroller().scrollHeight - scroller().clientHeight,
    /** Back to the top, until it has stayed there for ten frames: the last turns of the wheel may still be on their way. */
    async rewind() {
      for (let still = 0; still < 10; still++) {
        if (scroller().scrollTop > 0) {
          scroller().scrollTop = 0;
          still = 0;
        }
        await frame();
      }
    },
    watchBlank() {
      looks = { seen: 0, blank: 0 };
      looking = true;
      look();
    },
    blankShare() {
      looking = false;
      return looks.blank / looks.seen;
    },
  };
}
