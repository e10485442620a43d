import type { BodyOf } from "@yer/api/contract/endpoint";
import type { UserPage, users } from "@yer/api/contract/users";
import type { ActingInContext, Guarded } from "../../platform/acting/acting-in-context.js";
import { effectiveCodes } from "../access/effective-codes.js";
import { assertGrant, growthOf, type Rights } from "../access/grant.js";
import { knownCodes } from "../access/known-codes.js";
import { endSessionsOf } from "../sessions/session-queries.js";
import type { Transaction } from "../../platform/database/database.js";
import { changesBetween } from "../../platform/history/changes-between.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { announce, assertVersion, freshPage, pageOf, recordAct, rightsOf, visibleUser } from "./page.js";
import { setBlocking, setOwnCodes } from "./queries.js";

/** One user. Showing the numbers in full, to those who may read them, leaves an access row (DOMAIN §8). */
export async function readUser(tx: Transaction, { actor, now }: ActingInContext, id: string): Promise<UserPage> {
  const user = await visibleUser(tx, actor, id, "read:user");
  const personal = actor.codes.has("read_personal:property");
  if (personal && user.id !== actor.id && (user.pinfl !== null || user.phone !== null || user.email !== null)) {
    await recordAct(tx, { actor, now }, id, { action: "personal.read" });
  }
  return pageOf(tx, user, personal, now);
}

/**
 * Sets the codes granted to and revoked from one user, beside position and roles.
 * @throws {Problem} `not-found`, `precondition-failed`, `grant-refused`, `invalid` for a code there is not
 */
export async function updatePermissions(
  tx: Transaction,
  acting: ActingInContext,
  id: string,
  { body: given, ifMatch }: Guarded<BodyOf<typeof users.permissions>>,
): Promise<UserPage> {
  const { actor, context, now } = acting;
  const user = await visibleUser(tx, actor, id, "update:permissions", true);
  await assertVersion(tx, user, ifMatch, now);
  if (!user.is_staff) throw notFound();
  const { granted, revoked } = knownCodes({ granted: given.granted, revoked: given.revoked });
  const after: Rights = {
    territory: user.territory,
    codes: effectiveCodes({ position: user.position_codes ?? [], roles: user.roles_codes, granted, revoked }),
  };
  assertGrant(actor, id, growthOf(rightsOf(user), after));
  await setOwnCodes(tx, id, user.version + 1, { granted, revoked });
  await recordAct(tx, { actor, now }, id, {
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
  tx: Transaction,
  acting: ActingInContext,
  id: string,
  given: BodyOf<typeof users.block>,
): Promise<UserPage> {
  const { actor, context, now } = acting;
  const user = await visibleUser(tx, actor, id, "block:user", true);
  if (id === actor.id) throw new Problem("grant-refused", { reasons: [{ code: "oneself" }] });
  const rights = rightsOf(user);
  if (!given.blocked && user.blocked) {
    assertGrant(actor, id, growthOf({ codes: new Set(), territory: null }, rights));
  }
  if (given.blocked !== user.blocked) {
    await setBlocking(tx, id, user.version + 1, {
      blocked: given.blocked,
      reason: given.blocked ? given.reason : null,
    });
    if (given.blocked) await endSessionsOf(tx, id, now);
    await recordAct(tx, { actor, now }, id, {
      action: given.blocked ? "user.blocked" : "user.unblocked",
      reason: given.reason,
    });
    await announce(context, tx, id);
  }
  return freshPage(tx, id, now);
}
