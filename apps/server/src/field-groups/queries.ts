import type { Field } from "@yer/api/contract/discussion";
import type { Names } from "@yer/api/contract/values";
import { sql } from "kysely";
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
    .selectFrom("field_groups as g")
    .select(["g.id", "g.name", "g.version"])
    .select(
      sql<Field[]>`(
        select coalesce(json_agg(json_build_object(
            'id', f.id, 'label', f.label, 'fieldType', f.field_type, 'required', f.required, 'least', f.least,
            'most', f.most, 'optionsList', f.options) order by m.position), '[]')
        from field_group_fields as m join fields as f on f.id = m.field_id where m.group_id = g.id)`.as("fields"),
    )
    .where("g.id", "=", id)
    .executeTakeFirst();
  return group;
}

/** All groups, with how many questions each asks. */
export async function readFieldGroups(db: Db | Transaction) {
  return await db
    .selectFrom("field_groups as g")
    .select(["g.id", "g.name", "g.version"])
    .select(sql<number>`(select count(*) from field_group_fields as m where m.group_id = g.id)`.as("fields"))
    .orderBy("g.id")
    .execute();
}
