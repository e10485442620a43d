/**
 * Soak tests that are left out on the embedded database, under `src/`: they kill programs in the middle of long work, and
 * what they hold is the order in which that work commits, which is the same on both. A country runs PostgreSQL; what the
 * embedded database itself survives, `platform/crash/kill.soak.test.ts` tells.
 */
export const onlyOnPostgres: readonly string[] = [
  "cases/applications/clock-servers.soak.test.ts",
  "cases/bulk-moves/kill-areas.soak.test.ts",
  "cases/placing/following.soak.test.ts",
  "registers/batches/kill.soak.test.ts",
];
