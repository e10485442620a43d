import { settingRegistry } from "@yer/api/contract/setting-registry";
import { searchKey, sortKey } from "@yer/api/formats";
import type { OrganisationKind } from "@yer/api/contract/statuses";
import { uuidv7 } from "uuidv7";
import { openSession } from "../identity/auth/session-service.js";
import type { MachineTime } from "../platform/clock/clock.js";
import { jsonb } from "../platform/sql/jsonb.js";
import { withTransaction } from "../platform/database/transaction.js";
import type { TestApp } from "./test-app.js";

/** A person to make; what is left out is usual. */
export interface TestPerson {
  readonly name?: string;
  readonly staff?: boolean;
  readonly territory?: string;
  readonly codes?: readonly string[];
  readonly granted?: readonly string[];
  readonly revoked?: readonly string[];
  readonly pinfl?: string | null;
  readonly blocked?: boolean;
  readonly username?: string;
  readonly passwordHash?: string;
  readonly organisation?: { readonly kind?: OrganisationKind; readonly id?: string };
}

/** A made person, signed in. */
export interface MadePerson {
  readonly id: string;
  readonly token: string;
  readonly refreshToken: string;
  readonly organisationId: string | null;
  readonly positionId: string | null;
}

function inFour(name: string) {
  return { uz_UZ: name, uz_Cyrl: name, ru_RU: name, en_US: name };
}

/** Adds an organisation; answers its id. */
export async function makeOrganisation(
  { context }: { readonly context: Pick<TestApp["context"], "db"> },
  {
    kind = "cadastre",
    territory = "17",
    name = "Idora",
  }: { kind?: OrganisationKind; territory?: string; name?: string } = {},
): Promise<string> {
  const id = uuidv7();
  await context.db
    .insertInto("organisations")
    .values({
      id,
      name: jsonb(inFour(name)),
      kind,
      territory,
      parent_id: null,
      active: true,
      sort_key: sortKey(name),
      search_key: searchKey(name),
    })
    .execute();
  return id;
}

/** Adds a position, or a role; answers its id. */
export async function makePosition(
  { context }: { readonly context: Pick<TestApp["context"], "db"> },
  codes: readonly string[],
  table: "positions" | "roles" = "positions",
): Promise<string> {
  const id = uuidv7();
  await context.db
    .insertInto(table)
    .values({ id, name: jsonb(inFour("Lavozim")), codes: jsonb([...codes]), sort_key: sortKey("Lavozim") })
    .execute();
  return id;
}

/** Adds a person and signs them in at the clock's time. */
export async function makePerson(
  test: Pick<TestApp, "clock"> & { readonly context: Pick<TestApp["context"], "db" | "secrets"> },
  person: TestPerson = {},
): Promise<MadePerson> {
  const { context, clock } = test;
  const { name = "Sinov Odamov", staff = true, territory = "17" } = person;
  const id = uuidv7();
  const organisationId = staff
    ? (person.organisation?.id ??
      (await makeOrganisation(test, { kind: person.organisation?.kind ?? "cadastre", territory })))
    : null;
  const positionId = staff ? await makePosition(test, person.codes ?? []) : null;
  const now = clock.now();
  await context.db
    .insertInto("users")
    .values({
      id,
      name,
      sort_key: sortKey(name),
      search_key: searchKey(name),
      username: person.username ?? null,
      password_hash: person.passwordHash ?? null,
      pinfl: person.pinfl ?? null,
      stirs: jsonb([]),
      oneid_user_id: null,
      phone: null,
      is_staff: staff,
      organisation_id: organisationId,
      position_id: positionId,
      territory: staff ? territory : null,
      granted: jsonb([...(person.granted ?? [])]),
      revoked: jsonb([...(person.revoked ?? [])]),
      blocked: person.blocked ?? false,
      blocked_reason: null,
      preferences: null,
      last_seen_at: null,
      created_at: now,
    })
    .execute();
  return { id, ...(await signIn(test, { id, isStaff: staff }, now)), organisationId, positionId };
}

/** Signs a person in at a moment, by OneID as it were. */
export async function signIn(
  { context }: { readonly context: Pick<TestApp["context"], "db" | "secrets"> },
  { id, isStaff }: { readonly id: string; readonly isStaff: boolean },
  now: MachineTime,
): Promise<Pick<MadePerson, "token" | "refreshToken">> {
  const expiresAt = new Date(now.getTime() + settingRegistry["session.hours"].first.value * 3_600_000);
  const record = await withTransaction(context.db, async (tx) =>
    openSession(tx, { context, now }, { userId: id, isStaff, method: "oneid", expiresAt }),
  );
  return { token: record.access_token, refreshToken: record.refresh_token };
}
