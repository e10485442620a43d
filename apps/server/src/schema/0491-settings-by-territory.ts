import { type Kysely, sql } from "kysely";

/**
 * Settings, their versions and what is proposed of them stand in a territory (DOMAIN §8): `17` the country, 4 digits a
 * region, 7 a district. What there was held in the whole country, and so does what names no territory.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["settings", "setting_records", "setting_proposals"]) {
    // oxlint-disable-next-line no-await-in-loop -- one connection, one statement after the other
    await sql`
      alter table ${sql.table(table)} add column territory text not null default '17'
        check (territory ~ '^17([0-9]{2}([0-9]{3})?)?$')`.execute(db);
  }
  await sql`
    alter table settings drop constraint settings_pkey, add primary key (key, territory, valid_from),
      -- A place can go back to the value of the place above it; nothing is above the country.
      add check (territory <> '17' or value <> 'null')`.execute(db);
  await sql`
    alter table setting_records drop constraint setting_records_pkey, add primary key (key, territory)`.execute(db);
  await sql`
    alter table setting_proposals add check (act <> 'calendar' or territory = '17')`.execute(db);
}
