import type { TableAdapter } from "../../workloads/table/adapter.js";
import type { Column, Row } from "../../workloads/table/register.js";

/** A fixed set of rows by hand, moved and filled anew while the table scrolls: the least that does the visible work. */
const height = 40;
let columns: readonly Column[] = [];
let rows: readonly Row[] = [];
let scroller: HTMLElement | undefined;
let lines: HTMLElement[] = [];

function element(className: string, style: string): HTMLElement {
  const made = document.createElement("div");
  made.className = className;
  made.style.cssText = style;
  return made;
}

const lineStyle = `display:flex;height:${height}px;box-sizing:border-box;border-bottom:1px solid #ddd;font:14px sans-serif;`;
const cellStyle = "padding:10px 8px;box-sizing:border-box;overflow:hidden;white-space:nowrap;";

function makeLine(selectable: boolean): HTMLElement {
  const made = element("row", `${lineStyle}position:absolute;width:100%`);
  for (const { width } of columns) {
    const cell = element("", `${cellStyle}width:${width}px`);
    cell.append("");
    made.append(cell);
  }
  if (selectable) made.append(Object.assign(document.createElement("input"), { type: "checkbox" }));
  return made;
}

function show(): void {
  const first = Math.max(0, Math.floor((scroller?.scrollTop ?? 0) / height) - 1);
  for (let at = first; at < Math.min(rows.length, first + lines.length); at++) {
    const line = lines[at % lines.length];
    const row = rows[at];
    if (!line || !row || (line.dataset.row === String(row.id) && line.dataset.at === String(at))) continue;
    line.dataset.row = String(row.id);
    line.dataset.at = String(at);
    line.style.transform = `translateY(${at * height}px)`;
    for (const [index, { key }] of columns.entries()) {
      const text = line.children[index]?.firstChild;
      if (text instanceof Text) text.data = String(row[key]);
    }
  }
}

function sort({ key, kind }: Column): void {
  const collator = new Intl.Collator("tr");
  rows = rows.toSorted(
    kind === "number"
      ? (a, b) => Number(a[key]) - Number(b[key])
      : (a, b) => collator.compare(String(a[key]), String(b[key])),
  );
  show();
}

export default {
  async mount(root, input) {
    ({ columns, rows } = input);
    scroller = element("", "height:100%;overflow:auto");
    const head = element("", `${lineStyle}position:sticky;top:0;background:#eee;z-index:1`);
    for (const column of columns) {
      const cell = element("", `${cellStyle}width:${column.width}px`);
      cell.dataset.key = column.key;
      cell.textContent = column.title;
      cell.addEventListener("click", () => sort(column));
      head.append(cell);
    }
    const body = element("", `position:relative;height:${rows.length * height}px`);
    scroller.append(head, body);
    root.append(scroller);
    const count = input.mode === "page" ? rows.length : Math.ceil(root.clientHeight / height) + 2;
    lines = Array.from({ length: count }, () => makeLine(input.mode === "select"));
    show();
    body.append(...lines);
    scroller.addEventListener("scroll", show);
  },
  async replace(next) {
    rows = next;
    show();
  },
  scroller: () => scroller ?? null,
  heading: (key) => document.querySelector(`[data-key="${key}"]`),
  isRow: (hit) => hit.closest(".row") !== null,
  rows: () =>
    lines
      .filter((line) => line.dataset.at !== undefined && line.getBoundingClientRect().bottom > height + 2)
      .toSorted((a, b) => Number(a.dataset.at) - Number(b.dataset.at)),
} satisfies TableAdapter;
