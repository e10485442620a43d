import type { ReplyOf } from "@yer/api/contract/endpoint";
import type { applicationRegister } from "@yer/api/contract/application-register";
import { type StatusKey, statusKeys } from "@yer/api/contract/statuses";
import { sql } from "kysely";
import type { Actor } from "../access/actor.js";
import { fileScope } from "../access/scope.js";
import type { Db, Transaction } from "../database/database.js";
import { dayInTashkent } from "../workflow/calendar.js";
import { statusesWaitingFor } from "./holder.js";
import { waitsBesideHeld, waitsFor } from "./register-conditions.js";
import { inKeptTerritory, inScope } from "./scope-sql.js";

type Counts = ReplyOf<typeof applicationRegister.counts>;

/** Keeps the counters in step with a file that came (`from` null), moved or was taken out (`to` null), in that transaction; or with so many of one district alike. */
export async function countMove(
  transaction: Transaction,
  file: { readonly home_region: string; readonly district_soato: string },
  from: StatusKey | null,
  to: StatusKey | null,
  files = 1,
): Promise<void> {
  if (from === to) return;
  const deltas = [
    ...(from === null ? [] : [{ status: from, by: -files }]),
    ...(to === null ? [] : [{ status: to, by: files }]),
  ];
  await transaction
    .insertInto("application_counts")
    .values(
      // In one order everywhere, so that two moves in opposite directions do not lock each other out.
      deltas
        .toSorted((one, other) => (one.status < other.status ? -1 : 1))
        .map(({ status, by }) => ({
          home_region: file.home_region,
          district_soato: file.district_soato,
          status,
          total: by,
        })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["home_region", "district_soato", "status"])
        .doUpdateSet({ total: sql`application_counts.total + excluded.total` }),
    )
    .execute();
}

/**
 * Files by status as many as the reader's registers would list: from the kept numbers for those who see a whole
 * territory, counted for members of a body.
 */
export async function readCounts(db: Db, actor: Actor, now: Date): Promise<Counts> {
  const scope = fileScope(actor);
  const byStatus = Object.fromEntries(statusKeys.map((key) => [key, { total: 0, late: 0 }])) as Counts["byStatus"];
  let waiting = 0;
  if (scope?.organisationId === null) {
    for (const { status, total } of await keptTotals(db, scope.territory)) byStatus[status].total = total;
    for (const { status, total } of await keptLate(db, scope.territory, now)) byStatus[status].late = total;
    for (const status of statusesWaitingFor(actor)) waiting += byStatus[status].total;
    waiting += await countWaitingBesideHeld(db, actor);
  } else {
    for (const { status, total, late, waits } of await asked(db, actor, now)) {
      byStatus[status] = { total, late };
      waiting += waits;
    }
  }
  return { all: Object.values(byStatus).reduce((sum, { total }) => sum + total, 0), waiting, byStatus };
}

interface Total {
  readonly status: StatusKey;
  readonly total: number;
}

async function keptTotals(db: Db, territory: string): Promise<Total[]> {
  const { rows } = await sql<Total>`
    select a.status, sum(a.total)::bigint as total from application_counts as a
    where ${inKeptTerritory(territory)} group by a.status`.execute(db);
  return rows;
}

/** Terms end at 24:00 (`workflow/deadlines.ts`), so a file is late from the day after its last on. */
async function keptLate(db: Db, territory: string, now: Date): Promise<Total[]> {
  const { rows } = await sql<Total>`
    select a.status, sum(a.total)::bigint as total from standing_counts as a
    where ${inKeptTerritory(territory)} and a.due_day < ${dayInTashkent(now)}::date group by a.status`.execute(db);
  return rows;
}

async function countWaitingBesideHeld(db: Db, actor: Actor): Promise<number> {
  const beside = waitsBesideHeld(actor);
  if (beside.length === 0) return 0;
  const { rows } = await sql<{ total: number }>`
    select ${sql.join(
      beside.map(
        (waits) => sql`(select count(*) from applications as a where ${inScope(fileScope(actor))} and ${waits})`,
      ),
      sql` + `,
    )} as total`.execute(db);
  return rows[0]?.total ?? 0;
}

async function asked(db: Db, actor: Actor, now: Date) {
  const { rows } = await sql<Total & { late: number; waits: number }>`
    select a.status, count(*) as total, count(*) filter (where a.deadline_at <= ${now}) as late,
      count(*) filter (where ${waitsFor(actor)}) as waits
    from applications as a where ${inScope(fileScope(actor))} group by a.status`.execute(db);
  return rows;
}
