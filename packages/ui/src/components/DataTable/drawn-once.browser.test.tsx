import { Profiler, type ReactNode, startTransition, useEffect, useLayoutEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { UiProvider } from "../../UiProvider/UiProvider.js";
import { SearchField } from "../SearchField/SearchField.js";
import { DataTable } from "./DataTable.js";
import type { DataTableColumn } from "./types.js";

interface Plot {
  readonly id: string;
}

const columns: readonly DataTableColumn<Plot>[] = [
  { id: "id", header: "Raqam", cell: ({ id }) => id, isRowHeader: true },
];
const table = <DataTable aria-label="Plots" columns={columns} rows={[{ id: "7" }]} rowId={({ id }) => id} />;

let root: Root;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement("main")));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const show = (content: ReactNode): void => root.render(<UiProvider locale="uz_UZ">{content}</UiProvider>);
const framesPassed = async (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

it("a table is drawn once, also where the browser says late that the fonts have come", async () => {
  const drawings: string[] = [];
  await document.fonts.ready;
  show(
    <Profiler id="table" onRender={(_id, phase) => drawings.push(phase)}>
      {table}
    </Profiler>,
  );
  await expect.element(page.getByRole("rowheader")).toBeVisible();
  await framesPassed();
  document.fonts.dispatchEvent(new Event("loadingdone"));
  await framesPassed();
  expect(drawings).toEqual(["mount"]);
});

it.each([
  ["a table", table],
  ["a search", <SearchField key="search" label="Qidiruv" />],
])("a page that takes the place of %s is there before its effects run", async (_, before) => {
  const happened: string[] = [];
  function Next() {
    useLayoutEffect(() => queueMicrotask(() => happened.push("there")), []);
    useEffect(() => {
      happened.push("effects");
    }, []);
    return <p>Keyingi</p>;
  }
  show(before);
  await expect.element(page.getByRole("main").first()).not.toBeEmptyDOMElement();
  await framesPassed();
  startTransition(() => show(<Next />));
  await expect.poll(() => happened).toHaveLength(2);
  expect(happened).toEqual(["there", "effects"]);
});
