import { sql } from "kysely";
import type { Part, StatusKey } from "@yer/api/contract/statuses";
import type { Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import type { ApplicationRecord } from "./application.js";
import type { TermUnderWay } from "./term.js";

type Row = ApplicationRecord["row"];

/** What a move makes of an application's row. */
export interface MovedRow extends Pick<Row, "home_region" | "id" | "suspended" | "refused_because"> {
  readonly status: StatusKey;
  /** `null`: since when it stands there stays. */
  readonly since: Date | null;
  readonly own: TermUnderWay["term"] | null;
  readonly own_at: Date | null;
  readonly total: TermUnderWay["term"];
  readonly total_at: Date | null;
}

/** Writes status and terms of applications that moved. */
export async function writeMoved(transaction: Transaction, rows: readonly MovedRow[]): Promise<void> {
  await sql`
    update applications as a
    set status = m.status, suspended = m.suspended, refused_because = m.refused_because, version = a.version + 1,
      status_since = coalesce(m.since, a.status_since), deadline = nullif(m.own, 'null'), deadline_at = m.own_at,
      total_deadline = m.total, total_deadline_at = m.total_at
    from jsonb_to_recordset(${jsonb(rows)}) as m (home_region text, id uuid, status text, since timestamptz,
      suspended boolean, refused_because text, own jsonb, own_at timestamptz, total jsonb, total_at timestamptz)
    where a.home_region = m.home_region and a.id = m.id`.execute(transaction);
}

/** The columns that hold an application's terms. */
export function termColumns(terms: { readonly own: TermUnderWay | null; readonly total: TermUnderWay }) {
  return {
    deadline: terms.own && jsonb(terms.own.term),
    deadline_at: terms.own?.endsAt ?? null,
    total_deadline: jsonb(terms.total.term),
    total_deadline_at: terms.total.endsAt,
  };
}

/** Remembers that people took a part in applications. @returns ids of those in which they had not taken it before */
export async function writeParts(
  transaction: Transaction,
  applications: readonly Pick<Row, "home_region" | "id">[],
  people: readonly string[],
  part: Part,
  at: Date,
): Promise<ReadonlySet<string>> {
  const rows = await transaction
    .insertInto("application_duties")
    .values(
      applications.flatMap(({ home_region, id }) =>
        people.map((person) => ({ home_region, application_id: id, user_id: person, part, at })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning("application_id")
    .execute();
  return new Set(rows.map(({ application_id }) => application_id));
}
