import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrations } from "./migrations.js";
import type { SchemaMigration } from "./schema-migration.js";

const squawk = createRequire(import.meta.url).resolve("squawk-cli/js/bin/squawk");

/** What squawk would have and we do otherwise. */
const otherwise = [
  // Every migration gets a bound for its locks from `withBoundedLocks`, and none for its work: a fill takes what it takes.
  "require-lock-timeout",
  "require-statement-timeout",
  // Numbers that count years, steps and months; what grows with the country is identity or bigint.
  "prefer-bigint-over-int",
  "prefer-bigint-over-smallint",
];

/** From before this was asked, by number: a migration that has been released is never edited. */
const before = new Set(
  `0211 0221 0230 0240 0250 0260 0270 0280 0290 0310 0320 0345 0350 0355 0373 0374 0405 0421 0461 0462 0471 0481 0482
   0483 0484 0491 0495 0496 0498 0531 0545 0590 0591 0616 0617 0660 0690 0800 0801 0832 0850 0861 0862 0870 0880 0892
   0895 0897 0898 0899 0900 0901 0902 0905 0906 0911 0912 0915 0920 0925 0930 0931 0932 0933 0940 0957 0958 0964 0965
   0967 0973 0975 0976`.split(/\s+/),
);

/** What a migration does all the same, and why the version that serves beside it goes on. */
const nonetheless = new Set([
  // Under either name stands, in the same moment, a table of the same columns with the same rows (docs/decisions/0375).
  "0991-history-in-its-parts: renaming-table",
  // The version before neither reads nor writes it.
  "0992-history-whole-dropped: ban-drop-table",
]);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "yer-migrations-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What a migration says to a database, with no rows in it. */
async function statementsOf(migration: SchemaMigration): Promise<string> {
  const said: string[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      said.push(query.sql.trim().replace(/;?$/, ";\n"));
    },
  });
  await migration.up(db);
  return said.join("\n");
}

/** What is wrong with each of these migrations, such as `0999-a: ban-drop-table`. */
async function faultsOf(list: Readonly<Record<string, SchemaMigration>>): Promise<readonly string[]> {
  const faults: string[] = [];
  const entries = Object.entries(list);
  for (const inTransaction of [true, false]) {
    const files: string[] = [];
    for (const [name, migration] of entries) {
      if ((migration.inTransaction ?? true) !== inTransaction) continue;
      files.push(`${name}.sql`);
      writeFileSync(path.join(folder, `${name}.sql`), await statementsOf(migration));
    }
    if (files.length === 0) continue;
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [
        squawk,
        "--pg-version=15.0",
        "--reporter=json",
        ...otherwise.map((rule) => `--exclude=${rule}`),
        ...(inTransaction ? ["--assume-in-transaction"] : []),
        ...files,
      ],
      { cwd: folder, encoding: "utf8" },
    );
    if (!stdout.startsWith("[")) throw new Error(`squawk said: ${stdout}${stderr}`);
    const found = JSON.parse(stdout) as { file: string; rule_name: string }[];
    faults.push(...found.map(({ file, rule_name: rule }) => `${path.basename(file, ".sql")}: ${rule}`));
  }
  return faults;
}

const numberOf = (fault: string): string => fault.slice(0, 4);

test("no migration breaks the version that serves beside it, or keeps its writers out while it reads a table", async () => {
  const faults = await faultsOf(migrations);
  expect(faults.filter((fault) => !before.has(numberOf(fault)) && !nonetheless.has(fault))).toEqual([]);
  expect([...nonetheless].filter((fault) => !faults.includes(fault))).toEqual([]);
  expect([...before].filter((number) => !faults.some((fault) => numberOf(fault) === number))).toEqual([]);
});

const saying = (...statements: readonly string[]): SchemaMigration => ({
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});

test("one that would is told by what it does", async () => {
  expect(
    await faultsOf({
      "9901-index": saying("create index applications_n on applications (n)"),
      "9902-column": saying("alter table applications rename column n to m", "alter table applications drop column o"),
      "9903-check": saying("alter table applications add constraint positive check (n > 0)"),
      "9904-right": saying("alter table applications add column n integer", "create table t (n bigint)"),
    }),
  ).toEqual([
    "9901-index: require-concurrent-index-creation",
    "9902-column: renaming-column",
    "9902-column: ban-drop-column",
    "9903-check: constraint-missing-not-valid",
  ]);
});
