import { canonicalName, searchKey, sortKey } from "@yer/api/formats";
import { uuidv7 } from "uuidv7";
import type { Transaction } from "../database/database.js";
import { jsonb } from "../database/jsonb.js";
import { appendUserHistory } from "./user-record.js";

/** A member of staff to register. */
export interface NewStaff {
  readonly name: string;
  /** 14 digits; what OneID knows the person by. */
  readonly pinfl: string | null;
  readonly phone?: string | null;
  /** For the sign-in by password; kept in lower case. */
  readonly username?: string | null;
  /** From `hashPassword`. */
  readonly passwordHash?: string | null;
  readonly organisationId: string;
  readonly positionId: string;
  readonly territory: string;
}

/** What names are found and ordered by. */
export function nameKeys(given: string): { name: string; sort_key: string; search_key: string } {
  const name = canonicalName(given);
  return { name, sort_key: sortKey(name), search_key: searchKey(name) };
}

/**
 * Registers a member of staff; answers the id. For those who need no grant: the first administrator's command and the
 * demonstration. Everyone else is made by an actor, under the grant rule.
 * @param actor whose act it is; `null` for a command
 */
export async function registerStaff(
  tx: Transaction,
  staff: NewStaff,
  actor: string | null,
  now: Date,
): Promise<string> {
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
  await appendUserHistory(tx, id, { at: now, actor, action: "user.created" });
  return id;
}
