import { type Kysely, sql } from "kysely";

/** Summary tables of money that were signed (DOMAIN §7): what each said stays, word for word. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table svod_statements (
      home_region text not null,
      id uuid not null,
      content text not null,
      pkcs7 bytea not null,
      signer text not null,
      signed_by text not null,
      signed_at timestamptz not null,
      sha256 text,
      size integer,
      rendered_at timestamptz,
      primary key (home_region, id)
    )`.execute(db);
  await sql`create index svod_statements_id on svod_statements (id)`.execute(db);
  await sql`create index svod_statements_sha256 on svod_statements (sha256)`.execute(db);
}
