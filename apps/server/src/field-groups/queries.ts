import type { Field } from "@yer/api/contract/discussion";
import type { Names } from "@yer/api/contract/values";
import type { Db, Transaction } from "../database/database.js";

/** A group of questions in order. */
export interface FieldGroup {
  readonly id: number;
  readonly name: Names;
  readonly version: number;
  readonly fields: Field[];
}

/** A group with its questions, or `undefined`. */
export async function readFieldGroup(db: Db | Transaction, id: number): Promise<FieldGroup | undefined> {
  const group = await db
    .selectFrom("field_groups")
    .select(["id", "name", "version"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (group === undefined) return undefined;
  const fields = await db
    .selectFrom("field_group_fields as m")
    .innerJoin("fields as f", "f.id", "m.field_id")
    .select([
      "f.id",
      "f.label",
      "f.field_type as fieldType",
      "f.required",
      "f.least",
      "f.most",
      "f.options as optionsList",
    ])
    .where("m.group_id", "=", id)
    .orderBy("m.position")
    .execute();
  return { ...group, fields };
}
