import type { Impact } from "@yer/api/contract/impact";
import type { BodyOf } from "@yer/api/contract/endpoint";
import type { UserPage, users } from "@yer/api/contract/users";
import type { ActingInContext, Guarded } from "../../platform/acting/acting-in-context.js";
import type { Actor } from "../../platform/acting/actor.js";
import { effectiveCodes } from "../access/effective-codes.js";
import { assertGrant, growthOf, type Rights } from "../access/grant.js";
import { impactOf } from "../access/impact.js";
import { readLeftBehind } from "../access/left-behind.js";
import { knownCodes } from "../access/known-codes.js";
import { contains } from "../../platform/territory/territory.js";
import { tellChangedAddress } from "../sessions/security-mails.js";
import { endSessionsOf } from "../sessions/session-queries.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { isUniqueViolation } from "../../platform/database/errors.js";
import { assertProved } from "../factors/assert-proved.js";
import { changesBetween } from "../../platform/history/changes-between.js";
import { Problem } from "../../platform/problem/problem.js";
import { hireCitizen, nameKeys, registerStaff } from "./new-user.js";
import { announce, assertVersion, freshPage, recordAct, rightsOf, visibleUser } from "./page.js";
import { changeStaff, findActiveOrganisation, findPosition, findRoles, rolesOf, setRoles } from "./queries.js";

function unknown(pointer: string): Problem {
  return new Problem("invalid", { errors: [{ in: "body", pointer, code: "choice" }] });
}

interface Place {
  readonly organisationId: string;
  readonly positionId: string;
  readonly roleIds: readonly string[];
  readonly territory: string;
}

/**
 * Organisation, position and roles a person is to have, held until the transaction ends: nobody widens them between the
 * decision and the commit.
 * @throws {Problem} `invalid` for what there is not, or a territory outside the organisation's
 */
async function placeOf(tx: Transaction, given: Place) {
  const roleIds = [...new Set(given.roleIds)];
  const [organisation, position, roles] = [
    await findActiveOrganisation(tx, given.organisationId, true),
    await findPosition(tx, given.positionId, true),
    await findRoles(tx, roleIds, true),
  ];
  if (organisation === undefined) throw unknown("/organisationId");
  if (position === undefined) throw unknown("/positionId");
  if (roles.length !== roleIds.length) throw unknown("/roleIds");
  if (!contains(organisation.territory, given.territory)) throw unknown("/territory");
  return { organisation, position, roles, roleIds };
}

function duplicatePinfl(error: unknown): unknown {
  if (!isUniqueViolation(error)) return error;
  return new Problem("duplicate", { detail: "Another user has this PINFL.", cause: error });
}

/**
 * Registers a member of staff before their first sign-in. All they can do is new, so all of it must be the actor's own.
 * @throws {Problem} `grant-refused`, `invalid`, `duplicate`
 */
export async function createUser(
  tx: Transaction,
  acting: ActingInContext,
  given: BodyOf<typeof users.create>,
): Promise<UserPage> {
  const { actor, context, now } = acting;
  const { organisation, position, roles, roleIds } = await placeOf(tx, given);
  const codes = effectiveCodes({
    position: position.codes,
    roles: roles.map((role) => role.codes),
    granted: [],
    revoked: [],
  });
  assertGrant(actor, "", growthOf({ codes: new Set(), territory: null }, { codes, territory: given.territory }));
  const staff = { ...given, organisationId: organisation.id, positionId: position.id };
  let id: string;
  try {
    // A citizen who signed in before becomes staff: a person has one record.
    id = (await hireCitizen(tx, acting, staff)) ?? (await registerStaff(tx, acting, staff));
  } catch (error) {
    throw duplicatePinfl(error);
  }
  await setRoles(tx, id, roleIds);
  await announce(context, tx, id);
  return freshPage(tx, id, now);
}

