import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { UiProvider } from "../../UiProvider/UiProvider.js";
import { StatusTag } from "../StatusTag/StatusTag.js";
import { DataTable } from "./DataTable.js";
import { noSelection } from "./selection.js";
import type { DataTableColumn } from "./types.js";

interface Plot {
  readonly id: string;
  readonly term: string | null;
}

const plots: readonly Plot[] = Array.from({ length: 10 }, (_, index) => ({
  id: `2026-1730-00004${String(index)}`,
  term: index === 0 ? null : "осталось 29 дней",
}));
const columns: readonly DataTableColumn<Plot>[] = [
  { id: "id", header: "Номер", cell: ({ id }) => id, isRowHeader: true, allowsSorting: true },
  {
    id: "status",
    header: "Статус",
    cell: () => <StatusTag tone="warning">Отправить на заключение</StatusTag>,
    narrow: "bare",
  },
  {
    id: "term",
    header: "Срок",
    cell: ({ term }) => (term === null ? <span data-none="">—</span> : <StatusTag>{term}</StatusTag>),
    narrow: "bare",
  },
  { id: "person", header: "Занимающее лицо", cell: () => "Rasulova Iroda Ilhom qizi", narrow: "bare" },
  { id: "place", header: "Расположение", cell: () => "город Самарканд, махалля Сойибобод", narrow: "bare" },
  { id: "basis", header: "Основание", cell: ({ id }) => (id.endsWith("9") ? "4" : "—") },
  { id: "number", header: "Кадастровый номер", cell: () => <span data-none="">—</span> },
  { id: "note", header: "Примечание", cell: ({ id }) => (id.endsWith("1") ? "есть" : null) },
];

let root: Root;
beforeEach(async () => {
  await page.viewport(390, 844);
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <UiProvider locale="ru_RU">
      <div style={{ padding: 16 }}>
        <DataTable
          aria-label="Дела"
          columns={columns}
          rows={plots}
          rowId={({ id }) => id}
          selection={noSelection}
          onSelectionChange={() => undefined}
        />
      </div>
    </UiProvider>,
  );
  await expect.poll(() => document.querySelector("tr[data-row]")).not.toBeNull();
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const rows = (): Element[] => [...document.querySelectorAll("tr[data-row]")];
const cellOf = (row: Element | undefined, label: string) => row?.querySelector(`[data-label="${label}"]`);
const shown = (index: number, label: string) => cellOf(rows()[index], label)?.checkVisibility();
/** Where what a card says of its record begins. */
const starts = (row: Element): readonly number[] =>
  ["Номер", "Занимающее лицо", "Расположение"].map((label) =>
    Math.round(cellOf(row, label)?.getBoundingClientRect().left ?? 0),
  );

it("shows at least four rows on a phone, under what stands over a register there", () => {
  // Banner and header of the app, the head and the search of the register, another banner below.
  const room = 844 - 40 - 56 - 136 - 40;
  const top = document.querySelector("table")?.getBoundingClientRect().top ?? 0;
  expect(rows().filter((row) => row.getBoundingClientRect().bottom - top <= room).length).toBeGreaterThanOrEqual(4);
});

it("cuts no status and no term of a card, and leaves out one that says nothing", () => {
  const tags = [...document.querySelectorAll<HTMLElement>("tr[data-row] [data-tone] > span")];
  expect(tags).toHaveLength(19);
  expect(tags.filter((tag) => tag.scrollWidth > tag.clientWidth + 1)).toEqual([]);
  expect(rows()[0]?.querySelector("[data-none]")?.checkVisibility()).toBe(false);
});

it("begins words of a card where its name begins, also where a short name leaves room beside it", () => {
  for (const row of rows()) {
    for (const tag of row.querySelectorAll('[data-label="Статус"], [data-label="Срок"]')) tag.remove();
    row.querySelector('[data-label="Занимающее лицо"]')?.replaceChildren("Umarov Ali");
  }
  expect(rows().map((row) => new Set(starts(row)).size)).toEqual(rows().map(() => 1));
});

it("gives no line of a card to a fact that is missing", () => {
  expect([shown(1, "Основание"), shown(1, "Кадастровый номер")]).toEqual([false, false]);
  expect(shown(9, "Основание")).toBe(true);
});

it("cuts none with the spacing of text that WCAG 1.4.12 asks for", () => {
  const spacing = new CSSStyleSheet();
  spacing.replaceSync(
    "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }",
  );
  document.adoptedStyleSheets.push(spacing);
  const tags = [...document.querySelectorAll<HTMLElement>("tr[data-row] [data-tone] > span")];
  expect(tags.filter((tag) => tag.scrollWidth > tag.clientWidth + 1)).toEqual([]);
  document.adoptedStyleSheets.pop();
});

it("still says what a value without its heading is, to who hears the card", () => {
  const status = rows()[0]?.querySelector('[data-label="Статус"]');
  const heading = status && getComputedStyle(status, "::before");
  expect(heading?.content).not.toBe("none");
  expect(heading?.display).not.toBe("none");
  expect(heading?.visibility).toBe("visible");
  expect(heading?.clipPath).toBe("inset(50%)");
});

it("breaks no heading of a card inside a word, however narrow the card is", async () => {
  const heading = "Дела в ответственности";
  root.render(
    <UiProvider locale="ru_RU">
      <div style={{ inlineSize: 220 }}>
        <DataTable
          aria-label="Сотрудники"
          columns={[
            { id: "id", header: "Номер", cell: ({ id }) => id, isRowHeader: true },
            { id: "duty", header: heading, cell: () => "0" },
          ]}
          rows={plots}
          rowId={({ id }) => id}
        />
      </div>
    </UiProvider>,
  );
  const drawn = () => document.querySelector(`td[data-label="${heading}"]`);
  await expect.poll(drawn).not.toBeNull();
  const cell = drawn();
  if (cell === null) throw new Error("The cell went again.");
  const word = cell.appendChild(document.createElement("span"));
  word.textContent = "ответственности";
  const before = getComputedStyle(cell, "::before");
  Object.assign(word.style, { position: "absolute", fontSize: before.fontSize, fontWeight: before.fontWeight });
  expect(Number.parseFloat(before.inlineSize)).toBeGreaterThanOrEqual(Math.floor(word.offsetWidth));
});

it("gives a cell that holds nothing no line: the heading of a group has no values", () => {
  const [first, second] = rows();
  expect(first?.querySelector('[data-label="Примечание"]')?.getBoundingClientRect().height).toBe(0);
  expect(second?.querySelector('[data-label="Примечание"]')?.getBoundingClientRect().height).toBeGreaterThan(0);
});
