import type { Db, Transaction } from "../database/database.js";
import { jsonb } from "../sql/jsonb.js";

/** Which draft: one per person, form and record. */
export interface DraftKey {
  readonly person: string;
  readonly form: string;
  readonly record: string;
}

/** A draft as it was kept. */
export interface Draft {
  readonly value: Record<string, unknown>;
  readonly baseVersion: number | null;
  readonly savedAt: Date;
}

/** Reads a draft. */
export async function findDraft(db: Db, key: DraftKey): Promise<Draft | undefined> {
  const row = await db
    .selectFrom("draft")
    .select(["value", "base_version", "saved_at"])
    .where("person", "=", key.person)
    .where("form", "=", key.form)
    .where("record", "=", key.record)
    .executeTakeFirst();
  return row && { value: row.value, baseVersion: row.base_version, savedAt: row.saved_at };
}

/** Writes a draft over the one before it. */
export async function putDraft(transaction: Transaction, key: DraftKey, draft: Draft): Promise<void> {
  const values = { value: jsonb(draft.value), base_version: draft.baseVersion, saved_at: draft.savedAt };
  await transaction
    .insertInto("draft")
    .values({ ...key, ...values })
    .onConflict((conflict) => conflict.columns(["person", "form", "record"]).doUpdateSet(values))
    .execute();
}

/** Drops all but a person's latest drafts. */
export async function keepLatestDrafts(transaction: Transaction, person: string, most: number): Promise<void> {
  await transaction
    .deleteFrom("draft")
    .where("person", "=", person)
    .where((build) =>
      build(
        build.refTuple("form", "record"),
        "not in",
        build
          .selectFrom("draft")
          .select(["form", "record"])
          .where("person", "=", person)
          .orderBy("saved_at", "desc")
          .limit(most)
          .$asTuple("form", "record"),
      ),
    )
    .execute();
}

/** Throws a draft away; no matter if there is none. */
export async function removeDraft(transaction: Transaction, key: DraftKey): Promise<void> {
  await transaction
    .deleteFrom("draft")
    .where("person", "=", key.person)
    .where("form", "=", key.form)
    .where("record", "=", key.record)
    .execute();
}

/** Throws away drafts nobody has touched since `before`. */
export async function removeDraftsSavedBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("draft").where("saved_at", "<", before).execute();
}

/**
 * Gives a draft to the first of some people who has none of the same form and record: nobody's own words are written
 * over. Where all have one, it stays where it is.
 * @returns who has it now and what is written in it; `undefined` where nothing was passed on
 */
export async function passDraft(
  transaction: Transaction,
  { person, form, record }: DraftKey,
  to: readonly string[],
): Promise<{ readonly person: string; readonly value: Record<string, unknown> } | undefined> {
  if (to.length === 0) return undefined;
  const rows = await transaction
    .selectFrom("draft")
    .select("person")
    .where("form", "=", form)
    .where("record", "=", record)
    .where("person", "in", [...to])
    .execute();
  const busy = new Set(rows.map((row) => row.person));
  const next = to.find((id) => !busy.has(id));
  if (next === undefined) return undefined;
  return await transaction
    .updateTable("draft")
    .set({ person: next })
    .where("person", "=", person)
    .where("form", "=", form)
    .where("record", "=", record)
    .returning(["person", "value"])
    .executeTakeFirst();
}
