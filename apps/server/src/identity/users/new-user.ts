import { canonicalName, searchKey, sortKey } from "@yer/api/formats";
import { uuidv7 } from "uuidv7";
import { endSessionsOf } from "../sessions/session-queries.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { appendUserHistory } from "./user-record.js";

/** A member of staff to register. */
export interface NewStaff {
  readonly name: string;
  /** 14 digits; what OneID knows the person by. */
  readonly pinfl: string | null;
  readonly phone?: string | null;
  readonly email?: string | null | undefined;
  /** For the sign-in by password; kept in lower case. */
  readonly username?: string | null;
  /** Result of `hashPassword`; `null`: no password. */
  readonly passwordHash?: string | null;
  readonly organisationId: string;
  readonly positionId: string;
  readonly territory: string;
}

/** Whose act a registration is, and when. */
interface Registering<By extends Actor | null = Actor | null> {
  /** `null` for a command. */
  readonly actor: By;
  readonly now: Date;
}

/** What names are found and ordered by. */
export function nameKeys(given: string): { name: string; sort_key: string; search_key: string } {
  const name = canonicalName(given);
  return { name, sort_key: sortKey(name), search_key: searchKey(name) };
}

/**
 * Registers a member of staff; answers the id. It asks nothing of the grant rule: `createUser` does, for an actor; the
 * first administrator's command and the demonstration need no grant.
 */
export async function registerStaff(tx: Transaction, { actor, now }: Registering, staff: NewStaff): Promise<string> {
  const id = uuidv7();
  await tx
    .insertInto("users")
    .values({
      id,
      ...nameKeys(staff.name),
      username: staff.username?.normalize("NFKC").toLowerCase() ?? null,
      password_hash: staff.passwordHash ?? null,
      pinfl: staff.pinfl,
      stirs: jsonb([]),
      oneid_user_id: null,
      phone: staff.phone ?? null,
      email: staff.email ?? null,
      is_staff: true,
      organisation_id: staff.organisationId,
      position_id: staff.positionId,
      territory: staff.territory,
      granted: jsonb([]),
      revoked: jsonb([]),
      blocked_reason: null,
      preferences: null,
      last_seen_at: null,
      created_at: now,
    })
    .execute();
  await appendUserHistory(tx, id, {
    at: now,
    actor: actor?.id ?? null,
    impersonator: actor?.impersonation?.byId ?? null,
    action: "user.created",
  });
  return id;
}

/**
 * Makes the citizen with this PINFL a member of staff, and ends the sessions begun as a citizen.
 * @returns the user's id; `undefined` when no citizen has the number
 */
export async function hireCitizen(
  tx: Transaction,
  { actor, now }: Registering<Actor>,
  staff: NewStaff,
): Promise<string | undefined> {
  if (staff.pinfl === null) return undefined;
  const hired = await tx
    .updateTable("users")
    .set((row) => ({
      ...nameKeys(staff.name),
      phone: staff.phone ?? null,
      ...(staff.email === undefined ? {} : { email: staff.email }),
      is_staff: true,
      organisation_id: staff.organisationId,
      position_id: staff.positionId,
      territory: staff.territory,
      version: row("version", "+", 1),
    }))
    .where("pinfl", "=", staff.pinfl)
    .where("is_staff", "=", false)
    .returning("id")
    .executeTakeFirst();
  if (hired === undefined) return undefined;
  await endSessionsOf(tx, hired.id, now);
  await appendUserHistory(tx, hired.id, {
    at: now,
    actor: actor.id,
    impersonator: actor.impersonation?.byId ?? null,
    action: "user.created",
  });
  return hired.id;
}
