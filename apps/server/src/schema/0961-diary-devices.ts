import { type Kysely, sql } from "kysely";

/** Codes of the diary that the standard positions meant for them hold from now on. */
const given = {
  "01932f00-0000-7000-8000-00000000a001": ["read:visit", "write:visit", "end:device"],
  "01932f00-0000-7000-8000-00000000a002": ["read:visit"],
  "01932f00-0000-7000-8000-00000000a010": ["read:visit", "write:visit"],
};

/** Devices that people keep their diary on (DOMAIN §11), and the codes of the diary. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table diary_devices (
      id uuid primary key,
      user_id uuid not null references users,
      name text not null,
      created_at timestamptz not null,
      heard_at timestamptz,
      unsent_visits integer,
      unsent_photos integer,
      free_bytes double precision,
      clock_ahead integer,
      ended_at timestamptz,
      ended_by uuid
    )`.execute(db);
  await sql`create index diary_devices_user on diary_devices (user_id, created_at)`.execute(db);
  for (const [position, codes] of Object.entries(given)) {
    for (const code of codes) {
      await sql`
        update positions set version = version + 1, codes = codes || jsonb_build_array(${code}::text)
        where id = ${position} and not codes ? ${code}`.execute(db);
    }
  }
}
