/**
 * Test files that run in the project `server-soak` alone, under `src/`, each with the reason why `test` need not wait for it:
 * no act of a person depends on what it holds (docs/decisions/0377-what-a-newcomer-waits-for.md).
 */
export const onlyInSoak: Readonly<Record<string, string>> = {
  "main/production-build.test.ts": "builds the service once more, and reads what was built",
  "schema/batches-carried-over.test.ts":
    "lets a released migration run once more, over a database of the version before",
  "schema/money-carried-over.test.ts": "lets a released migration run once more, over a database of the version before",
};
