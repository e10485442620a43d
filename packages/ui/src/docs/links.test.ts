import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const source = path.resolve(import.meta.dirname, "..");

function texts(pattern: string): string[] {
  return globSync(pattern, { cwd: source }).map((file) => readFileSync(path.join(source, file), "utf8"));
}

/** The address of a page, as Storybook makes it of a title. */
function pageOf(title: string): string {
  return `${title.toLowerCase().replaceAll(/[^a-z0-9]+/gu, "-")}--docs`;
}

const pages = new Set(
  [...texts("**/*.stories.tsx"), ...texts("docs/**/*.mdx")].flatMap((text) => {
    // A component's title has its group; the words of a dialog have no slash.
    const title = /\btitle[:=] ?"([A-Z][\w ]*\/[^"]+)"/u.exec(text)?.[1];
    return title === undefined ? [] : [pageOf(title)];
  }),
);

describe("a link of the book", () => {
  const links = texts("docs/**/*.mdx").flatMap((text) =>
    [...text.matchAll(/\(\?path=\/docs\/([\w-]+)\)/gu)].map(([, page = ""]) => page),
  );

  it.each([...new Set(links)].toSorted((one, other) => (one < other ? -1 : 1)))("leads to a page: %s", (page) => {
    expect(pages).toContain(page);
  });
});
