import type { BodyOf, QueryOf, ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import type { Note, NoteReader, notes } from "@yer/api/contract/notes";
import { uuidv7 } from "uuidv7";
import { decide } from "../../identity/access/decide.js";
import { membersHolding } from "../../identity/access/members.js";
import { notify } from "../../identity/notices/service.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import { type ApplicationRecord, lockApplication, readApplicationRecord } from "../applications/application.js";
import { enforceOnApplication, record } from "../applications/transition.js";
import { organisationNames } from "../case-moves/queries.js";
import { countNotes, insertNote, noteOrder, notesOf } from "./queries.js";

/** Notes on an application, the latest first, for staff who may open it. @throws {Problem} `not-found` */
export async function readNotes(
  db: Db | Transaction,
  actor: Actor,
  id: string,
  query: QueryOf<typeof notes.list>,
): Promise<ReplyOf<typeof notes.list>> {
  enforceOnApplication({ actor }, "read:property", await readApplicationRecord(db, id), "read");
  const limit = query.limit ?? pageSizes.usual;
  const rows = await notesOf(db, id, { from: noteOrder.at("-at", query.after), limit: limit + 1 });
  return {
    ...noteOrder.page("-at", rows, limit, (row) => ({
      id: row.id,
      at: row.at.toISOString(),
      by: { id: row.author_id, name: row.author },
      organisation: row.organisation,
      to: [...row.addressees],
      text: row.text,
    })),
    ...(await countNotes(db, id, query.exact === true)),
  };
}

/** Whom a note can call: colleagues who may read the application, one's own matter aside. */
async function readersOf(
  db: Db | Transaction,
  { id }: Actor,
  { row, subject }: Pick<ApplicationRecord, "row" | "subject">,
): Promise<NoteReader[]> {
  const holding = await membersHolding(db, ["read:property"], row.district_soato);
  const able = holding.filter(
    (person) => person.id !== id && decide(person, { code: "read:property", kind: "act" }, subject).allowed,
  );
  const offices = await organisationNames(db, [
    ...new Set(able.flatMap(({ organisation }) => (organisation === null ? [] : [organisation.id]))),
  ]);
  return able.map((person) => ({
    id: person.id,
    name: person.name,
    organisation: (person.organisation && offices.get(person.organisation.id)) ?? null,
  }));
}

/** Colleagues whom a note on an application can call. @throws {Problem} `not-found` */
export async function readNoteReaders(
  db: Db | Transaction,
  actor: Actor,
  id: string,
): Promise<ReplyOf<typeof notes.readers>> {
  const application = await readApplicationRecord(db, id);
  enforceOnApplication({ actor }, "read:property", application, "read");
  return { items: await readersOf(db, actor, application) };
}

/**
 * Writes a note and tells whom it calls; the history says that it was written, not its words.
 * @throws {Problem} `not-found`; `duty-conflict` for one's own matter; `invalid` where it calls somebody who may not read it
 */
export async function addNote(
  transaction: Transaction,
  acting: ActingPerson,
  id: string,
  { text, to }: BodyOf<typeof notes.add>,
): Promise<Note> {
  const { actor, now } = acting;
  const application = await lockApplication(transaction, id);
  enforceOnApplication(acting, "read:property", application);
  const readers = new Map(
    to.length === 0 ? [] : (await readersOf(transaction, actor, application)).map((reader) => [reader.id, reader]),
  );
  const errors = to.flatMap((person, index) =>
    readers.has(person) ? [] : [{ in: "body" as const, pointer: `/to/${index}`, code: "choice" as const }],
  );
  if (errors.length > 0) throw new Problem("invalid", { errors });
  const called = [...new Set(to)].flatMap((person) => readers.get(person) ?? []);
  const note = uuidv7();
  await insertNote(transaction, {
    home_region: application.row.home_region,
    id: note,
    application_id: id,
    author_id: actor.id,
    organisation_id: actor.organisation?.id ?? null,
    at: now,
    text,
    addressees: called.map((person) => person.id),
  });
  const names = called.map(({ name }) => name).join(", ");
  await record(transaction, acting, application, { action: "note.added", ...(names ? { params: { to: names } } : {}) });
  await notify(transaction, acting, {
    to: called.map((person) => person.id),
    kind: "application.noted",
    subject: { kind: "application", id },
    params: { number: application.row.number, by: actor.name },
  });
  const offices =
    actor.organisation === null ? undefined : await organisationNames(transaction, [actor.organisation.id]);
  return {
    id: note,
    at: now.toISOString(),
    by: { id: actor.id, name: actor.name },
    organisation: (actor.organisation && offices?.get(actor.organisation.id)) ?? null,
    to: called.map((person) => ({ id: person.id, name: person.name })),
    text,
  };
}
