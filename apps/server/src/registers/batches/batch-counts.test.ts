import fc from "fast-check";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenedDatabase } from "../../platform/database/open-database.js";
import { rolledTwice } from "../../testing/rolled.js";
import { openTestDatabase } from "../../testing/test-database.js";

let database: OpenedDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => database.close());

async function makeBatch(): Promise<string> {
  const id = uuidv7();
  await sql`
    insert into batches (id, kind, file_name, format, columns, layout, mapping, remembered, row_count, state, by_id,
      by_name, at, worker_id)
    values (${id}, 'x', 'x.csv', 'csv', '[]', '', '{}', false, 0, 'checking', ${id}, 'x', '2026-01-01', ${id})`.execute(
    database.db,
  );
  return id;
}

const found = { kind: fc.constantFrom("new", "wrong", "entered", null), warns: fc.boolean(), amount: fc.nat(9) };
const act = fc.oneof(
  fc.record({ do: fc.constant("write" as const), lines: fc.integer({ min: 1, max: 9 }), ...found }),
  fc.record({ do: fc.constant("find" as const), until: fc.nat(30), ...found }),
  fc.record({ do: fc.constant("gone" as const), until: fc.nat(5) }),
);

test("rows of a batch are counted as they are written, found, found anew and taken out", async () => {
  const { db } = database;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
      const id = await makeBatch();
      for (const one of acts) {
        if (one.do === "gone") {
          await sql`delete from batch_rows where batch_id = ${id} and line <= ${one.until}`.execute(db);
          continue;
        }
        const warnings = one.warns ? '[{"code": "x"}]' : "[]";
        const said = one.amount > 5 ? "{}" : JSON.stringify({ amount: one.amount });
        await (
          one.do === "write"
            ? sql`
              insert into batch_rows (batch_id, line, cells, kind, warnings, said)
              select ${id}::uuid, coalesce((select max(line) from batch_rows where batch_id = ${id}), 0) + n, '[]',
                ${one.kind}::text, ${warnings}::jsonb, ${said}::jsonb
              from generate_series(1, ${one.lines}::integer) as n`
            : sql`
              update batch_rows set kind = ${one.kind}::text, warnings = ${warnings}::jsonb, said = ${said}::jsonb
              where batch_id = ${id} and line <= ${one.until}`
        ).execute(db);
      }
      const { rows: wrong } = await sql`
        select coalesce(c.kind, r.kind) as kind, c.total, c.warned, c.amount, r.*
        from (select * from batch_counts where batch_id = ${id} and (total, warned, amount) <> (0, 0, 0)) as c
        full join (
          select kind, count(*) as rows, count(*) filter (where warnings <> '[]') as warning,
            coalesce(sum((said ->> 'amount')::bigint), 0) as said
          from batch_rows where batch_id = ${id} and kind is not null group by 1) as r on r.kind = c.kind
        where (c.total, c.warned, c.amount) is distinct from (r.rows, r.warning, r.said)`.execute(db);
      expect(wrong).toEqual([]);
      await sql`delete from batches where id = ${id}`.execute(db);
    }),
    { numRuns: rolledTwice({ embedded: 25, postgres: 100 }) },
  );
});
