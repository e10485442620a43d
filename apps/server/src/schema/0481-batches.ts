import { type Kysely, sql } from "kysely";

/**
 * One pair of tables for files of rows of every kind. A stopped one says so and what was stopped, so that it can be gone
 * on with; those that were stopped before look as if they had been entered whole, and are stopped ones from now on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table imports rename to batches`.execute(db);
  await sql`alter index imports_order rename to batches_order`.execute(db);
  await sql`alter index imports_at_work rename to batches_at_work`.execute(db);
  await sql`alter table import_rows rename to batch_rows`.execute(db);
  await sql`alter table batch_rows rename column import_id to batch_id`.execute(db);
  await sql`alter index import_rows_kind rename to batch_rows_kind`.execute(db);
  await sql`alter index import_rows_subject rename to batch_rows_subject`.execute(db);
  await sql`alter table import_mappings rename to batch_mappings`.execute(db);
  await sql`
    alter table batches
      drop constraint imports_state_check,
      -- As of every record: who brought it is named, whatever became of them.
      drop constraint imports_by_id_fkey,
      add constraint batches_state_check check (
        state in ('uploaded', 'checking', 'checked', 'applying', 'applied', 'undoing', 'undone', 'stopped')),
      add column stopped_in text check (stopped_in in ('checking', 'applying', 'undoing')),
      add constraint batches_stopped check ((state = 'stopped') = (stopped_in is not null)),
      -- Of who brought it: where a kind is shared within a territory, nobody outside of it sees the batch.
      add column territory text,
      -- Who had it entered or undone: the work goes on in their name.
      add column worker_id uuid,
      -- What was said with the order to enter it.
      add column given jsonb not null default '{}'`.execute(db);
  await sql`update batches set worker_id = by_id`.execute(db);
  await sql`alter table batches alter column worker_id set not null`.execute(db);
  await sql`
    alter table batch_rows
      drop constraint import_rows_kind_check,
      add constraint batch_rows_kind_check check (
        kind in ('new', 'changed', 'over', 'known', 'wrong', 'entered', 'undone', 'kept')),
      -- Records of some kinds are found by a code.
      alter column record_id type text,
      -- What the row shows its readers besides, by its kind.
      add column said jsonb not null default '{}',
      -- What undoing needs to know: how the record stood before, and as what it was left.
      add column trace jsonb`.execute(db);
  await sql`
    update batches as b set state = 'stopped', stopped_in = 'applying',
      reached = (select coalesce(max(r.line), 0) from batch_rows as r
        where r.batch_id = b.id and r.kind in ('entered', 'undone', 'kept')),
      done = (select count(*) from batch_rows as r
        where r.batch_id = b.id and r.kind in ('entered', 'undone', 'kept'))
    where state = 'applied'
      and exists (select from batch_rows as r where r.batch_id = b.id and r.kind = 'new' and r.cells <> '[]')`.execute(
    db,
  );
}
