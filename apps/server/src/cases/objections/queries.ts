import type { Insertable, Selectable } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import type { ObjectionsTable } from "../../schema/tables/proceedings.js";
import type { GroupLeader } from "./alike.js";

/** An objection as its table has it. */
export type ObjectionRecord = Selectable<ObjectionsTable>;

interface OfApplication {
  readonly home_region: string;
  readonly id: string;
}

/** Which application an objection is about; `undefined` where there is no such objection. */
export async function placeOfObjection(
  db: Db | Transaction,
  id: string,
): Promise<{ application_id: string } | undefined> {
  return db.selectFrom("objections").select("application_id").where("id", "=", id).executeTakeFirst();
}

/** An objection of an application. */
export async function objectionIn(
  db: Db | Transaction,
  application: OfApplication,
  id: string,
): Promise<ObjectionRecord | undefined> {
  return db
    .selectFrom("objections")
    .selectAll()
    .where("home_region", "=", application.home_region)
    .where("application_id", "=", application.id)
    .where("id", "=", id)
    .executeTakeFirst();
}

/**
 * The number of the last objection to, or complaint about, an application; 0 where there is none. The caller locks the
 * application.
 */
export async function lastSequence(
  transaction: Transaction,
  table: "objections" | "complaints",
  application: OfApplication,
): Promise<number> {
  const { last } = await transaction
    .selectFrom(table)
    .select((eb) => eb.fn.max("sequence").as("last"))
    .where("home_region", "=", application.home_region)
    .where("application_id", "=", application.id)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** The first objections of an application's groups. */
export async function groupLeaders(transaction: Transaction, application: OfApplication): Promise<GroupLeader[]> {
  const rows = await transaction
    .selectFrom("objections")
    .select(["id", "text_key"])
    .where("home_region", "=", application.home_region)
    .where("application_id", "=", application.id)
    .whereRef("group_id", "=", "id")
    .orderBy("sequence")
    .execute();
  return rows.map(({ id, text_key: textKey }) => ({ groupId: id, textKey }));
}

/** All objections of a group, the oldest first. */
export async function listGroup(
  db: Db | Transaction,
  application: OfApplication,
  groupId: string,
): Promise<Selectable<ObjectionsTable>[]> {
  return db
    .selectFrom("objections")
    .selectAll()
    .where("home_region", "=", application.home_region)
    .where("application_id", "=", application.id)
    .where("group_id", "=", groupId)
    .orderBy("sequence")
    .execute();
}

/** An announcement. */
export async function readAnnouncement(db: Db | Transaction, home_region: string, id: string) {
  return db
    .selectFrom("announcements")
    .selectAll()
    .where("home_region", "=", home_region)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

/** Writes a new objection. */
export async function insertObjection(
  transaction: Transaction,
  { file_ids, ...objection }: Omit<Insertable<ObjectionsTable>, "state">,
): Promise<void> {
  await transaction
    .insertInto("objections")
    .values({ ...objection, file_ids: jsonb(file_ids), state: "new" })
    .execute();
}

/** What may change of an objection: where it stands, and the copy that others read. The original never does. */
type Changes = Partial<
  Pick<ObjectionRecord, "state" | "taken_by" | "decision_reason" | "decided_by" | "decided_at"> &
    Pick<ObjectionRecord, "redacted_text" | "redacted_file_ids" | "redacted_by" | "redacted_at">
>;

/** Changes an objection, as its next version. */
export async function changeObjection(
  transaction: Transaction,
  { home_region, id }: OfApplication,
  { redacted_file_ids: redactedFiles, ...changes }: Changes,
): Promise<void> {
  await transaction
    .updateTable("objections")
    .set((eb) => ({
      ...changes,
      ...(redactedFiles === undefined ? {} : { redacted_file_ids: jsonb(redactedFiles) }),
      version: eb("version", "+", 1),
    }))
    .where("home_region", "=", home_region)
    .where("id", "=", id)
    .execute();
}
