import { permissionCodes } from "@yer/api/contract/codes";
import type { BodyOf, ReplyOf } from "@yer/api/contract/endpoint";
import type { users } from "@yer/api/contract/users";
import type { Actor } from "../access/actor.js";
import { decide } from "../access/decide.js";
import { effectiveCodes } from "../access/effective-codes.js";
import { assertGrant, growthOf, type Rights } from "../access/grant.js";
import { contains } from "../access/territory.js";
import { endSessionsOf } from "../auth/session-queries.js";
import type { Context } from "../context.js";
import type { Transaction } from "../database/database.js";
import { isUniqueViolation } from "../database/errors.js";
import { jsonb } from "../database/jsonb.js";
import type { Change } from "../history/chain.js";
import { notFound, Problem } from "../http/problem.js";
import { nameKeys } from "./new-user.js";
import { presentUser } from "./present.js";
import { findActiveOrganisation, findPosition, findRoles, findUser, rolesOf, setRoles } from "./queries.js";
import { appendUserHistory } from "./user-record.js";

/** A user's own page. */
export type UserPage = ReplyOf<typeof users.get>;

type FoundUser = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** Codes the actor needs for a write on a user. */
type UserCode =
  | "read:user"
  | "update:user"
  | "update:permissions"
  | "block:user"
  | "read_jobs:user"
  | "sync_jobs:user"
  | "read_history:user";

/**
 * A user whom the actor may see, locked where something is about to change.
 * @throws {Problem} `not-found`, the same for unknown and not visible
 */
export async function visibleUser(
  tx: Transaction,
  actor: Actor,
  id: string,
  code: UserCode,
  lock = false,
): Promise<FoundUser> {
  const user = await findUser(tx, id, lock);
  const subject = { kind: "user", id, territory: user?.territory ?? null } as const;
  const decision = decide(actor, { code, kind: lock ? "act" : "read" }, subject);
  if (user === undefined || !decision.allowed) throw notFound();
  return user;
}

function rightsOf(user: FoundUser): Rights {
  const codes = user.is_staff
    ? effectiveCodes({
        position: user.position_codes ?? [],
        roles: user.roles_codes,
        granted: user.granted,
        revoked: user.revoked,
      })
    : new Set<string>();
  return { codes, territory: user.territory };
}

async function pageOf(tx: Transaction, user: FoundUser, personal: boolean, now: Date): Promise<UserPage> {
  return {
    ...presentUser(user, personal, now),
    roles: (await rolesOf(tx, user.id)).map(({ id, name }) => ({ id, name })),
    granted: user.granted,
    revoked: user.revoked,
    effective: [...rightsOf(user).codes].toSorted(),
    blockedReason: user.blocked_reason,
    createdAt: user.created_at.toISOString(),
  };
}

async function freshPage(tx: Transaction, id: string, now: Date): Promise<UserPage> {
  const user = await findUser(tx, id);
  if (user === undefined) throw notFound();
  return pageOf(tx, user, false, now);
}

/** One user. Showing the numbers in full, to those who may read them, leaves an access row (DOMAIN §8). */
export async function readUser(tx: Transaction, actor: Actor, id: string, now: Date): Promise<UserPage> {
  const user = await visibleUser(tx, actor, id, "read:user");
  const personal = actor.codes.has("read_personal:property");
  if (personal && user.id !== actor.id && (user.pinfl !== null || user.phone !== null)) {
    await record(tx, actor, id, now, { action: "personal.read" });
  }
  return pageOf(tx, user, personal, now);
}

async function record(
  tx: Transaction,
  actor: Actor,
  id: string,
  now: Date,
  entry: { action: string; reason?: string; changes?: readonly Change[]; personal?: readonly Change[] },
): Promise<void> {
  await appendUserHistory(tx, id, {
    at: now,
    actor: actor.id,
    impersonator: actor.impersonation?.byId ?? null,
    ...entry,
  });
}

/** Tells open screens, and the person's own, to read again: rights hold on the next request. */
async function announce(context: Context, tx: Transaction, id: string): Promise<void> {
  await context.events.publish(tx, { kind: "users.changed", id });
  await context.events.publish(tx, { kind: "user.changed", id, user: id });
}

async function assertVersion(tx: Transaction, user: FoundUser, ifMatch: number, now: Date): Promise<void> {
  if (user.version === ifMatch) return;
  throw new Problem("conflict", { current: await pageOf(tx, user, false, now) });
}

function changesBetween(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): Change[] {
  return Object.keys(after)
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .map((key) => ({ pointer: `/${key}`, before: before[key] ?? null, after: after[key] ?? null }));
}

function unknown(pointer: string): Problem {
  return new Problem("invalid", { errors: [{ in: "body", pointer, code: "choice" }] });
}

/**
 * Changes a user, or makes a citizen staff. Whatever the person gains, codes or places, by position, roles,
 * organisation or territory, must be contained in the actor's own; a changed PINFL hands everything to another person.
 * @throws {Problem} `not-found`, `conflict`, `grant-refused`, `invalid`, `duplicate`
 */
