import { type Kysely, sql } from "kysely";

/**
 * What the register of charges is narrowed and ordered by stands with the charges, denormalised, and the database itself
 * keeps it so, whichever act writes: what is not covered yet is the sum of the journal's lines; place and suspension are
 * the application's; a contract marks its charge; the day it is due on is the last of the application's term in
 * payment, under a contract that of the next instalment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table charges
      add column remaining bigint not null default 0,
      add column region_soato text,
      add column district_soato text,
      add column neighborhood_id text,
      add column suspended boolean not null default false,
      add column by_contract boolean not null default false,
      add column owed_back bigint not null default 0`.execute(db);
  await sql`
    update charges as c
    set region_soato = a.region_soato, district_soato = a.district_soato, neighborhood_id = a.neighborhood_id,
      suspended = a.suspended,
      by_contract = exists (
        select from instalment_contracts as i where i.home_region = c.home_region and i.charge_id = c.id),
      due_on = case when c.state = 'open' and a.status = 'in_payment' and a.deadline_at is not null
        then ${sql.raw(lastDay("a.deadline_at"))} else c.due_on end,
      remaining = coalesce((select sum(l.amount) from journal_lines as l
        where l.home_region = c.home_region and l.application_id = c.application_id and l.charge_id = c.id
          and l.account = 'receivable'), 0),
      owed_back = case when exists (
        select from charges as later where later.home_region = c.home_region
          and later.application_id = c.application_id and later.sequence > c.sequence) then 0
        else coalesce((select -sum(l.amount) from journal_lines as l
          where l.home_region = c.home_region and l.application_id = c.application_id and l.account = 'refund_due'), 0)
        end
    from applications as a
    where a.home_region = c.home_region and a.id = c.application_id`.execute(db);
  await sql`
    alter table charges
      alter column region_soato set not null,
      alter column district_soato set not null,
      alter column neighborhood_id set not null`.execute(db);
  await follow(db);
  await index(db);
}

const lastDay = (deadline: string): string =>
  `(${deadline} at time zone 'UTC' + interval '5 hours' - interval '1 millisecond')::date`;

async function follow(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function place_charge() returns trigger language plpgsql as $$
    begin
      select a.region_soato, a.district_soato, a.neighborhood_id, a.suspended, 0, false
      into new.region_soato, new.district_soato, new.neighborhood_id, new.suspended, new.remaining, new.by_contract
      from applications as a where a.home_region = new.home_region and a.id = new.application_id;
      -- What the application is owed back is said of its last charge.
      select coalesce(sum(owed_back), 0) into new.owed_back from charges
      where home_region = new.home_region and application_id = new.application_id;
      if new.owed_back <> 0 then
        update charges set owed_back = 0
        where home_region = new.home_region and application_id = new.application_id;
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger place_charge before insert on charges
    for each row execute function place_charge()`.execute(db);
  await sql`
    create function charges_follow_file() returns trigger language plpgsql as $$
    begin
      update charges
      set region_soato = new.region_soato, district_soato = new.district_soato, neighborhood_id = new.neighborhood_id,
        suspended = new.suspended,
        due_on = case when state <> 'void' and new.status = 'in_payment' and new.deadline_at is not null
          then ${sql.raw(lastDay("new.deadline_at"))} else due_on end
      where home_region = new.home_region and application_id = new.id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger charges_follow_file after update on applications for each row
    when ((old.region_soato, old.district_soato, old.neighborhood_id, old.suspended) is distinct from
        (new.region_soato, new.district_soato, new.neighborhood_id, new.suspended)
      or new.status = 'in_payment' and (old.status, old.deadline_at) is distinct from (new.status, new.deadline_at))
    execute function charges_follow_file()`.execute(db);
  await sql`
    create function charge_by_contract() returns trigger language plpgsql as $$
    begin
      update charges set by_contract = true where home_region = new.home_region and id = new.charge_id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger charge_by_contract after insert on instalment_contracts
    for each row execute function charge_by_contract()`.execute(db);
  await sql`
    create function add_to_charges() returns trigger language plpgsql as $$
    begin
      update charges as c set remaining = c.remaining + moved.amount
      from (
        select home_region, charge_id, sum(amount)::bigint as amount from added
        where account = 'receivable' group by 1, 2 having sum(amount) <> 0) as moved
      where c.home_region = moved.home_region and c.id = moved.charge_id;
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
    create trigger add_to_charges after insert on journal_lines referencing new table as added
    for each statement execute function add_to_charges()`.execute(db);
}

/** Pages are walked along the orders, state by state; what is rare has an index of its own. */
async function index(db: Kysely<unknown>): Promise<void> {
  const due = sql.raw("(coalesce(case when state = 'open' then due_on end, date '9999-12-31')), id");
  await sql`create index charges_id on charges (id)`.execute(db);
  await sql`create index charges_due on charges (state, ${due})`.execute(db);
  await sql`create index charges_due_region on charges (region_soato, state, ${due})`.execute(db);
  await sql`create index charges_due_district on charges (district_soato, state, ${due})`.execute(db);
  await sql`create index charges_neighborhood on charges (neighborhood_id)`.execute(db);
  await sql`create index charges_made on charges (state, made_at, id)`.execute(db);
  await sql`create index charges_made_district on charges (district_soato, state, made_at, id)`.execute(db);
  await sql`create index charges_late on charges (${due}) where state = 'open' and suspended`.execute(db);
  await sql`
    create index charges_part on charges (${due}) where state = 'open' and remaining < amount`.execute(db);
  await sql`create index charges_contract on charges (state, ${due}) where by_contract`.execute(db);
  // How many of them a territory has.
  await sql`
    create index charges_late_place on charges (region_soato, district_soato)
      where state = 'open' and suspended`.execute(db);
  await sql`
    create index charges_part_place on charges (region_soato, district_soato)
      where state = 'open' and remaining < amount`.execute(db);
  await sql`
    create index charges_contract_place on charges (region_soato, district_soato) where by_contract`.execute(db);
  await sql`
    create index charges_refund_place on charges (region_soato, district_soato) where owed_back > 0`.execute(db);
  await sql`create index charges_refund on charges (state, ${due}) where owed_back > 0`.execute(db);
}