/**
 * Changes a user, or makes a citizen staff. Whatever the person gains, codes or places, by position, roles,
 * organisation or territory, must be contained in the actor's own; a changed PINFL hands everything to another person,
 * and a changed e-mail or phone the warnings about it. The address that no longer gets a person's letters is told so;
 * one's own e-mail and phone are changed with a fresh proof only.
 * @throws {Problem} `not-found`, `precondition-failed`, `grant-refused`, `invalid`, `duplicate`, `reauthentication-required`
 */
export async function updateUser(
  tx: Transaction,
  acting: ActingInContext,
  id: string,
  { body: given, ifMatch }: Guarded<BodyOf<typeof users.update>>,
): Promise<UserPage> {
  const { actor, context, now } = acting;
  const user = await visibleUser(tx, actor, id, "update:user", true);
  await assertVersion(tx, user, ifMatch, now);
  const { organisation, position, roles, roleIds } = await placeOf(tx, given);
  const rolesBefore = await rolesOf(tx, id);

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
  const { phone = user.phone, email = user.email } = given;
  if (email !== user.email || phone !== user.phone) {
    if (id === actor.id) await assertProved(tx, actor, context.machineClock.now());
    // Whoever gets a person's warnings could act unnoticed as them: all they may do must be the actor's own.
    else assertGrant(actor, id, growthOf(rightsOf(user), rightsOf(user), true));
  }
  if (email !== user.email) await tellChangedAddress(context, tx, id, now);
  try {
    await changeStaff(tx, id, user.version + 1, {
      ...names,
      phone,
      email,
      pinfl,
      ...(pinfl === user.pinfl ? {} : { oneid_user_id: null }),
      organisation_id: organisation.id,
      position_id: position.id,
      territory: given.territory,
    });
  } catch (error) {
    throw duplicatePinfl(error);
  }
  await setRoles(tx, id, roleIds);
  // Whoever was signed in under the other number is someone else now.
  if (pinfl !== user.pinfl || !user.is_staff) await endSessionsOf(tx, id, now);
  await recordAct(tx, { actor, now }, id, {
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
      { name: user.name, phone: user.phone, email: user.email, pinfl: user.pinfl },
      { name: names.name, phone, email, pinfl },
    ),
  });
  await announce(context, tx, id);
  return freshPage(tx, id, now);
}

/**
 * What a change of a user, or blocking them, would do; what is left out of it stays as it is. The same growth the write is judged by.
 * @throws {Problem} `not-found`, `invalid`
 */
export async function userImpact(
  tx: Db | Transaction,
  actor: Actor,
  id: string,
  given: BodyOf<typeof users.impact>,
): Promise<Impact> {
  const user = await visibleUser(tx, actor, id, "read:user");
  const codes = knownCodes({ granted: given.granted ?? user.granted, revoked: given.revoked ?? user.revoked });
  const position = given.positionId === undefined ? undefined : await findPosition(tx, given.positionId);
  const roles = given.roleIds === undefined ? undefined : await findRoles(tx, [...new Set(given.roleIds)]);
  if (given.positionId !== undefined && position === undefined) throw unknown("/positionId");
  const after: Rights = {
    territory: given.territory ?? user.territory,
    codes: effectiveCodes({
      position: position?.codes ?? user.position_codes ?? [],
      roles: roles?.map((role) => role.codes) ?? user.roles_codes,
      ...codes,
    }),
  };
  // Whoever is blocked has nothing that could be taken.
  const before: Rights =
    given.blocked && user.blocked ? { codes: new Set(), territory: user.territory } : rightsOf(user);
  const changes = [
    {
      id,
      name: user.name,
      organisation: user.organisation_name,
      before,
      after: given.blocked ? { codes: new Set<string>(), territory: user.territory } : after,
      handedOver: given.organisationId !== undefined && given.organisationId !== user.organisation_id,
    },
  ];
  const further = given.blocked && id === actor.id ? [{ code: "oneself" as const }] : [];
  return impactOf(actor, changes, further, await readLeftBehind(tx, changes));
}
