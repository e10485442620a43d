import { type Kysely, sql } from "kysely";

/**
 * Photos that come by parts from devices of the diary. Parts lie in the database until the last one has come: each is
 * there whole or not at all, whatever is killed in between.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table diary_photos (
      id uuid primary key,
      device_id uuid not null references diary_devices,
      user_id uuid not null references users,
      sha256 text not null,
      size integer not null check (size > 0),
      received integer not null check (received between 0 and size),
      file_id text references stored_file,
      begun_at timestamptz not null,
      check (file_id is null or received = size)
    )`.execute(db);
  await sql`create index diary_photos_device on diary_photos (device_id, begun_at) where file_id is null`.execute(db);
  await sql`create index diary_photos_content on diary_photos (user_id, sha256) where file_id is not null`.execute(db);
  await sql`create index diary_photos_file on diary_photos (file_id)`.execute(db);
  await sql`
    create table diary_photo_parts (
      photo_id uuid not null references diary_photos on delete cascade,
      start integer not null,
      content bytea not null,
      primary key (photo_id, start)
    )`.execute(db);
}
