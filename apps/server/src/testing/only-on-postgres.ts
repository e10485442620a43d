/**
 * Tests that are left out on the embedded database, under `src/`. Soak of them kills programs in the middle of long work, and
 * what it holds is the order in which that work commits, which is the same on both: a country runs PostgreSQL, and what the
 * embedded database itself survives, `platform/crash/kill.soak.test.ts` tells. The others make clusters of PostgreSQL's own,
 * or a register as large as measurements want it, of which nothing is shown to anybody.
 */
export const onlyOnPostgres: readonly string[] = [
  "cases/application-acts/clock-servers.soak.test.ts",
  "cases/bulk-moves/kill-areas.soak.test.ts",
  "cases/placing/following.soak.test.ts",
  "registers/batches/kill.soak.test.ts",
  "demo/scale.test.ts",
  "main/drill/drill.test.ts",
  "platform/database/replicas.test.ts",
];
