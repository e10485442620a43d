import { type Kysely, sql } from "kysely";

/** Codes of months that the standard positions meant for them hold from now on, beside the administrator. */
const given = {
  "01932f00-0000-7000-8000-00000000a001": ["close:month", "approve:month"],
  "01932f00-0000-7000-8000-00000000a006": ["close:month"],
  "01932f00-0000-7000-8000-00000000a011": ["approve:month"],
};

/**
 * Months of a region's books, closed by two people (DOMAIN §7). Nothing is booked into a closed one, whoever writes it:
 * an entry that is of it is booked in the open month and names it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table money_months (
      home_region text not null,
      month date not null check (extract(day from month) = 1),
      state text not null check (state in ('open', 'proposed', 'closed')),
      proposed_by text,
      proposed_through text,
      proposer text,
      proposed_at timestamptz,
      closed_by text,
      closer text,
      closed_at timestamptz,
      reason text,
      turnovers jsonb,
      entries integer,
      version integer not null default 1,
      primary key (home_region, month),
      check ((state = 'open') = (proposed_by is null)),
      check ((state = 'closed') = (closed_by is not null)),
      check ((state = 'closed') = (turnovers is not null)),
      check (closed_by not in (proposed_by, coalesce(proposed_through, proposed_by)))
    )`.execute(db);
  await sql`alter table journal_entries add column closed_month date`.execute(db);
  await sql`create index journal_entries_booked on journal_entries (home_region, booked_day)`.execute(db);
  await sql`
    create index journal_entries_late on journal_entries (home_region, closed_month) where closed_month is not null`.execute(
    db,
  );
  await sql`alter table journal_checks add column wrong_regions text[] not null default '{}'`.execute(db);

  // Who enters shares this lock until the commit; who closes a month holds it alone, so that nothing is under way.
  await sql`
    create function money_months_lock(region text) returns bigint language sql immutable as $$
      select hashtextextended('money months of ' || region, 0)
    $$`.execute(db);
  await sql`
    create function refuse_closed_month() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(money_months_lock(home_region))
      from (select distinct home_region from added order by 1) as regions;
      if exists (
        select from added as a
        join (select home_region, max(month) as month from money_months where state = 'closed' group by 1) as m
          on m.home_region = a.home_region
        where a.booked_day < m.month + interval '1 month'
          or a.value_day < m.month + interval '1 month' and a.closed_month is null
      ) then
        raise exception 'an entry of the journal is booked into a closed month, or does not name the one it is of'
          using errcode = 'check_violation';
      end if;
      if exists (
        select from added as a where a.closed_month is not null and not exists (
          select from money_months as m
          where m.home_region = a.home_region and m.state = 'closed' and m.month >= a.closed_month)
      ) then
        raise exception 'an entry of the journal names a month that is open' using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger open_month after insert on journal_entries referencing new table as added
    for each statement execute function refuse_closed_month()`.execute(db);
  await sql`
    create function refuse_month_change() returns trigger language plpgsql as $$
    begin
      if old.state = 'closed' then
        raise exception 'a closed month of the journal stays as it is' using errcode = 'check_violation';
      end if;
      return coalesce(new, old);
    end $$`.execute(db);
  await sql`
    create trigger closed_for_good before update or delete on money_months
    for each row execute function refuse_month_change()`.execute(db);
  for (const [position, codes] of Object.entries(given)) {
    for (const code of codes) {
      await sql`
        update positions set version = version + 1, codes = codes || jsonb_build_array(${code}::text)
        where id = ${position} and not codes ? ${code}`.execute(db);
    }
  }
}
