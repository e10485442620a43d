import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { allEndpoints } from "@yer/api/contract";
import { expect, test } from "vitest";
import { tagsOf } from "./stream.js";

const source = path.resolve(import.meta.dirname, "../..");

/** Kinds that are told where applications are recorded or events published, as the code names them. */
const told =
  /\b(?:publish|record|recordAll|recordArea|recordSchedule|remember)\([^;]*?\b(?:kind|action): "([a-z-]+\.[a-z.-]+)"/g;

/**
 * What nobody's act changes but the reader's own, in the screen that reads it; and reports that people make, whose numbers
 * are of the moment in which they are opened.
 */
const ownOnly = ["bookmarks", "drafts", "files", "noticeChoices", "reports"];

async function kindsTold(): Promise<ReadonlySet<string>> {
  const applications = (await readdir(source, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const kinds = new Set<string>();
  for (const application of applications) {
    const text = await readFile(path.join(source, application), "utf8");
    for (const [, kind = ""] of text.matchAll(told)) kinds.add(kind);
  }
  return kinds;
}

test("whatever is told makes some screen read again", async () => {
  const kinds = await kindsTold();
  expect(kinds.size).toBeGreaterThan(60);
  expect([...kinds].filter((kind) => tagsOf({ kind }).length === 0)).toEqual([]);
});

test("whatever screens read, another's change of it is told", async () => {
  const heard = new Set<string>([...(await kindsTold())].flatMap((kind) => tagsOf({ kind })));
  const read = new Set<string>(allEndpoints.filter(({ method }) => method === "GET").flatMap(({ tags }) => tags));
  expect([...read].filter((tag) => !heard.has(tag) && !ownOnly.includes(tag))).toEqual([]);
});
