import { type RawBuilder, sql } from "kysely";
import type { Transaction } from "../../platform/database/database.js";

/** Several shapes of `place_outlines as o` as one. */
const union: RawBuilder<unknown> = sql`st_multi(st_collectionextract(st_union(o.outline), 3))`;
/** Official where all of them are: a whole is no better than its worst part. */
const kindOfAll: RawBuilder<unknown> = sql`case when bool_and(o.kind = 'official') then 'official' else 'approximate' end`;
const credits: RawBuilder<unknown> = sql`string_agg(distinct o.credit, '; ')`;

async function outlined(transaction: Transaction, codes: readonly string[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from place_outlines where code in (${sql.join([...codes])})`.execute(transaction);
  return rows[0]?.n ?? 0;
}

/** An outline that no longer says the whole of its place is an approximate one. */
async function doubt(transaction: Transaction, code: string): Promise<void> {
  await sql`update place_outlines set kind = 'approximate' where code = ${code}`.execute(transaction);
}

async function forget(transaction: Transaction, code: string): Promise<void> {
  await sql`delete from place_outlines where code = ${code}`.execute(transaction);
}

/**
 * After a merge the place that stands has the outlines of both as one. Where one of the two was never outlined, what is
 * known is not the whole: an outline of the place that stands is approximate from then on, and one of the other alone is
 * no outline of it.
 */
export async function mergeOutlines(transaction: Transaction, from: string, into: string): Promise<void> {
  if ((await outlined(transaction, [from, into])) === 2) {
    await sql`
      update place_outlines as own set outline = whole.outline, kind = whole.kind, credit = whole.credit
      from (
        select ${union} as outline, ${kindOfAll} as kind, ${credits} as credit
        from place_outlines as o where o.code in (${from}, ${into})
      ) as whole
      where own.code = ${into}`.execute(transaction);
  } else await doubt(transaction, into);
  await forget(transaction, from);
}

/**
 * After a split each part has the outlines of what lies in it as one, where all of that is outlined; else it has none
 * until one is uploaded. What the old place keeps is what the parts leave of it, or, where they have none, its old
 * outline as an approximate one. Whoever calls has given the parts their places.
 */
export async function splitOutlines(
  transaction: Transaction,
  code: string,
  parts: readonly string[],
  keep: boolean,
): Promise<void> {
  await sql`
    insert into place_outlines (code, outline, kind, credit)
    select p.parent, ${union}, ${kindOfAll}, ${credits}
    from place_list as p left join place_outlines as o on o.code = p.code
    where p.parent in (${sql.join([...parts])}) and p.active
    group by p.parent having bool_and(o.code is not null)
    on conflict (code) do nothing`.execute(transaction);
  if (!keep) await forget(transaction, code);
  else if ((await outlined(transaction, parts)) < parts.length) await doubt(transaction, code);
  else {
    await sql`
      update place_outlines as own
      set outline = st_multi(st_collectionextract(st_difference(own.outline, parts.outline), 3)),
        kind = case when parts.kind = 'official' then own.kind else 'approximate' end
      from (
        select ${union} as outline, ${kindOfAll} as kind from place_outlines as o
        where o.code in (${sql.join([...parts])})
      ) as parts
      where own.code = ${code}`.execute(transaction);
    await sql`delete from place_outlines where code = ${code} and st_isempty(outline)`.execute(transaction);
  }
}
