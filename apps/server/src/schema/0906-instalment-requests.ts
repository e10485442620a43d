import { type Kysely, sql } from "kysely";

/**
 * Requests of occupiers to pay by instalments (DOMAIN §7), and the code of answering them, which whoever agreed to
 * instalments until now holds. The database keeps with the charge whether one waits, for the register's filter, and ends
 * a request whose charge is paid or void.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table instalment_requests (
      home_region text not null,
      id uuid not null,
      application_id uuid not null,
      charge_id uuid not null,
      schedule jsonb not null,
      reason text not null check (reason <> ''),
      state text not null check (state in ('asked', 'agreed', 'refused', 'lapsed')),
      version integer not null default 1,
      asked_by text not null,
      asker text not null,
      asked_at timestamptz not null,
      answer text,
      answered_by text,
      answerer text,
      answered_at timestamptz,
      primary key (home_region, id),
      foreign key (home_region, application_id) references applications on delete cascade,
      foreign key (home_region, charge_id) references charges on delete cascade,
      check (state in ('asked', 'lapsed') or num_nulls(answered_at, answered_by) = 0),
      check ((state = 'refused') = (answer is not null))
    )`.execute(db);
  // One waits at a time.
  await sql`
    create unique index instalment_requests_open on instalment_requests (home_region, charge_id)
      where state = 'asked'`.execute(db);
  await sql`
    create index instalment_requests_charge on instalment_requests (home_region, charge_id, asked_at)`.execute(db);
  await sql`alter table charges add column instalments_asked boolean not null default false`.execute(db);
  await sql`
    create index charges_asked on charges (state, (coalesce(case when state = 'open' then due_on end, date '9999-12-31')), id)
      where instalments_asked`.execute(db);
  await sql`
    create function mark_instalments_asked() returns trigger language plpgsql as $$
    begin
      update charges set instalments_asked = (new.state = 'asked')
      where home_region = new.home_region and id = new.charge_id and instalments_asked <> (new.state = 'asked');
      return null;
    end $$`.execute(db);
  await sql`
    create trigger mark_instalments_asked after insert or update of state on instalment_requests
    for each row execute function mark_instalments_asked()`.execute(db);
  await sql`
    create function lapse_instalment_requests() returns trigger language plpgsql as $$
    begin
      update instalment_requests set state = 'lapsed', version = version + 1
      where home_region = new.home_region and charge_id = new.id and state = 'asked';
      return null;
    end $$`.execute(db);
  await sql`
    create trigger lapse_instalment_requests after update of state on charges for each row
    when (old.state = 'open' and new.state <> 'open' and old.instalments_asked)
    execute function lapse_instalment_requests()`.execute(db);
  await sql`
    update positions set version = version + 1, codes = codes || '["agree:instalments"]'
    where codes ? 'record:payment' and not codes ? 'agree:instalments'`.execute(db);
}
