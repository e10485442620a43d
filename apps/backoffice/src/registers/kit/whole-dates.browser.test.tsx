import { DataTable } from "@yer/ui";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { useText } from "../../base/language/use-text.js";
import { closeScreen, openScreen } from "../testing/opened-screen.js";
import { drawColumns } from "./draw-columns.js";
import { useSay } from "./use-say.js";

afterEach(closeScreen);

const rows = [{ id: "1", day: "2028-08-28" }];
const declared = {
  id: { kind: "text", field: "id", heading: "word.day" },
  day: { kind: "day", field: "day", heading: "word.day" },
} as const;

/** A table whose screen asks for a column of days as narrow as it goes; its heading is a word of three letters. */
function Days() {
  const columns = drawColumns<(typeof rows)[number]>(declared, { day: { width: 1 } }, useSay(useText()));
  return (
    <DataTable
      aria-label="Days"
      columns={columns.map((column) => ({ ...column, header: "Day" }))}
      rows={rows}
      rowId={({ id }) => id}
    />
  );
}

it("cuts no date, which is written alike in every language, however narrow its column is asked to be", async () => {
  await page.viewport(1440, 900);
  await openScreen(Days, { address: "/", mocks: [], codes: [] });
  await expect.element(page.getByText("28.08.2028")).toBeVisible();
  const cell = page.getByText("28.08.2028").element().closest("td") ?? document.body;
  expect(cell.scrollWidth).toBe(cell.clientWidth);
  expect(cell.clientWidth).toBeLessThan(120);
});
