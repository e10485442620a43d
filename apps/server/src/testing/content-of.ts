import { sql } from "kysely";
import type { Db } from "../platform/database/database.js";

/** All that every table of ours holds, and where each sequence stands. */
export async function contentOf(db: Db): Promise<Readonly<Record<string, string>>> {
  const places = await sql<{ name: string; content: string }>`
    select relname as name, case relkind
        when 'S' then format('select %L as name, concat(last_value, is_called) as content from %s', relname, oid::regclass)
        else format(
          'select %L as name, concat(count(*), md5(string_agg(t::text, %L order by t::text))) as content from %s as t',
          relname, ',', oid::regclass)
      end as content
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'S')
      and relname <> 'spatial_ref_sys'`.execute(db);
  const whole = sql.join(
    places.rows.map(({ content }) => sql.raw(content)),
    sql` union all `,
  );
  const { rows } = await sql<{ name: string; content: string }>`${whole}`.execute(db);
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]));
}
