import type { SignInReply } from "@yer/api/contract/auth";
import type { MachineTime } from "../../platform/clock/clock.js";
import type { Context } from "../../platform/context.js";
import type { Transaction } from "../../platform/database/database.js";
import { isUniqueViolation } from "../../platform/database/errors.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { factorsOf } from "../factors/queries.js";
import { factorRequired } from "../factors/requirement.js";
import { Problem } from "../../platform/problem/problem.js";
import { forgive, takeBack, throttle, type Limit } from "../../platform/throttle/throttle.js";
import { type Arrival, isKnownDevice } from "../sessions/device.js";
import { openHalfSession } from "./half-session.js";
import { identify, OneIdError, type OneIdIdentity } from "./oneid-client.js";
import { verifyPassword } from "../sessions/password-hash.js";
import { openWhole, type Way } from "./open-whole.js";
import { bindOneId, findByUsername, insertCitizen, lockByPinfl } from "./person-queries.js";
import { spendTicket } from "../sessions/session-queries.js";
import { readTicket } from "./ticket.js";

interface Person {
  readonly id: string;
  readonly is_staff: boolean;
  readonly blocked: boolean;
}

/**
 * Goes on from a first factor: to the session, or to the second factor where the person has one or must have one.
 */
async function enter(
  context: Context,
  tx: Transaction,
  person: Person,
  { arrival, ...way }: Way & { readonly arrival: Arrival },
  now: MachineTime,
): Promise<SignInReply> {
  const demanded = (await factorsOf(tx, person.id)).length > 0 || (await factorRequired(context.config, tx, person.id));
  if (demanded) return openHalfSession(context, tx, { user_id: person.id, ...way }, now);
  return openWhole(context, tx, person, { ...way, arrival }, now);
}

function denied(): Problem {
  return new Problem("access-denied", { detail: "This person may not come in. Ask an administrator." });
}

/**
 * Signs in whom OneID vouches for: staff registered under the PINFL, else a citizen (DOMAIN §10).
 * @throws {Problem} `sign-on-failed`, `access-denied`
 */
export async function signInByOneId(
  context: Context,
  code: string,
  arrival: Arrival,
  now: MachineTime,
): Promise<SignInReply> {
  const { oneId } = context.config;
  if (oneId === undefined) throw new Problem("unavailable", { detail: "No single sign-on is configured." });
  let identity: OneIdIdentity;
  try {
    identity = await identify(oneId, code);
  } catch (cause) {
    if (!(cause instanceof OneIdError)) throw cause;
    throw new Problem("sign-on-failed", { detail: cause.message, cause });
  }
  const outcome = await withTransaction(context.db, async (tx) => {
    await insertCitizen(tx, identity, context.legalClock.now());
    const person = await lockByPinfl(tx, identity.pinfl);
    // Bound to another OneID account before: two people claim one PINFL, and a person has to look at it.
    const bound = person?.oneid_user_id ?? identity.userId;
    if (person === undefined || person.blocked || bound !== identity.userId) return undefined;
    await bindOneId(tx, person, identity);
    return enter(context, tx, person, { method: "oneid", remember: false, arrival }, now);
  }).catch((error: unknown) => {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  });
  if (outcome === undefined) throw denied();
  return outcome;
}

/**
 * Signs in by a partner system's ticket, once.
 * @throws {Problem} `sign-on-failed`, `access-denied`
 */
export async function signInByTicket(
  context: Context,
  text: string,
  arrival: Arrival,
  now: MachineTime,
): Promise<SignInReply> {
  const ticket = readTicket(context.secrets, text, now);
  if (ticket === undefined) throw new Problem("sign-on-failed", { detail: "The ticket is not valid (any more)." });
  const outcome = await withTransaction(context.db, async (tx) => {
    if (!(await spendTicket(tx, ticket.id, ticket.expiresAt))) return "spent";
    const person = await lockByPinfl(tx, ticket.pinfl);
    if (person === undefined || person.blocked || !person.is_staff) return "denied";
    return enter(context, tx, person, { method: "ticket", remember: false, arrival }, now);
  });
  if (outcome === "spent") throw new Problem("sign-on-failed", { detail: "The ticket was used before." });
  if (outcome === "denied") throw denied();
  return outcome;
}

/** Few tries from one address for one person, more for either alone. */
function strangersLimits(username: string, address: string): readonly Limit[] {
  return [
    { kind: "password.pair", key: `${username}\0${address}` },
    { kind: "password.person", key: username },
    { kind: "password.address", key: address },
  ];
}

/**
 * Tries from a browser in which the person has signed in before, counted by themselves: whatever strangers do under the
 * person's name, from however many addresses, does not shut the person out.
 */
function ownLimits(userId: string, deviceId: string): readonly Limit[] {
  return [{ kind: "password.device", key: `${userId}\0${deviceId}` }];
}

/**
 * Signs in by user name and password. Unknown name and wrong password get the same answer in the same time.
 * @throws {Problem} `wrong-credentials` (400: a 401 would throw the person out before the message shows),
 * `access-denied` for a known person with the right password who may not come in, `too-many-requests`
 */
export async function signInByPassword(
  context: Context,
  given: { readonly username: string; readonly password: string; readonly remember: boolean },
  arrival: Arrival,
  now: MachineTime,
): Promise<SignInReply> {
  const username = given.username.normalize("NFKC").toLowerCase();
  const person = await findByUsername(context.db, username);
  const isOwn = person !== undefined && (await isKnownDevice(context.db, person.id, arrival));
  const limits = isOwn ? ownLimits(person.id, arrival.deviceId) : strangersLimits(username, arrival.address);
  await throttle(context, limits);
  const right = await verifyPassword(given.password, person?.password_hash ?? null);
  if (person === undefined || !right) throw new Problem("wrong-credentials");
  if (person.blocked || !person.is_staff) throw denied();
  // The address keeps the failures from it: one known password must not buy endless tries at others.
  await forgive(context, limits.slice(0, 2));
  await takeBack(context, limits.slice(2));
  const way = { method: "password", remember: given.remember } as const;
  return withTransaction(context.db, async (tx) => enter(context, tx, person, { ...way, arrival }, now));
}
