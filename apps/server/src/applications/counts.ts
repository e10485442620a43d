import type { ReplyOf } from "@yer/api/contract/endpoint";
import type { applicationRegister } from "@yer/api/contract/application-register";
import { type StatusKey, statusKeys } from "@yer/api/contract/statuses";
import { sql } from "kysely";
import type { Actor } from "../access/actor.js";
import { fileScope } from "../access/scope.js";
import { republic } from "../access/territory.js";
import type { Db, Transaction } from "../database/database.js";
import { waitsFor } from "./register.js";
import { inScope } from "./scope-sql.js";

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
 * Files by status as many as the reader's registers would list: from the counters for those who see a whole territory,
 * counted for members of a body.
 */
export async function readCounts(db: Db, actor: Actor, now: Date): Promise<Counts> {
  const scope = fileScope(actor);
  const byStatus = Object.fromEntries(statusKeys.map((key) => [key, { total: 0, late: 0 }])) as Counts["byStatus"];
  const totals = scope?.organisationId === null ? counted(db, scope.territory) : asked(db, actor);
  const visible = inScope(scope);
  const late = sql<{ status: StatusKey; total: number }>`
    select a.status, count(*) as total from applications as a
    where ${visible} and a.deadline_at <= ${now} group by a.status`.execute(db);
  const waiting = sql<{ total: number }>`
    select count(*) as total from applications as a where ${visible} and ${waitsFor(actor)}`.execute(db);
  for (const { status, total } of (await totals).rows) byStatus[status].total = total;
  for (const { status, total } of (await late).rows) byStatus[status].late = total;
  return {
    all: Object.values(byStatus).reduce((sum, { total }) => sum + total, 0),
    waiting: (await waiting).rows[0]?.total ?? 0,
    byStatus,
  };
}

function counted(db: Db, territory: string) {
  const where =
    territory === republic
      ? sql`true`
      : territory.length === 4
        ? sql`home_region = ${territory}`
        : sql`home_region = ${territory.slice(0, 4)} and district_soato = ${territory}`;
  return sql<{ status: StatusKey; total: number }>`
    select status, sum(total)::bigint as total from application_counts where ${where} group by status`.execute(db);
}

function asked(db: Db, actor: Actor) {
  return sql<{ status: StatusKey; total: number }>`
    select a.status, count(*) as total from applications as a
    where ${inScope(fileScope(actor))} group by a.status`.execute(db);
}
