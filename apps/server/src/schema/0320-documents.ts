import { type Kysely, sql } from "kysely";

/** What was signed, word for word, and the documents that show it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table signed_acts (
      home_region text not null,
      id uuid not null,
      application_id uuid not null,
      kind text not null check (kind in ('conclusion', 'justice', 'certificate')),
      organisation_id uuid not null references organisations,
      content text not null,
      pkcs7 bytea not null,
      signer text not null,
      signed_at timestamptz not null,
      primary key (home_region, id),
      foreign key (home_region, application_id) references applications on delete cascade
    )`.execute(db);
  await sql`create index signed_acts_application on signed_acts (application_id, organisation_id)`.execute(db);
  await sql`
    create table documents (
      home_region text not null,
      id uuid not null,
      act_id uuid not null,
      copy text not null check (copy in ('original', 'redacted')),
      sha256 text,
      size integer check (size > 0),
      rendered_at timestamptz,
      revoked_at timestamptz,
      revoked_by uuid,
      revoke_reason text,
      primary key (home_region, id),
      unique (home_region, act_id, copy),
      foreign key (home_region, act_id) references signed_acts on delete cascade,
      check ((sha256 is null) = (rendered_at is null) and (sha256 is null) = (size is null)),
      check ((revoked_at is null) = (revoke_reason is null))
    )`.execute(db);
  await sql`create index documents_id on documents (id)`.execute(db);
  await sql`create index documents_sha256 on documents (sha256)`.execute(db);
  await sql`create index documents_waiting on documents (id) where rendered_at is null`.execute(db);
  // A conclusion carried over into a new run is the same act.
  await sql`alter table conclusions add column act_id uuid`.execute(db);
  await sql`create index conclusions_act on conclusions (home_region, act_id)`.execute(db);
}
