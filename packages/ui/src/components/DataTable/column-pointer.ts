/** Pulling at columns with a mouse or a pen. Loaded when a heading is first pressed; it draws straight into the document, so that no row is drawn while it lasts. */

/** What both kinds of pulling need of the table. */
export interface ColumnPull {
  readonly table: HTMLTableElement;
  /** Where the pointer went down. */
  readonly x: number;
  /** Id of the pulled column. */
  readonly column: string;
}

/** Pixels the pointer may tremble before a press becomes a pull. */
const tremble = 6;

function headings(table: HTMLTableElement): HTMLElement[] {
  return [...table.querySelectorAll<HTMLElement>("thead [data-column]")];
}

/** The `col` of a heading: both stand in the same place of their row. */
function colOf(table: HTMLTableElement, heading: HTMLElement): HTMLElement | null {
  const place = [...(heading.parentElement?.children ?? [])].indexOf(heading);
  return table.querySelectorAll<HTMLElement>("col")[place] ?? null;
}

/** Listens until the button is let go; Escape and a lost pointer give up. */
function whilePulled(onMove: (event: PointerEvent) => void, onEnd: (taken: boolean) => void): void {
  const listening = new AbortController();
  const { signal } = listening;
  const end = (taken: boolean): void => {
    listening.abort();
    onEnd(taken);
  };
  window.addEventListener("pointermove", onMove, { signal });
  window.addEventListener("pointerup", () => end(true), { signal });
  window.addEventListener("pointercancel", () => end(false), { signal });
  window.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      end(false);
    },
    { signal, capture: true },
  );
}

/**
 * Follows the pointer with a column's edge. Columns before it keep the width they have, or the edge would run away
 * from the pointer.
 *
 * @param onDone told the widths to keep, by column
 */
export function pullWidth(pull: ColumnPull, least: number, onDone: (widths: Record<string, number>) => void): void {
  const { table, column, x } = pull;
  const rtl = getComputedStyle(table).direction === "rtl";
  const all = headings(table);
  const until = all.findIndex(({ dataset }) => dataset["column"] === column);
  const heading = all[until];
  if (!heading) return;
  const begin = heading.getBoundingClientRect().width;
  const cols = all.slice(0, until + 1).map((one) => {
    const col = colOf(table, one);
    return {
      id: one.dataset["column"] ?? "",
      col,
      was: col?.style.inlineSize ?? "",
      width: one.getBoundingClientRect().width,
    };
  });
  const tableMin = table.style.getPropertyValue("--yer-table-min");
  let width = begin;
  let pulled = false;

  whilePulled(
    (event) => {
      const by = (event.clientX - x) * (rtl ? -1 : 1);
      pulled ||= Math.abs(by) > 1;
      if (!pulled) return;
      table.dataset["pulling"] = "";
      width = Math.max(least, Math.round(begin + by));
      for (const one of cols) {
        if (one.col) one.col.style.inlineSize = `${one.id === column ? width : one.width}px`;
      }
      table.style.setProperty("--yer-table-min", `${Number.parseFloat(tableMin) + width - begin}px`);
    },
    (taken) => {
      delete table.dataset["pulling"];
      if (taken && pulled) {
        onDone(Object.fromEntries(cols.map((one) => [one.id, one.id === column ? width : one.width])));
        return;
      }
      for (const one of cols) if (one.col) one.col.style.inlineSize = one.was;
      table.style.setProperty("--yer-table-min", tableMin);
    },
  );
}

function swallow(event: Event): void {
  event.stopPropagation();
}

/** Where a pulled column would go. */
export interface ColumnDrop {
  readonly id: string;
  readonly side: "before" | "after";
}

/**
 * Follows the pointer with a heading and marks where it would go: among those kept at the same edge, or among those
 * that scroll.
 */
export function pullPlace(pull: ColumnPull, onDone: (to: ColumnDrop) => void): void {
  const { table, column, x } = pull;
  const rtl = getComputedStyle(table).direction === "rtl";
  const all = headings(table);
  const heading = all.find(({ dataset }) => dataset["column"] === column);
  if (!heading) return;
  const mates = all.filter(({ dataset }) => dataset["sticky"] === heading.dataset["sticky"]);
  let drop: ColumnDrop | undefined;
  const unmark = (): void => {
    for (const mate of mates) delete mate.dataset["drop"];
  };

  whilePulled(
    (event) => {
      if (heading.dataset["pulled"] === undefined && Math.abs(event.clientX - x) < tremble) return;
      heading.dataset["pulled"] = "";
      unmark();
      drop = undefined;
      const over = mates.find((mate) => {
        const { left, right } = mate.getBoundingClientRect();
        return event.clientX >= left && event.clientX < right;
      });
      if (!over || over === heading) return;
      const { left, width } = over.getBoundingClientRect();
      const side = event.clientX < left + width / 2 === rtl ? "after" : "before";
      over.dataset["drop"] = side;
      drop = { id: over.dataset["column"] ?? "", side };
    },
    (taken) => {
      unmark();
      if (heading.dataset["pulled"] === undefined) return;
      delete heading.dataset["pulled"];
      // The press that ends a pull must not sort.
      window.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
      if (taken && drop) onDone(drop);
    },
  );
}

/** Widest that fitting makes a column: one long address should not push all others out of view. */
const widest = 480;

/** The width at which nothing that is drawn of a column is cut or wrapped. */
export function fittingWidth(table: HTMLTableElement, column: string): number {
  const heading = headings(table).find(({ dataset }) => dataset["column"] === column);
  const place = [...(heading?.parentElement?.children ?? [])].indexOf(heading as Element);
  table.dataset["measuring"] = "";
  const range = document.createRange();
  let width = 0;
  for (const row of table.querySelectorAll("[data-grid-row]:not([data-group])")) {
    const cell = row.children[place];
    if (!cell) continue;
    range.selectNodeContents(cell);
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell);
    const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
    width = Math.max(width, range.getBoundingClientRect().width + padding);
  }
  delete table.dataset["measuring"];
  return Math.min(widest, Math.ceil(width) + 2);
}
