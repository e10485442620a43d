import { type Kysely, sql } from "kysely";

/**
 * Lists of neighbourhoods are batches: those that were brought go over with all their rows. What a list did to a place is
 * told of its rows from now on, no more of the list as a whole.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into batches (id, kind, file_name, format, encoding, columns, layout, mapping, remembered, row_count, state,
      reached, done, by_id, by_name, territory, worker_id, at, applied_at, undone_at, version)
    select b.id, 'place-list', b.file_name, b.format, b.encoding, b.columns, '', b.mapping, false, b.row_count, b.state,
      (select coalesce(max(r.line), 0) from place_import_rows as r where r.batch_id = b.id), b.row_count,
      b.by_id, b.by_name, '17', b.by_id, b.at, b.applied_at,
      case when b.state = 'undone' then b.applied_at end, b.version
    from place_imports as b`.execute(db);
  await sql`
    insert into batch_rows (batch_id, line, cells, kind, subject, about, faults, said, trace, record_id)
    select r.batch_id, r.line, r.cells,
      case
        when r.kind = 'unchanged' then 'known'
        -- Where a list was undone, nobody knows of one place any more what became of it.
        when r.left_version is not null and b.state = 'undone' then 'undone'
        when r.left_version is not null then 'entered'
        else r.kind
      end,
      nullif(r.code, ''), coalesce(r.code, ''),
      (select coalesce(jsonb_agg(f.fault || '{"field": null, "column": null, "value": ""}' order by f.place), '[]')
        from jsonb_array_elements(r.faults) with ordinality as f (fault, place)),
      jsonb_build_object('code', coalesce(r.code, ''), 'name', coalesce(r.name ->> 'uz_UZ', ''),
        'district', coalesce(r.district, ''),
        'before', case when r.kind = 'changed' then r.before -> 'name' ->> 'uz_UZ' end),
      case when r.left_version is not null then jsonb_build_object('version', r.left_version,
        'before', case when r.kind = 'changed' then r.before end) end,
      case when r.left_version is not null then r.code end
    from place_import_rows as r join place_imports as b on b.id = r.batch_id`.execute(db);
  await sql`drop table place_import_rows, place_imports`.execute(db);
}
