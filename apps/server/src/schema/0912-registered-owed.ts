import { type Kysely, sql } from "kysely";

/**
 * Whether a charge's application is registered stands with the charge, as its place does (0902): a registered
 * application whose charge is no longer covered owes (DOMAIN §7), and is found among a million charges.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table charges add column registered boolean not null default false`.execute(db);
  await sql`
    update charges as c set registered = true from applications as a
    where a.home_region = c.home_region and a.id = c.application_id and a.status = 'registered'`.execute(db);
  await sql`
    create function charges_of_registered() returns trigger language plpgsql as $$
    begin
      update charges set registered = (new.status = 'registered')
      where home_region = new.home_region and application_id = new.id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger charges_of_registered after update of status on applications for each row
    when ((old.status = 'registered') <> (new.status = 'registered'))
    execute function charges_of_registered()`.execute(db);
  await sql`
    create function charge_of_registered() returns trigger language plpgsql as $$
    begin
      select a.status = 'registered' into new.registered
      from applications as a where a.home_region = new.home_region and a.id = new.application_id;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger charge_of_registered before insert on charges
    for each row execute function charge_of_registered()`.execute(db);
  await sql`
    create index charges_owed on charges ((coalesce(case when state = 'open' then due_on end, date '9999-12-31')), id)
      where state = 'open' and registered`.execute(db);
  await sql`
    create index charges_owed_place on charges (region_soato, district_soato)
      where state = 'open' and registered`.execute(db);
}
