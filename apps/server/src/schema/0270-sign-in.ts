import { sql, type Kysely } from "kysely";

/** Position of the administrator, who holds every permission there is. */
const administrator = "01932f00-0000-7000-8000-00000000a001";

/** Second factors, devices, and what a session knows of where it came from and when it was last touched. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions
      add column browser text,
      add column system text,
      add column network text,
      add column device_id uuid,
      add column active_at timestamptz,
      add column proved_at timestamptz,
      add column idle_minutes integer`.execute(db);
  await sql`update sessions set active_at = last_seen_at, proved_at = created_at`.execute(db);
  await sql`
    alter table sessions alter column active_at set not null, alter column proved_at set not null`.execute(db);
  await sql`
    create table known_devices (
      user_id uuid not null references users on delete cascade,
      device_id uuid not null,
      browser text,
      system text,
      network text,
      first_seen_at timestamptz not null,
      last_seen_at timestamptz not null,
      acknowledged boolean not null,
      primary key (user_id, device_id)
    )`.execute(db);
  await sql`
    create table factors (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      kind text not null check (kind in ('totp', 'passkey')),
      name text not null,
      secret text,
      last_step integer,
      credential_id text unique,
      public_key text,
      sign_count bigint not null default 0,
      transports jsonb not null default '[]',
      created_at timestamptz not null,
      last_used_at timestamptz,
      check ((kind = 'totp') = (secret is not null)),
      check ((kind = 'passkey') = (credential_id is not null and public_key is not null))
    )`.execute(db);
  await sql`create index factors_user on factors (user_id)`.execute(db);
  await sql`
    create table recovery_codes (
      user_id uuid not null references users on delete cascade,
      hash text not null,
      used_at timestamptz,
      primary key (user_id, hash)
    )`.execute(db);
  await sql`
    create table half_sessions (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      method text not null check (method in ('oneid', 'ticket', 'password')),
      remember boolean not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db);
  await sql`create index half_sessions_expiry on half_sessions (expires_at)`.execute(db);
  await sql`
    create table factor_challenges (
      holder uuid not null,
      purpose text not null check (purpose in ('totp', 'create', 'request')),
      challenge text not null,
      expires_at timestamptz not null,
      primary key (holder, purpose)
    )`.execute(db);
  await sql`create index factor_challenges_expiry on factor_challenges (expires_at)`.execute(db);
  await sql`
    update positions set version = version + 1, codes = (
      select jsonb_agg(distinct code) from (
        select jsonb_array_elements_text(codes) as code union select 'reset_factor:user') as every)
    where id = ${administrator}`.execute(db);
}
