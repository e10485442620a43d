import { type Kysely, sql } from "kysely";

/** Bills of charges among what is signed (DOMAIN §7). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table signed_acts add column charge_id uuid`.execute(db);
  await sql`alter table signed_acts add foreign key (home_region, charge_id) references charges on delete cascade`.execute(
    db,
  );
  await sql`alter table signed_acts drop constraint signed_acts_kind_check`.execute(db);
  await sql`
    alter table signed_acts
      add constraint signed_acts_kind_check check (kind in ('conclusion', 'justice', 'certificate', 'bill')),
      add constraint signed_acts_charge_check check ((kind = 'bill') = (charge_id is not null))`.execute(db);
  await sql`
    create index signed_acts_charge on signed_acts (home_region, charge_id) where charge_id is not null`.execute(db);
}
