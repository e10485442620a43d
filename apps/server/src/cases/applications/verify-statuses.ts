import type { MoveKey, StatusKey } from "@yer/api/contract/statuses";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database.js";
import { foldStatus } from "../../rules/workflow/fold.js";

/**
 * An application whose status its history does not tell: it was set past the transition table, or its moves were lost.
 */
export interface StatusFault {
  readonly number: string;
  readonly stored: StatusKey;
  /** The status the recorded moves lead to, or the first move that the table does not have. */
  readonly told: StatusKey | { readonly move: MoveKey; readonly from: StatusKey };
}

interface Told {
  readonly home_region: string;
  readonly id: string;
  readonly number: string;
  readonly status: StatusKey;
  readonly moves: readonly { readonly move: MoveKey; readonly to: StatusKey }[];
}

const pageSize = 1_000;

/**
 * Folds every application's recorded moves and compares with the status it has, in pages, while the service goes on.
 */
export async function verifyStatuses(
  db: Db,
): Promise<{ readonly files: number; readonly faults: readonly StatusFault[] }> {
  const faults: StatusFault[] = [];
  let applications = 0;
  let after: Told | undefined;
  for (;;) {
    const page: readonly Told[] = await readPage(db, after);
    for (const { number, status, moves } of page) {
      const told = foldStatus(moves);
      if ("broken" in told)
        faults.push({ number, stored: status, told: { move: told.broken.move, from: told.broken.status } });
      else if (told.status !== status) faults.push({ number, stored: status, told: told.status });
    }
    applications += page.length;
    after = page.at(-1);
    if (page.length < pageSize) return { files: applications, faults };
  }
}

async function readPage(db: Db, after: Told | undefined): Promise<readonly Told[]> {
  const { rows } = await sql<Told>`
    with page as (
      select home_region, id, number, status from applications
      where (home_region, id) > (${after?.home_region ?? ""}::text, ${after?.id ?? "00000000-0000-0000-0000-000000000000"}::uuid)
      order by home_region, id
      limit ${pageSize})
    select page.*, coalesce(told.moves, '[]'::jsonb) as moves
    from page
    left join lateral (
      select jsonb_agg(jsonb_build_object('move', params ->> 'move', 'to', to_state) order by sequence) as moves
      from history_entry as entry
      where entry.home_region = page.home_region and entry.record_kind = 'application'
        and entry.record_id = page.id::text and entry.action = 'application.moved') as told on true
    order by page.home_region, page.id`.execute(db);
  return rows;
}
