import type { DisputeVerdict } from "@yer/api/contract/objections";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Acting } from "../../platform/acting/acting.js";
import type { ApplicationRecord } from "../applications/application.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import type { ComplaintsTable } from "../../schema/tables/proceedings.js";

/** When the latest charge was first consented to, which may be now. */
export async function consentTo(
  transaction: Transaction,
  { row, charge }: ApplicationRecord,
  { actor, now }: Acting,
): Promise<Date | undefined> {
  if (charge === null) return undefined;
  const { rows } = await sql<{ consented_at: Date }>`
    update charges set consented_at = coalesce(consented_at, ${now}), consented_by = coalesce(consented_by, ${actor?.name ?? null})
    where home_region = ${row.home_region} and id = ${charge.id} returning consented_at`.execute(transaction);
  return rows[0]?.consented_at;
}

interface OfApplication {
  readonly home_region: string;
  readonly id: string;
}

/** A complaint about an application: what it is about, whose it is, and how it stands. */
export type MadeComplaint = Pick<
  Selectable<ComplaintsTable>,
  "id" | "objection_id" | "complainant_number" | "state" | "at"
>;

/** Every complaint about an application, the latest first. */
export async function complaintsAbout(db: Db | Transaction, application: OfApplication): Promise<MadeComplaint[]> {
  return await db
    .selectFrom("complaints")
    .select(["id", "objection_id", "complainant_number", "state", "at"])
    .where("home_region", "=", application.home_region)
    .where("application_id", "=", application.id)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Writes a new complaint about an application. */
export async function insertComplaint(
  transaction: Transaction,
  application: OfApplication,
  {
    file_ids,
    ...complaint
  }: Pick<
    Insertable<ComplaintsTable>,
    "id" | "sequence" | "objection_id" | "complainant_name" | "complainant_number" | "text" | "file_ids" | "at"
  >,
): Promise<void> {
  await transaction
    .insertInto("complaints")
    .values({
      home_region: application.home_region,
      application_id: application.id,
      ...complaint,
      file_ids: jsonb(file_ids),
      state: "new",
      decision_reason: null,
      decided_by: null,
      decided_at: null,
    })
    .execute();
}

/** An objection that was dismissed, and why. */
export interface DismissedObjection {
  readonly id: string;
  readonly sequence: number;
  readonly objector_number: string;
  readonly decided_at: Date;
  readonly decision_reason: string | null;
}

/** Objections to an application that were dismissed, the latest decided first. */
export async function dismissedObjections(
  db: Db | Transaction,
  application: OfApplication,
): Promise<DismissedObjection[]> {
  return await db
    .selectFrom("objections")
    .select(["id", "sequence", "objector_number", "decision_reason"])
    .select((eb) => eb.ref("decided_at").$notNull().as("decided_at"))
    .where("decided_at", "is not", null)
    .where("home_region", "=", application.home_region)
    .where("application_id", "=", application.id)
    .where("state", "=", "dismissed")
    .orderBy("decided_at", "desc")
    .execute();
}

/** A complaint about an application, as its decision needs it. */
export async function complaintIn(db: Db | Transaction, application: OfApplication, id: string) {
  return await db
    .selectFrom("complaints")
    .select(["state", "version", "sequence", "complainant_number"])
    .where("home_region", "=", application.home_region)
    .where("application_id", "=", application.id)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Writes what was decided of a complaint, as its next version. */
export async function setVerdict(
  transaction: Transaction,
  complaint: { readonly home_region: string; readonly id: string },
  decided: {
    readonly verdict: DisputeVerdict;
    readonly reason: string;
    readonly by: string | null;
    readonly at: Date;
  },
): Promise<void> {
  await transaction
    .updateTable("complaints")
    .set((eb) => ({
      state: decided.verdict,
      decision_reason: decided.reason,
      decided_by: decided.by,
      decided_at: decided.at,
      version: eb("version", "+", 1),
    }))
    .where("home_region", "=", complaint.home_region)
    .where("id", "=", complaint.id)
    .execute();
}
