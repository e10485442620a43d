import { type Kysely, sql } from "kysely";

/**
 * On which days a charge was charged and voided, and at the end of which days something of it remained, stands with the
 * charge, as its place does (0902): lists that a number of the summary opens ask it of a million charges, not the journal
 * charge by charge. The database writes it with each line of the journal.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table charges
      add column charged_on date,
      add column voided_on date,
      add column discounted bigint not null default 0,
      add column owed_in datemultirange not null default '{}',
      add column owed_until date,
      add column remaining_since date`.execute(db);
  // A charge has few lines, and its application few: of each what the journal says, anew.
  await sql`
    create function days_of_charge(of_region text, of_application uuid, of_charge uuid)
    returns table (charged_on date, voided_on date, discounted bigint, owed_in datemultirange, owed_until date,
      remaining_since date)
    language sql stable as $$
      with booked as materialized (
        select l.account, l.amount, e.kind, e.booked_day
        from journal_lines as l join journal_entries as e on e.home_region = l.home_region and e.id = l.entry_id
        where l.home_region = of_region and l.application_id = of_application and l.charge_id = of_charge
          and l.account in ('receivable', 'charged', 'discounted')),
      days as (
        select b.booked_day, lead(b.booked_day) over of_days as next_day, sum(sum(b.amount)) over of_days as remaining
        from booked as b where b.account = 'receivable' group by b.booked_day
        window of_days as (order by b.booked_day))
      select min(b.booked_day) filter (where b.kind = 'charge'), min(b.booked_day) filter (where b.kind = 'void'),
        coalesce(sum(b.amount) filter (where b.account = 'discounted' and b.kind = 'charge'), 0)::bigint,
        coalesce((select range_agg(daterange(d.booked_day, d.next_day)) from days as d where d.remaining > 0), '{}'),
        (select coalesce(d.next_day - 1, 'infinity') from days as d where d.remaining > 0
          order by d.booked_day desc limit 1),
        max(b.booked_day) filter (where b.account = 'receivable')
      from booked as b
    $$`.execute(db);
  await sql`
    create or replace function add_to_charges() returns trigger language plpgsql as $$
    begin
      update charges as c
      set remaining = c.remaining + coalesce(booked.amount, 0), charged_on = d.charged_on, voided_on = d.voided_on,
        discounted = d.discounted, owed_in = d.owed_in, owed_until = d.owed_until,
        remaining_since = d.remaining_since
      from (
        select home_region, application_id, charge_id,
          (sum(amount) filter (where account = 'receivable'))::bigint as amount from added
        where account in ('receivable', 'charged', 'discounted') group by 1, 2, 3) as booked
      cross join lateral days_of_charge(booked.home_region, booked.application_id, booked.charge_id) as d
      where c.home_region = booked.home_region and c.id = booked.charge_id;
      update charges as c set owed_back = c.owed_back - moved.amount
      from (
        select home_region, application_id, sum(amount)::bigint as amount from added
        where account = 'refund_due' group by 1, 2 having sum(amount) <> 0) as moved
      where c.home_region = moved.home_region and c.application_id = moved.application_id and c.sequence = (
        select max(sequence) from charges as every
        where every.home_region = c.home_region and every.application_id = c.application_id);
      return null;
    end $$`.execute(db);
  await sql`
    update charges as c
    set charged_on = d.charged_on, voided_on = d.voided_on, discounted = d.discounted, owed_in = d.owed_in,
      owed_until = d.owed_until, remaining_since = d.remaining_since
    from charges as each cross join lateral days_of_charge(each.home_region, each.application_id, each.id) as d
    where each.home_region = c.home_region and each.id = c.id`.execute(db);
  await index(db);
  // By which these were found before.
  await sql`drop index journal_entries_charged`.execute(db);
  await sql`drop index journal_lines_discounted`.execute(db);
}

/**
 * Days are asked of the indexes alone: a register's orders go with time, so that a walk along one for the charges of some
 * days passes by most of the others first.
 */
async function index(db: Kysely<unknown>): Promise<void> {
  // What they are ordered by, and who sees them.
  const row = sql.raw("id, due_on, made_at, region_soato, district_soato");
  const place = sql.raw("region_soato, district_soato");
  const days = sql.raw("charged_on, voided_on, discounted, owed_until, owed_in");
  const due = sql.raw("(coalesce(case when state = 'open' then due_on end, date '9999-12-31'))");
  await sql`
    create index charges_charged on charges (charged_on, state) include (voided_on, discounted, ${row})`.execute(db);
  await sql`
    create index charges_discounted on charges (charged_on, state) include (voided_on, discounted, ${row})
      where discounted <> 0`.execute(db);
  await sql`create index charges_voided on charges (voided_on, state) where voided_on is not null`.execute(db);
  await sql`create index charges_owed_until on charges (owed_until, state) include (owed_in, ${row})`.execute(db);
  await sql`drop index charges_due`.execute(db);
  await sql`create index charges_due on charges (state, ${due}, id) include (due_on, ${days}, ${place})`.execute(db);
  await sql`drop index charges_made`.execute(db);
  await sql`create index charges_made on charges (state, made_at, id) include (${days}, ${place})`.execute(db);
}
