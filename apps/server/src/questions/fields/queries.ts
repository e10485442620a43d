import type { FieldGiven, FieldRow, FieldUse } from "@yer/api/contract/fields";
import { sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";

type Reader = Db | Transaction;

/** Where fields are asked: every version of every group, and every draft. */
const uses = sql`
  select (f ->> 'id')::integer as field_id, v.group_id, v.name, v.version, v.version = g.version as in_force
  from field_group_versions as v join field_groups as g on g.id = v.group_id
  cross join lateral jsonb_array_elements(v.flow -> 'list') as f
  union all
  select (f ->> 'id')::integer, d.group_id, d.name, null, false
  from field_group_drafts as d cross join lateral jsonb_array_elements(d.flow -> 'list') as f`;

/** All fields of the register, or those of one id, with what uses them. */
export async function readFields(db: Reader, id?: number): Promise<FieldRow[]> {
  const { rows } = await sql<FieldRow>`
    with uses as (${uses})
    select f.id, f.label, f.field_type as "fieldType", f.required, f.least, f.most, f.options as "optionsList", f.version,
      (select count(distinct u.group_id) from uses as u where u.field_id = f.id and u.in_force)::integer as groups,
      (select count(distinct u.group_id) from uses as u where u.field_id = f.id)::integer as "everUsed"
    from fields as f
    where ${id === undefined ? sql`true` : sql`f.id = ${id}`}
    order by f.id`.execute(db);
  return rows;
}

/** Every version and draft that asks a field, those in force first. */
export async function readFieldUses(db: Reader, id: number): Promise<FieldUse[]> {
  const { rows } = await sql<FieldUse>`
    select group_id as "groupId", name, version, in_force as "inForce" from (${uses}) as u
    where field_id = ${id} order by in_force desc, group_id, version desc nulls first`.execute(db);
  return rows;
}

/** Holds fields as they stand until the transaction ends: nobody takes them out of the register meanwhile. */
export async function holdFields(transaction: Transaction, ids: readonly number[]): Promise<void> {
  await sql`select id from fields where id in (${sql.join([0, ...ids])}) order by id for share`.execute(transaction);
}

/** Keeps a field from being changed or held by anybody else until the transaction ends. */
export async function lockFieldRow(transaction: Transaction, id: number): Promise<void> {
  await transaction.selectFrom("fields").select("id").where("id", "=", id).forUpdate().execute();
}

const columnsOf = (field: FieldGiven) => ({
  label: jsonb(field.label),
  field_type: field.fieldType,
  required: field.required,
  least: field.least,
  most: field.most,
  options: jsonb(field.optionsList),
});

/** Writes a new field into the register; its id is the next number. */
export async function insertField(transaction: Transaction, field: FieldGiven): Promise<number> {
  const { id } = await transaction
    .insertInto("fields")
    .values(columnsOf(field))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes a field of the register anew, under its new version. */
export async function changeField(
  transaction: Transaction,
  id: number,
  field: FieldGiven,
  version: number,
): Promise<void> {
  await transaction
    .updateTable("fields")
    .set({ ...columnsOf(field), version })
    .where("id", "=", id)
    .execute();
}

/** Takes a field out of the register. */
export async function deleteField(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom("fields").where("id", "=", id).execute();
}
