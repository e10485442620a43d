import type { ColumnType, Generated, RawBuilder } from "kysely";
import type { Names } from "@yer/api/contract/values";
import type { Preferences } from "@yer/api/contract/own-account";
import type { FactorKind } from "@yer/api/contract/factors";
import type { OrganisationKind } from "@yer/api/contract/statuses";

/** A jsonb column; written through `jsonb()`, read as it is. */
type Json<T> = ColumnType<T, RawBuilder<T>, RawBuilder<T>>;

/** Tables of people, organisations, permissions and sessions (migrations 0101 and 0270). */
export interface PeopleTables {
  organisations: OrganisationsTable;
  positions: PositionsTable;
  roles: PositionsTable;
  users: UsersTable;
  user_roles: UserRolesTable;
  user_jobs: UserJobsTable;
  sessions: SessionsTable;
  spent_tickets: SpentTicketsTable;
  throttles: ThrottlesTable;
  known_devices: KnownDevicesTable;
  factors: FactorsTable;
  recovery_codes: RecoveryCodesTable;
  half_sessions: HalfSessionsTable;
  factor_challenges: FactorChallengesTable;
}

/** A state organisation. */
export interface OrganisationsTable {
  id: string;
  name: Json<Names>;
  kind: OrganisationKind;
  territory: string;
  parent_id: string | null;
  active: boolean;
  /** `sortKey` of the Uzbek name, ordered `COLLATE "C"`. */
  sort_key: string;
  /** `searchKey` of the names in all languages. */
  search_key: string;
  version: Generated<number>;
}

/** A position, or a role: a name and the codes it brings. */
export interface PositionsTable {
  id: string;
  name: Json<Names>;
  codes: Json<string[]>;
  sort_key: string;
  version: Generated<number>;
}

/** A person: staff, or a citizen who has signed in. */
export interface UsersTable {
  id: string;
  name: string;
  sort_key: string;
  search_key: string;
  /** Lower case; only those who sign in by password have one. */
  username: string | null;
  /** `argon2id$…`, see auth/password-hash.ts. */
  password_hash: string | null;
  pinfl: string | null;
  /** STIRs OneID vouched for at the last sign-in. */
  stirs: Json<string[]>;
  /** OneID's own name for the person, bound at the first sign-in. */
  oneid_user_id: string | null;
  phone: string | null;
  /** Where letters go; the person's own to change. */
  email: string | null;
  is_staff: boolean;
  organisation_id: string | null;
  position_id: string | null;
  territory: string | null;
  granted: Json<string[]>;
  revoked: Json<string[]>;
  blocked: Generated<boolean>;
  blocked_reason: string | null;
  preferences: ColumnType<Preferences | null, RawBuilder<Preferences> | null, RawBuilder<Preferences> | null>;
  last_seen_at: Date | null;
  created_at: Date;
  version: Generated<number>;
}

/** Roles a user has. */
export interface UserRolesTable {
  user_id: string;
  role_id: string;
}

/** A post held, from the personnel register. */
export interface UserJobsTable {
  id: string;
  user_id: string;
  /** The register's own key of the post; a second synchronisation changes rows, it adds none. */
  external_id: string;
  organisation: string;
  position: string;
  from_day: string;
  to_day: string | null;
  source: string;
  synced_at: Date;
}

/** How a session began. */
export type SignInMethod = "oneid" | "ticket" | "password" | "impersonation";

/** A session; also the family of its refresh tokens. */
export interface SessionsTable {
  id: string;
  user_id: string;
  method: SignInMethod;
  created_at: Date;
  /** Fixed at sign-in; refreshing does not move it. */
  expires_at: Date;
  ended_at: Date | null;
  /** Number of the refresh token given out last. */
  refresh_n: number;
  /** When token `refresh_n` was first given out. */
  refreshed_at: Date;
  last_seen_at: Date;
  /** The session that waits while this one impersonates. */
  parent_id: string | null;
  impersonator_id: string | null;
  /** Given: the impersonation may write. */
  impersonation_reason: string | null;
  /** What the browser called itself, and the address it signed in from. */
  browser: string | null;
  system: string | null;
  network: string | null;
  device_id: string | null;
  /** When the person last did something; reading by the page itself does not count. */
  active_at: Date;
  /** When the person last proved who they are. */
  proved_at: Date;
  /** Ends this long after `active_at`; `null`: at `expires_at` only. */
  idle_minutes: number | null;
}

/** A browser in which a person has signed in before. */
export interface KnownDevicesTable {
  user_id: string;
  device_id: string;
  browser: string | null;
  system: string | null;
  network: string | null;
  first_seen_at: Date;
  last_seen_at: Date;
  /** The person was told, and said that it is theirs. */
  acknowledged: boolean;
}

/** An enrolled second factor. */
export interface FactorsTable {
  id: string;
  user_id: string;
  kind: FactorKind;
  name: string;
  /** The seed of a `totp`, sealed (secrets/seal.ts). */
  secret: string | null;
  /** The last time step a code was taken of; older ones are refused. */
  last_step: number | null;
  credential_id: string | null;
  /** COSE key, base64url. */
  public_key: string | null;
  sign_count: Generated<number>;
  transports: Json<string[]>;
  created_at: Date;
  last_used_at: Date | null;
}

/** A recovery code, by its keyed hash. */
export interface RecoveryCodesTable {
  user_id: string;
  hash: string;
  used_at: Date | null;
}

/** A sign-in that waits for its second factor. */
export interface HalfSessionsTable {
  id: string;
  user_id: string;
  method: Exclude<SignInMethod, "impersonation">;
  remember: boolean;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

/** What an answer is awaited to: a WebAuthn challenge, or the sealed seed of an app being enrolled. */
export interface FactorChallengesTable {
  /** The session, or half-open one, that it was given to. */
  holder: string;
  purpose: "totp" | "create" | "request";
  challenge: string;
  expires_at: Date;
}

/** Tickets used up, kept until they would have expired anyway. */
export interface SpentTicketsTable {
  id: string;
  expires_at: Date;
}

/** Tries of one kind by one key (a hash) in a window of time. */
export interface ThrottlesTable {
  key: string;
  tries: number;
  window_ends: Date;
}
