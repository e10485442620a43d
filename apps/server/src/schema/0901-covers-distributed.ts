import { type Kysely, sql } from "kysely";

/** By which covers were to be distributed where nothing was entered; what a database began with (`0202-settings`). */
const firstShares = JSON.stringify([
  { budget: "district", percent: 60 },
  { budget: "region", percent: 30 },
  { budget: "republic", percent: 10 },
]);

/**
 * What covers charges is distributed to budgets by the shares in force on the day it covered them, in the district of
 * the application, and the sums are proved: where one does not come out, the migration fails and says of which
 * applications. What covers a charge no more is not distributed; of what was uncovered in part the latest covers count
 * less.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await gather(db);
  await enter(db);
  await prove(db);
  // What is checked at commit is checked now: a later migration could not change the tables before.
  await sql`set constraints all immediate`.execute(db);
  await sql`set constraints all deferred`.execute(db);
  await sql`drop table covers_to_distribute, shares_of_days`.execute(db);
}

/** Covers of charges that count, with the district they were in. */
async function gather(db: Kysely<unknown>): Promise<void> {
  await sql`
    create temporary table covers_to_distribute as
    with due as (
      select home_region, charge_id, sum(amount) as due from journal_lines where account = 'receivable' group by 1, 2),
    covers as (
      select e.home_region, e.id, e.application_id, c.id as charge_id, e.value_day, e.booked_day, e.at, e.actor,
        -l.amount as cover, c.amount - coalesce(d.due, 0) as covered,
        sum(-l.amount) over (partition by e.home_region, c.id order by e.at, e.id) as upto
      from journal_entries as e
      join journal_lines as l
        on l.home_region = e.home_region and l.entry_id = e.id and l.account = 'receivable' and l.amount < 0
      join charges as c on c.home_region = e.home_region and c.id = l.charge_id and c.state <> 'void'
      left join due as d on d.home_region = c.home_region and d.charge_id = c.id
      where e.kind in ('match', 'cover'))
    select v.home_region, v.id, v.application_id, v.charge_id, v.value_day, v.booked_day, v.at, v.actor,
      gen_random_uuid() as entry_id, a.district_soato,
      least(v.cover, greatest(0, v.covered - (v.upto - v.cover)))::bigint as amount
    from covers as v
    join applications as a on a.home_region = v.home_region and a.id = v.application_id`.execute(db);
  await sql`
    create temporary table shares_of_days as
    select of.district_soato, of.booked_day, share.budget, share.basis_points, share.turn
    from (select distinct district_soato, booked_day from covers_to_distribute where amount > 0) as of
    left join lateral (
      select own.value
      from (values (left(of.district_soato, 7), 1), (left(of.district_soato, 4), 2), (left(of.district_soato, 2), 3))
        as t (territory, turn)
      cross join lateral (
        select s.value from settings as s
        where s.key = 'shares' and s.territory = t.territory and s.valid_from <= of.booked_day
        order by s.valid_from desc limit 1) as own
      where jsonb_typeof(own.value) = 'array'
      order by t.turn limit 1) as held on true
    cross join lateral (
      select row ->> 'budget' as budget, round((row ->> 'percent')::numeric * 100)::bigint as basis_points, turn
      from jsonb_array_elements(coalesce(held.value, ${firstShares}::jsonb)) with ordinality as r (row, turn)) as share`.execute(
    db,
  );
}

async function enter(db: Kysely<unknown>): Promise<void> {
  await sql`
    create temporary table parts_of_covers as
    with parts as (
      select v.home_region, v.entry_id, v.application_id, v.charge_id, v.district_soato, v.amount as whole, s.budget,
        s.turn, div(v.amount::numeric * s.basis_points, 10000)::bigint as part
      from covers_to_distribute as v
      join shares_of_days as s on s.district_soato = v.district_soato and s.booked_day = v.booked_day
      where v.amount > 0)
    select home_region, entry_id, application_id, charge_id, district_soato, whole, budget, turn,
      part + case turn when 1 then whole - sum(part) over (partition by home_region, entry_id) else 0 end as amount
    from parts`.execute(db);
  await sql`delete from parts_of_covers where amount = 0`.execute(db);
  await sql`
    insert into journal_entries (home_region, id, kind, application_id, charge_id, distributes, cause, value_day,
      booked_day, at, actor, line_count)
    select v.home_region, v.entry_id, 'distribution', v.application_id, v.charge_id, v.id, 'carried-over', v.value_day,
      v.booked_day, v.at, v.actor,
      1 + (select count(*) from parts_of_covers as p where p.home_region = v.home_region and p.entry_id = v.entry_id)
    from covers_to_distribute as v where v.amount > 0`.execute(db);
  await sql`
    insert into journal_lines (home_region, entry_id, number, account, application_id, charge_id, budget, district_soato,
      amount)
    select home_region, entry_id, 1, 'distributed', application_id, charge_id, null, null, amount
    from covers_to_distribute where amount > 0
    union all
    select home_region, entry_id, 1 + row_number() over (partition by home_region, entry_id order by turn), 'budget_due',
      application_id, charge_id, budget, district_soato, -amount
    from parts_of_covers`.execute(db);
  await sql`drop table parts_of_covers`.execute(db);
}

/** Fails where a charge is not distributed in full: as much must be distributed as is covered. */
async function prove(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ number: string }>`
    select a.number from charges as c
    join applications as a on a.home_region = c.home_region and a.id = c.application_id
    left join (
      select home_region, charge_id, coalesce(sum(amount) filter (where account = 'receivable'), 0) as due,
        coalesce(sum(amount) filter (where account = 'distributed'), 0) as distributed,
        coalesce(sum(amount) filter (where account = 'budget_due'), 0) as budgets
      from journal_lines where charge_id is not null group by 1, 2
    ) as held on held.home_region = c.home_region and held.charge_id = c.id
    where coalesce(held.distributed, 0) <> case c.state when 'void' then 0 else c.amount - coalesce(held.due, 0) end
      or coalesce(held.distributed, 0) <> -coalesce(held.budgets, 0)
    order by a.number limit 21`.execute(db);
  if (rows.length === 0) return;
  const named = rows.slice(0, 20).map(({ number }) => number);
  throw new Error(
    `What covers charges cannot be distributed, the sums do not come out: ${named.join(", ")}${rows.length > 20 ? ", …" : ""}.`,
  );
}
