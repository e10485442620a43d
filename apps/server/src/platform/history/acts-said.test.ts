import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { saidBy } from "@yer/api/contract/history";
import { expect, test } from "vitest";
import { sharedMessages } from "../language/catalogue.js";

const source = path.resolve(import.meta.dirname, "../..");

/** The acts that the service writes into histories, as its source names them. */
async function actsWritten(): Promise<string[]> {
  const files = (await readdir(source, { recursive: true })).filter(
    (name) => /(?<!\.test)\.ts$/.test(name) && !name.startsWith("testing"),
  );
  const sources = await Promise.all(files.map((name) => readFile(path.join(source, name), "utf8")));
  const named = sources.flatMap((text) =>
    [...text.matchAll(/\baction: [^,\n]*/g)].flatMap(([value]) =>
      [...value.matchAll(/"([a-z_-]+\.[a-z_.-]+)"/g)].map(([, act]) => act ?? ""),
    ),
  );
  return [...new Set(named)];
}

test("whatever a person did is said in words on the page of their deeds, without what the record holds", async () => {
  const { messages } = await sharedMessages("history/", "ru_RU");
  const words: Readonly<Record<string, string>> = messages;
  const acts = await actsWritten();
  expect(acts).toContain("place.split");
  expect(acts).toContain("article.published");
  const unsaid = acts.filter((action) => {
    const said = words[saidBy({ action })];
    return said === undefined || said.includes("{");
  });
  expect(unsaid).toEqual([]);
});
