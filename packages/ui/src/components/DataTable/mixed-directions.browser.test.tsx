import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { UiProvider } from "../../UiProvider/UiProvider.js";
import { DescriptionList } from "../DescriptionList/DescriptionList.js";
import { DataTable } from "./DataTable.js";
import type { DataTableColumn } from "./types.js";

interface Person {
  readonly name: string;
  readonly place: string;
}

const columns: readonly DataTableColumn<Person>[] = [
  { id: "name", header: "Name", isRowHeader: true, cell: ({ name }) => name },
  { id: "place", header: "Place", cell: ({ place }) => place },
];

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

/** Where a piece of an element's text begins and ends, in pixels from the left. */
function placeOf(element: Element, piece: string): { left: number; right: number } {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.textContent?.indexOf(piece) ?? -1;
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + piece.length);
    return range.getBoundingClientRect();
  }
  throw new Error(`“${piece}” is not there`);
}

async function show(dir: "ltr" | "rtl", name: string, place: string): Promise<void> {
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <UiProvider locale="en_US" direction={dir}>
      <DataTable aria-label="Rows" columns={columns} rows={[{ name, place }]} rowId={() => "1"} />
      <DescriptionList items={[{ term: "Address", details: place }]} />
    </UiProvider>,
  );
  await expect.element(page.getByRole("definition")).toBeVisible();
}

test("an address keeps its own order in a page laid out from the right, at its column's edge", async () => {
  await show("rtl", "Karimov", "14, Navoiy street");
  for (const one of [page.getByRole("gridcell", { name: /Navoiy/ }), page.getByRole("definition")]) {
    const element = one.element();
    expect(placeOf(element, "14").left).toBeLessThan(placeOf(element, "Navoiy").left);
    const { right } = element.getBoundingClientRect();
    expect(right - placeOf(element, "street").right).toBeLessThan(40);
  }
});

test("a name that is written from the right keeps its own order in a page laid out from the left, at its column's edge", async () => {
  await show("ltr", "علی Karimov", "علی Karimov");
  for (const one of [page.getByRole("rowheader"), page.getByRole("definition")]) {
    const element = one.element();
    expect(placeOf(element, "علی").left).toBeGreaterThan(placeOf(element, "Karimov").left);
    expect(placeOf(element, "Karimov").left - element.getBoundingClientRect().left).toBeLessThan(40);
  }
});
