import { emptyGroup, type Field, serialiseGroup } from "@yer/flow-editor/model/groups";
import { type Kysely, sql } from "kysely";
import { jsonb } from "../platform/sql/jsonb.js";

/**
 * Versions of field groups that never change, each with the fields as it asks them, one shared draft a group, and the
 * versions that every run keeps. What the groups ask until now becomes their first version.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table fields add column version integer not null default 1`.execute(db);
  await sql`
    create table field_group_versions (
      group_id integer not null references field_groups,
      version integer not null check (version > 0),
      name jsonb not null,
      flow jsonb not null,
      published_at timestamptz not null,
      published_by text,
      reason text,
      primary key (group_id, version)
    )`.execute(db);
  await sql`
    create table field_group_drafts (
      group_id integer primary key references field_groups,
      name jsonb not null,
      flow jsonb not null,
      revision integer not null default 1,
      saved_at timestamptz not null,
      saved_by text
    )`.execute(db);
  const { rows } = await sql<{ id: number; version: number; name: unknown; fields: Field[] }>`
    select g.id, g.version, g.name, (
      select coalesce(json_agg(json_build_object(
          'id', f.id, 'label', f.label, 'fieldType', f.field_type, 'required', f.required, 'least', f.least,
          'most', f.most, 'optionsList', f.options) order by m.position), '[]')
      from field_group_fields as m join fields as f on f.id = m.field_id where m.group_id = g.id) as fields
    from field_groups as g order by g.id`.execute(db);
  for (const { id, version, name, fields } of rows) {
    const flow: unknown = JSON.parse(serialiseGroup({ ...emptyGroup, list: fields }));
    await sql`
      insert into field_group_versions (group_id, version, name, flow, published_at)
      values (${id}, ${version}, ${jsonb(name)}, ${jsonb(flow)}, '2024-11-01T00:00:00+05')`.execute(db);
  }
  await sql`drop table field_group_fields`.execute(db);
  // A group that is begun has no version in force yet.
  await sql`alter table field_groups alter column version set default 0`.execute(db);

  await sql`alter table runs add column group_versions jsonb not null default '{}'`.execute(db);
  await sql`
    update runs set group_versions = (select jsonb_object_agg(id::text, version) from field_groups)`.execute(db);
}
