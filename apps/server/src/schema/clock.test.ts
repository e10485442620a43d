import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";

const source = path.resolve(import.meta.dirname, "..");

test("no SQL of the server reads the database's clock: time comes from the injected one", async () => {
  const applications = (await readdir(source, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const found: string[] = [];
  for (const application of applications) {
    const text = await readFile(path.join(source, application), "utf8");
    // In code, `now()` is always a method of a clock; comments may speak of it.
    const code = text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, "");
    if (/(?<![.\w])now\(\)(?!\s*[:{])|current_(timestamp|date|time)\b|clock_timestamp|localtimestamp/i.test(code))
      found.push(application);
  }
  expect(found).toEqual([]);
});
