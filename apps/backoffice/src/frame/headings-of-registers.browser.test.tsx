import { locales } from "@yer/api/contract/appearance";
import type { Register } from "@yer/api/contract/register";
import { DataTable, type DataTableColumn, UiProvider, uzbekistan } from "@yer/ui";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { loadTexts } from "../base/language/texts.js";
import { registers } from "./testing/registers-of-contract.js";

const files = import.meta.glob<{ readonly messages: Readonly<Record<string, string>> }>("../**/messages/*.ts", {
  eager: true,
});

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

const headings = (): readonly string[] =>
  Array.from(document.querySelectorAll("[role=columnheader]"), ({ textContent }) => textContent);

/** Words of headings that are drawn in more than one line, or beyond their column. */
function brokenWords(): string[] {
  const broken: string[] = [];
  for (const heading of document.querySelectorAll("[role=columnheader]")) {
    const column = heading.getBoundingClientRect();
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\S+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (lines.size > 1 || range.getBoundingClientRect().right > column.right) broken.push(word);
      }
    }
  }
  return broken;
}

it.each(locales)("no register breaks a word of its headings, however narrow its columns are: %s", async (locale) => {
  const texts = Object.assign(
    {},
    await loadTexts(locale),
    ...Object.entries(files)
      .filter(([path]) => path.endsWith(`/${locale}.ts`))
      .map(([, { messages }]) => messages),
  ) as Readonly<Record<string, string>>;
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
