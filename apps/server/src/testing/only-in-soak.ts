/**
 * Test files that run in the project `server-soak` alone, under `src/`, each with the reason why `test` need not wait for it:
 * no act of a person depends on what it holds (docs/decisions/0377-what-a-newcomer-waits-for.md).
 */
export const onlyInSoak: Readonly<Record<string, string>> = {
  "main/production-build.test.ts": "builds the service once more, and reads what was built",
  "schema/batches-carried-over.test.ts":
    "lets a released migration run once more, over a database of the version before",
  "schema/history-parts.test.ts":
    "lets a released migration run over a history of the version before, and operators' statements",
  "schema/money-carried-over.test.ts": "lets a released migration run once more, over a database of the version before",
  "demo/fill-test-app.test.ts": "how tests copy what another has filled",
  "platform/database/shared-database.test.ts": "how tests empty the database that they share",
};
