import type { Note } from "@yer/api/contract/notes";
import type { Names } from "@yer/api/contract/values";
import { sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import { falling, keyset, moment, type Place, type Placed, uuid } from "../../platform/lists/keyset.js";
import { countUpTo, type Total } from "../../platform/lists/total.js";
import type { ApplicationNotesTable } from "../../schema/tables/notes.js";

/** An application's notes, the latest first. */
export const noteOrder = keyset({ "-at": falling(moment(sql`n.at`), uuid(sql`n.id`)) });

interface NoteRow extends Placed {
  readonly id: string;
  readonly at: Date;
  readonly text: string;
  readonly author_id: string;
  readonly author: string;
  readonly organisation: Names | null;
  readonly addressees: Note["to"];
}

/** Notes on an application from a place in their order on. */
export async function notesOf(
  db: Db | Transaction,
  applicationId: string,
  { from, limit }: { readonly from: Place; readonly limit: number },
): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select n.id, n.at, n.text, n.author_id, u.name as author, o.name as organisation, ${from.cursor} as cursor,
      (select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name) order by a.sort_key, a.id), '[]')
        from users as a where a.id = any(n.addressees)) as addressees
    from application_notes as n
    join users as u on u.id = n.author_id
    left join organisations as o on o.id = n.organisation_id
    where n.application_id = ${applicationId} and ${from.past}
    order by ${from.along} limit ${limit}`.execute(db);
  return rows;
}

/** How many notes an application has. */
export async function countNotes(db: Db | Transaction, applicationId: string, exact: boolean): Promise<Total> {
  return countUpTo(db, sql`from application_notes as n where n.application_id = ${applicationId}`, exact);
}

/** Writes a note down. */
export async function insertNote(transaction: Transaction, note: ApplicationNotesTable): Promise<void> {
  await transaction.insertInto("application_notes").values(note).execute();
}
