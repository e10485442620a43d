import type { BodyOf, ReplyOf } from "@yer/api/contract/endpoint";
import { type presences, presenceSeconds } from "@yer/api/contract/presences";
import type { ActingInContext } from "../../platform/acting/acting-in-context.js";
import type { MachineTime } from "../../platform/clock/clock.js";
import type { Actor } from "../../platform/acting/actor.js";
import { homeOf } from "../applications/home-of.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import type { Events } from "../../platform/events/events.js";
import { notFound } from "../../platform/problem/problem.js";
import { forgetGone, markPresent, othersOn, presenceOf, removePresence } from "./queries.js";

/** Who was not heard of since then is gone. */
const goneSince = (now: MachineTime): Date => new Date(now.getTime() - presenceSeconds.gone * 1000);

/** The others on an application. @throws {Problem} `not-found` */
export async function readPresences(
  db: Db,
  actor: Actor,
  id: string,
  now: MachineTime,
): Promise<ReplyOf<typeof presences.list>> {
  if ((await homeOf(db, actor, id)) === undefined) throw notFound();
  return { items: await othersOn(db, { id, user: actor.id }, goneSince(now)) };
}

/**
 * Writes down that a person has an application open. The others on it hear of it only when they come, or begin or end
 * editing: that they are still there is no news.
 *
 * @throws {Problem} `not-found`
 */
export async function stay(
  transaction: Transaction,
  { actor, now, context: { events } }: ActingInContext<MachineTime>,
  id: string,
  { editing }: BodyOf<typeof presences.stay>,
): Promise<void> {
  const home = await homeOf(transaction, actor, id);
  if (home === undefined) throw notFound();
  const key = { id, user: actor.id };
  await forgetGone(transaction, id, goneSince(now));
  const before = await presenceOf(transaction, key);
  await markPresent(transaction, key, home, { editing, since: before?.since ?? now, seen_at: now });
  if (before?.editing !== editing) await tellOthers(transaction, events, key, now);
}

/** Takes a person off an application. @throws {Problem} `not-found` */
export async function leave(
  transaction: Transaction,
  { actor, now, context: { events } }: ActingInContext<MachineTime>,
  id: string,
): Promise<void> {
  if ((await homeOf(transaction, actor, id)) === undefined) throw notFound();
  const key = { id, user: actor.id };
  if (await removePresence(transaction, key)) await tellOthers(transaction, events, key, now);
}

/** Each by name: who has another application open is not to read anything again. */
async function tellOthers(
  transaction: Transaction,
  events: Events,
  key: { readonly id: string; readonly user: string },
  now: MachineTime,
): Promise<void> {
  for (const { person } of await othersOn(transaction, key, goneSince(now))) {
    await events.publish(transaction, { kind: "presence.changed", id: key.id, user: person.id });
  }
}
