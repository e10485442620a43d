import { type Kysely, type RawBuilder, sql } from "kysely";

/** Reasons of an outline as faults of a row as a whole. */
function asFaults(column: "faults" | "warnings"): RawBuilder<unknown> {
  return sql`
    (select coalesce(jsonb_agg(f.fault || '{"field": null, "column": null, "value": ""}' order by f.place), '[]')
      from jsonb_array_elements(i.${sql.raw(column)}) with ordinality as f (fault, place))`;
}

/**
 * Files of outlines are batches: those that were brought go over with all their rows. Their shapes stay in a table of
 * their own, where the database can measure them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into batches (id, kind, file_name, format, encoding, columns, layout, mapping, remembered, row_count, state,
      reached, done, by_id, by_name, territory, worker_id, given, at, version)
    select b.id, 'outlines', b.file_name, 'geojson', 'utf-8', '["code"]', 'code', '{"code": 0}', false,
      (select count(*) from place_outline_items as i where i.batch_id = b.id), b.state,
      (select coalesce(max(i.number), 0) from place_outline_items as i where i.batch_id = b.id),
      (select count(*) from place_outline_items as i where i.batch_id = b.id),
      b.by_id, b.by_name, '17', b.by_id, jsonb_build_object('credit', b.credit), b.at, b.version
    from place_outline_batches as b`.execute(db);
  await sql`
    insert into batch_rows (batch_id, line, cells, kind, about, faults, warnings, said, record_id)
    select i.batch_id, i.number, '[]',
      case
        when i.faults <> '[]' or i.outline is null then 'wrong'
        when b.state = 'applied' then 'entered'
        when b.state = 'undone' then 'undone'
        else 'new'
      end,
      coalesce(i.code, ''), ${asFaults("faults")}, ${asFaults("warnings")},
      jsonb_build_object(
        'place', case when p.code is not null then jsonb_build_object('code', p.code, 'level', p.level, 'name', p.name) end,
        'squareKilometres', round((st_area(i.outline::geography) / 1e6)::numeric, 1)),
      case when b.state <> 'checked' then i.code end
    from place_outline_items as i join place_outline_batches as b on b.id = i.batch_id
    left join place_list as p on p.code = i.code`.execute(db);
  await sql`
    alter table place_outline_items
      drop constraint place_outline_items_batch_id_fkey,
      add constraint place_outline_items_batch_id_fkey foreign key (batch_id) references batches on delete cascade`.execute(
    db,
  );
  await sql`drop table place_outline_batches`.execute(db);
}
