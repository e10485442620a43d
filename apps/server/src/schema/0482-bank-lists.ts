import { type Kysely, sql } from "kysely";

/** Banks' lists are batches: those that were brought go over with all their rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into batches (id, kind, file_name, format, encoding, columns, layout, mapping, remembered, row_count, state,
      reached, done, by_id, by_name, territory, worker_id, at, applied_at, undone_at, version)
    select b.id, 'bank-list', b.file_name, 'csv', b.encoding, '["number", "amount", "paid_on", "document"]',
      'number|amount|paid on|document', '{"number": 0, "amount": 1, "paidOn": 2, "document": 3}', false,
      (select count(*) from receipt_batch_rows as r where r.batch_id = b.id), b.state,
      (select coalesce(max(r.line), 0) from receipt_batch_rows as r where r.batch_id = b.id),
      (select count(*) from receipt_batch_rows as r where r.batch_id = b.id),
      b.by_user, b.by_name, b.territory, b.by_user, b.at, b.applied_at, b.undone_at, b.version
    from receipt_batches as b`.execute(db);
  await sql`
    insert into batch_rows (batch_id, line, cells, kind, subject, about, faults, said, trace, record_id)
    select r.batch_id, r.line, '[]', r.kind, r.number || ' ' || r.document, r.number,
      (select coalesce(jsonb_agg(f.fault || '{"field": null, "column": null, "value": ""}' order by f.place), '[]')
        from jsonb_array_elements(r.faults) with ordinality as f (fault, place)),
      jsonb_build_object('applicationId', r.application_id, 'amount', r.amount, 'paidOn', r.paid_on,
        'document', r.document, 'excess', r.excess),
      case when r.receipt_id is not null then jsonb_build_object('applicationId', r.application_id) end,
      r.receipt_id::text
    from receipt_batch_rows as r`.execute(db);
  await sql`
    alter table receipts
      drop constraint receipts_batch_id_fkey,
      add constraint receipts_batch_id_fkey foreign key (batch_id) references batches`.execute(db);
  await sql`drop table receipt_batch_rows, receipt_batches`.execute(db);
}
