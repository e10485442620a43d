import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { tagsOf } from "./stream.js";

const source = path.resolve(import.meta.dirname, "..");

/** Kinds that are told where files are recorded or events published, as the code names them. */
const told = /\b(?:publish|record|recordAll)\([^;]*?\b(?:kind|action): "([a-z-]+\.[a-z.-]+)"/g;

test("whatever is told makes some screen read again", async () => {
  const files = (await readdir(source, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const kinds = new Set<string>();
  for (const file of files) {
    const text = await readFile(path.join(source, file), "utf8");
    for (const [, kind = ""] of text.matchAll(told)) kinds.add(kind);
  }
  expect(kinds.size).toBeGreaterThan(30);
  expect([...kinds].filter((kind) => tagsOf({ kind }).length === 0)).toEqual([]);
});
