import { sql, type Kysely } from "kysely";

/** Organisations, positions, roles, users, sessions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table organisations (
      id uuid primary key,
      name jsonb not null,
      kind text not null,
      territory text not null check (territory ~ '^17(\\d\\d(\\d{3})?)?$'),
      parent_id uuid references organisations,
      active boolean not null default true,
      sort_key text not null collate "C",
      search_key text not null,
      version integer not null default 1
    )`.execute(db);
  await sql`create index organisations_order on organisations (sort_key, id)`.execute(db);
  await sql`create index organisations_kind on organisations (kind, territory) where active`.execute(db);
  for (const table of ["positions", "roles"]) {
    // One statement after the other: both run in the migration's transaction.
    await sql`
      create table ${sql.table(table)} (
        id uuid primary key,
        name jsonb not null,
        codes jsonb not null check (jsonb_typeof(codes) = 'array'),
        sort_key text not null collate "C",
        version integer not null default 1
      )`.execute(db);
  }
  await sql`
    create table users (
      id uuid primary key,
      name text not null,
      sort_key text not null collate "C",
      search_key text not null,
      username text unique check (username = lower(username)),
      password_hash text,
      pinfl text unique check (pinfl ~ '^\\d{14}$'),
      stirs jsonb not null default '[]',
      oneid_user_id text unique,
      phone text,
      is_staff boolean not null,
      organisation_id uuid references organisations,
      position_id uuid references positions,
      territory text check (territory ~ '^17(\\d\\d(\\d{3})?)?$'),
      granted jsonb not null default '[]',
      revoked jsonb not null default '[]',
      blocked boolean not null default false,
      blocked_reason text,
      preferences jsonb,
      last_seen_at timestamptz,
      created_at timestamptz not null,
      version integer not null default 1,
      check (not is_staff or (organisation_id is not null and position_id is not null and territory is not null)),
      check (is_staff or (organisation_id is null and position_id is null and territory is null))
    )`.execute(db);
  await sql`create index users_order on users (sort_key, id) where is_staff`.execute(db);
  await sql`create index users_organisation on users (organisation_id)`.execute(db);
  await sql`create index users_seen on users (last_seen_at desc nulls last, id) where is_staff`.execute(db);
  await sql`
    create table user_roles (
      user_id uuid not null references users on delete cascade,
      role_id uuid not null references roles,
      primary key (user_id, role_id)
    )`.execute(db);
  await sql`
    create table user_jobs (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      external_id text not null,
      organisation text not null,
      position text not null,
      from_day date not null,
      to_day date,
      source text not null,
      synced_at timestamptz not null,
      unique (user_id, external_id)
    )`.execute(db);
  await sql`
    create table sessions (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      method text not null check (method in ('oneid', 'ticket', 'password', 'impersonation')),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      refresh_n integer not null default 0,
      refreshed_at timestamptz not null,
      last_seen_at timestamptz not null,
      parent_id uuid references sessions on delete cascade,
      impersonator_id uuid references users,
      impersonation_reason text,
      check ((parent_id is null) = (impersonator_id is null))
    )`.execute(db);
  await sql`create index sessions_user on sessions (user_id) where ended_at is null`.execute(db);
  await sql`create index sessions_parent on sessions (parent_id) where parent_id is not null`.execute(db);
  await sql`create index sessions_expiry on sessions (expires_at)`.execute(db);
  await sql`create table spent_tickets (id text primary key, expires_at timestamptz not null)`.execute(db);
  await sql`
    create table throttles (
      key text primary key,
      tries integer not null,
      window_ends timestamptz not null
    )`.execute(db);
  await sql`create index throttles_expiry on throttles (window_ends)`.execute(db);
}
