import { globSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { notOnPostgres } from "../../testing/not-on-postgres.js";
import { onlyInSoak } from "../../testing/only-in-soak.js";
import { onlyOnPostgres } from "../../testing/only-on-postgres.js";

const sources = path.resolve(import.meta.dirname, "../..");
/** Folders whose statements the tests of another folder run. */
const testedBy: Readonly<Record<string, string>> = {
  factors: "identity/auth/second-factor.test.ts",
  fields: "questions/field-groups/field-groups.test.ts",
  organisations: "identity/users/rights.test.ts",
  positions: "identity/users/rights.test.ts",
};
const testsOf = (pattern: string) => globSync(pattern, { cwd: sources }).filter((file) => file.endsWith(".test.ts"));

test("what is left out on PostgreSQL is there, with its reason", () => {
  const unknown = Object.entries(notOnPostgres).filter(
    ([pattern, reason]) => reason === "" || testsOf(pattern).length === 0,
  );
  expect(unknown).toEqual([]);
});

test("what runs on PostgreSQL alone is there, and is not left out on it", () => {
  const leftOut = new Set(Object.keys(notOnPostgres).flatMap(testsOf));
  expect(onlyOnPostgres.filter((file) => testsOf(file).length === 0 || leftOut.has(file))).toEqual([]);
});

test("what runs in soak alone is there, with its reason", () => {
  const unknown = Object.entries(onlyInSoak).filter(([file, reason]) => reason === "" || testsOf(file).length === 0);
  expect(unknown).toEqual([]);
});

test("every folder with SQL of its own has a file of tests that runs on PostgreSQL", () => {
  const left = new Set(Object.keys(notOnPostgres).flatMap(testsOf));
  const run = testsOf("**/*.test.ts").filter((file) => !left.has(file) && !file.endsWith(".soak.test.ts"));
  const tested = new Set(run.map((file) => file.split(path.sep)[0]));
  for (const [folder, by] of Object.entries(testedBy)) if (run.includes(by)) tested.add(folder);
  const folders = globSync("**/*queries.ts", { cwd: sources }).map((file) => file.split(path.sep)[0]);
  expect(folders.length).toBeGreaterThan(20);
  expect([...new Set(folders)].filter((folder) => !tested.has(folder))).toEqual([]);
});
