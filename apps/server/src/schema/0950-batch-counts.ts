import { type Kysely, sql } from "kysely";

/** Rows of one kind, how many of them warn, and the sum of what they say they bring, in tiyin. */
const figures = `
  count(*)::integer as total,
  (count(*) filter (where r.warnings <> '[]'))::integer as warned,
  coalesce(sum(case when jsonb_typeof(r.said -> 'amount') = 'number' then (r.said ->> 'amount')::numeric end), 0)::bigint
    as amount`;

/** What the rows that an act wrote are now, and what they were before it. */
const changes = {
  insert: { tables: "new table as written", ways: [{ rows: "written", by: 1 }] },
  update: {
    tables: "old table as gone new table as written",
    ways: [
      { rows: "written", by: 1 },
      { rows: "gone", by: -1 },
    ],
  },
  delete: { tables: "old table as gone", ways: [{ rows: "gone", by: -1 }] },
} as const;

/**
 * How many rows of a batch are of each kind: an aggregate, for while a batch is worked on its screens ask after every
 * chunk, and counting a hundred thousand rows each time took longer than entering them. The database itself keeps it; a
 * batch is worked on under its lock, so that nobody waits for the row of a kind.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table batch_counts (
      batch_id uuid not null references batches (id) on delete cascade,
      kind text not null,
      total integer not null,
      warned integer not null,
      amount bigint not null,
      primary key (batch_id, kind)
    )`.execute(db);
  await sql`
    insert into batch_counts (batch_id, kind, total, warned, amount)
    select r.batch_id, r.kind, ${sql.raw(figures)} from batch_rows as r where r.kind is not null group by 1, 2`.execute(
    db,
  );
  for (const [event, { tables, ways }] of Object.entries(changes)) {
    const counted = ways
      .map(({ rows, by }) => `select *, ${by} as by from ${rows} where kind is not null`)
      .join(" union all ");
    const name = sql.raw(`count_batch_rows_on_${event}`);
    // A batch that is taken out takes its counts along before its rows tell that they go.
    await sql`
      create function ${name}() returns trigger language plpgsql as $$
      begin
        insert into batch_counts as c (batch_id, kind, total, warned, amount)
        select f.batch_id, f.kind, sum(f.total * f.by), sum(f.warned * f.by), sum(f.amount * f.by)
        from (
          select r.batch_id, r.kind, r.by, ${sql.raw(figures)} from (${sql.raw(counted)}) as r
          where exists (select from batches where id = r.batch_id) group by 1, 2, 3) as f
        group by 1, 2
        having sum(f.total * f.by) <> 0 or sum(f.warned * f.by) <> 0 or sum(f.amount * f.by) <> 0
        on conflict (batch_id, kind) do update
          set total = c.total + excluded.total, warned = c.warned + excluded.warned, amount = c.amount + excluded.amount;
        return null;
      end $$`.execute(db);
    await sql`
      create trigger ${name} after ${sql.raw(event)} on batch_rows referencing ${sql.raw(tables)}
      for each statement execute function ${name}()`.execute(db);
  }
}
