import { sql } from "kysely";
import type { MachineClock } from "../../platform/clock/clock.js";
import type { Config } from "../../platform/config/config.js";
import type { Db } from "../../platform/database/database.js";
import { openDatabase } from "../../platform/database/open-database.js";
import { proveCounts } from "../proofs/counts.js";
import { proveFiles } from "../proofs/files.js";
import { proveHistory } from "../proofs/history.js";
import { proveMoney } from "../proofs/money.js";
import type { Prove } from "../proofs/proof.js";
import { proveSignatures } from "../proofs/signatures.js";
import type { DrillReport, ProvenPart } from "./drill-report.js";
import type { Programs } from "./programs.js";
import { type Restoration, restoreCluster } from "./restored-cluster.js";

/** What a backup must prove, in the order in which it is asked. */
const parts: readonly (readonly [string, Prove])[] = [
  ["history", proveHistory],
  ["signatures", proveSignatures],
  ["money", proveMoney],
  ["counts", proveCounts],
  ["files", proveFiles],
];

/** Faults of a part that a report names; it counts all. */
const mostNamed = 100;

/** Options of a drill. */
export interface DrillOrder extends Restoration {
  /** Name of the service's database in the cluster. */
  readonly database: string;
}

/**
 * Brings the service's database back from its backup on a scratch server, and proves that what matters came back whole;
 * files are those of the settings' `DATA_DIR`. Nothing stays but what it answers.
 * @throws {ProgramFailed} where the backup cannot be brought back at all
 */
export async function runDrill(
  programs: Programs,
  order: DrillOrder,
  config: Config,
  clock: MachineClock,
): Promise<DrillReport> {
  const begun = clock.now();
  const cluster = await restoreCluster(programs, order);
  try {
    const restored = clock.now();
    const opened = await openDatabase({ databaseUrl: cluster.url(order.database) });
    const { db } = opened;
    try {
      const proven: ProvenPart[] = [];
      for (const [name, prove] of parts) {
        const since = performance.now();
        const { holds, faults, said } = await prove(db, config);
        const seconds = secondsSince(since);
        proven.push({ name, holds, seconds, said, faults: faults.slice(0, mostNamed), faultsInAll: faults.length });
      }
      return {
        begun: begun.toISOString(),
        ended: clock.now().toISOString(),
        ...(order.to === undefined ? {} : { askedFor: order.to }),
        lastTransaction: await lastTransaction(db),
        restoreSeconds: (restored.getTime() - begun.getTime()) / 1000,
        byStatus: await countByStatus(db),
        parts: proven,
        holds: proven.every(({ holds }) => holds),
      };
    } finally {
      await opened.close();
    }
  } finally {
    await cluster.close();
  }
}

function secondsSince(since: number): number {
  return Math.round((performance.now() - since) / 100) / 10;
}

/** When the last act was done that came back; null of a database in which nothing ever was. */
async function lastTransaction(db: Db): Promise<string | null> {
  const { rows } = await sql<{ at: Date | null }>`select pg_last_xact_replay_timestamp() as at`.execute(db);
  return rows[0]?.at?.toISOString() ?? null;
}

async function countByStatus(db: Db): Promise<Readonly<Record<string, number>>> {
  const rows = await db
    .selectFrom("applications")
    .select(["status", (count) => count.fn.countAll<string>().as("files")])
    .groupBy("status")
    .orderBy("status")
    .execute();
  return Object.fromEntries(rows.map(({ status, files }) => [status, Number(files)]));
}
