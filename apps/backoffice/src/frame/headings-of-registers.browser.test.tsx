import { locales } from "@yer/api/contract/appearance";
import type { Register } from "@yer/api/contract/register";
import { DataTable, type DataTableColumn, UiProvider, uzbekistan } from "@yer/ui";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { allTexts } from "./testing/all-texts.js";
import { brokenWords, headingsDrawn } from "./testing/broken-words.js";
import { registers } from "./testing/registers-of-contract.js";

/** The table of a register, with columns as narrow as their headings allow, and all that can stand in a heading. */
function Narrow({ of: { name, columns }, texts }: { of: Register; texts: Readonly<Record<string, string>> }) {
  const narrow = Object.entries(columns).map(([id, { heading }]): DataTableColumn<object> => ({
    id,
    header: texts[heading] ?? "",
    cell: () => "",
    sortValue: () => null,
    width: 1,
  }));
  return <DataTable aria-label={name} columns={narrow} rows={[]} rowId={() => ""} defaultColumnState={{}} />;
}

const headings = (): readonly string[] => headingsDrawn().map(({ textContent }) => textContent ?? "");

it.each(locales)("no register breaks a word of its headings, however narrow its columns are: %s", async (locale) => {
  const texts = await allTexts(locale);
  const root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <UiProvider {...uzbekistan} locale={locale}>
      {registers.map((register) => (
        <Narrow key={register.name} of={register} texts={texts} />
      ))}
    </UiProvider>,
  );
  const columns = registers.reduce((sum, register) => sum + Object.keys(register.columns).length, 0);
  await expect.poll(() => headings().filter((heading) => heading !== "")).toHaveLength(columns);
  // A font may be on its way.
  await expect.poll(brokenWords).toEqual([]);
  root.unmount();
});