export async function updateUser(
  context: Context,
  tx: Transaction,
  actor: Actor,
  id: string,
  given: BodyOf<typeof users.update>,
  ifMatch: number,
  now: Date,
): Promise<UserPage> {
  const user = await visibleUser(tx, actor, id, "update:user", true);
  await assertVersion(tx, user, ifMatch, now);
  const roleIds = [...new Set(given.roleIds)];
  const [organisation, position, roles, rolesBefore] = [
    await findActiveOrganisation(tx, given.organisationId),
    await findPosition(tx, given.positionId),
    await findRoles(tx, roleIds),
    await rolesOf(tx, id),
  ];
  if (organisation === undefined) throw unknown("/organisationId");
  if (position === undefined) throw unknown("/positionId");
  if (roles.length !== roleIds.length) throw unknown("/roleIds");
  if (!contains(organisation.territory, given.territory)) throw unknown("/territory");

  const pinfl = given.pinfl ?? user.pinfl;
  const after: Rights = {
    territory: given.territory,
    codes: effectiveCodes({
      position: position.codes,
      roles: roles.map(({ codes }) => codes),
      granted: user.granted,
      revoked: user.revoked,
    }),
  };
  const handedOver = pinfl !== user.pinfl || organisation.id !== user.organisation_id;
  assertGrant(actor, id, growthOf(rightsOf(user), after, handedOver));

  const names = nameKeys(given.name);
  try {
    await tx
      .updateTable("users")
      .set({
        ...names,
        phone: given.phone,
        pinfl,
        ...(pinfl === user.pinfl ? {} : { oneid_user_id: null }),
        is_staff: true,
        organisation_id: organisation.id,
        position_id: position.id,
        territory: given.territory,
        version: user.version + 1,
      })
      .where("id", "=", id)
      .execute();
  } catch (error) {
    if (isUniqueViolation(error))
      throw new Problem("duplicate", { detail: "Another user has this PINFL.", cause: error });
    throw error;
  }
  await setRoles(tx, id, roleIds);
  // Whoever was signed in under the other number is someone else now.
  if (pinfl !== user.pinfl || !user.is_staff) await endSessionsOf(tx, id, now);
  await record(tx, actor, id, now, {
    action: "user.changed",
    changes: changesBetween(
      {
        organisationId: user.organisation_id,
        positionId: user.position_id,
        roleIds: rolesBefore.map((role) => role.id).toSorted(),
        territory: user.territory,
      },
      {
        organisationId: organisation.id,
        positionId: position.id,
        roleIds: roleIds.toSorted(),
        territory: given.territory,
      },
    ),
    personal: changesBetween(
      { name: user.name, phone: user.phone, pinfl: user.pinfl },
      { name: names.name, phone: given.phone, pinfl },
    ),
  });
  await announce(context, tx, id);
  return freshPage(tx, id, now);
}

/**
 * Sets the codes granted to and revoked from one user, beside position and roles.
 * @throws {Problem} `not-found`, `conflict`, `grant-refused`, `invalid` for a code there is not
 */
export async function updatePermissions(
  context: Context,
  tx: Transaction,
  actor: Actor,
  id: string,
  given: BodyOf<typeof users.permissions>,
  ifMatch: number,
  now: Date,
): Promise<UserPage> {
  const user = await visibleUser(tx, actor, id, "update:permissions", true);
  await assertVersion(tx, user, ifMatch, now);
  if (!user.is_staff) throw notFound();
  const granted = [...new Set(given.granted)].toSorted();
  const revoked = [...new Set(given.revoked)].toSorted();
  const known: ReadonlySet<string> = new Set(permissionCodes);
  const strange = [
    ...granted.map((code, index) => ({ code, pointer: `/granted/${index}` })),
    ...revoked.map((code, index) => ({ code, pointer: `/revoked/${index}` })),
  ].filter(({ code }) => !known.has(code));
  if (strange.length > 0) {
    throw new Problem("invalid", {
      errors: strange.map(({ pointer }) => ({ in: "body", pointer, code: "choice" })),
    });
  }
  const after: Rights = {
    territory: user.territory,
    codes: effectiveCodes({ position: user.position_codes ?? [], roles: user.roles_codes, granted, revoked }),
  };
  assertGrant(actor, id, growthOf(rightsOf(user), after));
  await tx
    .updateTable("users")
    .set({ granted: jsonb(granted), revoked: jsonb(revoked), version: user.version + 1 })
    .where("id", "=", id)
    .execute();
  await record(tx, actor, id, now, {
    action: "user.permissions",
    changes: changesBetween({ granted: user.granted, revoked: user.revoked }, { granted, revoked }),
  });
  await announce(context, tx, id);
  return freshPage(tx, id, now);
}

/**
 * Blocks or unblocks a user. Blocking ends every session at once; unblocking gives the rights back, so it is a grant.
 * @throws {Problem} `not-found`, `grant-refused`
 */
export async function setBlocked(
  context: Context,
  tx: Transaction,
  actor: Actor,
  id: string,
  given: BodyOf<typeof users.block>,
  now: Date,
): Promise<UserPage> {
  const user = await visibleUser(tx, actor, id, "block:user", true);
  if (id === actor.id) throw new Problem("grant-refused", { detail: "Nobody blocks or unblocks themselves." });
  const rights = rightsOf(user);
  if (!given.blocked && user.blocked) {
    assertGrant(actor, id, growthOf({ codes: new Set(), territory: null }, rights));
  }
  if (given.blocked !== user.blocked) {
    await tx
      .updateTable("users")
      .set({ blocked: given.blocked, blocked_reason: given.blocked ? given.reason : null, version: user.version + 1 })
      .where("id", "=", id)
      .execute();
    if (given.blocked) await endSessionsOf(tx, id, now);
    await record(tx, actor, id, now, {
      action: given.blocked ? "user.blocked" : "user.unblocked",
      reason: given.reason,
    });
    await announce(context, tx, id);
  }
  return freshPage(tx, id, now);
}
