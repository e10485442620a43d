import type { EndedPlace } from "@yer/api/contract/ended-place";
import { type Acting, rememberingOnce } from "../../platform/acting/acting.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { describeError } from "../../platform/database/errors.js";
import { inTurns } from "../../platform/database/in-turns.js";
import { readSettings } from "../../platform/dated-settings/queries.js";
import type { Events } from "../../platform/events/events.js";
import type { Job } from "../../platform/jobs/jobs.js";
import { absentSigner } from "../../platform/signing/signer.js";
import { endedPlace } from "../../places/register/ended-place.js";
import { successorOf } from "../../rules/places/successor-of.js";
import { lockApplications } from "../applications/application.js";
import { lockAreas } from "../areas/area.js";
import { areaWaitsForPlace, placeAreas, type Placing } from "../areas/place-areas.js";
import {
  type DuePlace,
  duePlaces,
  type FollowingKind,
  followingIds,
  markFollowed,
  whereTheyLie,
} from "./following-queries.js";
import { applicationWaitsForPlace, placeApplications } from "./place-applications.js";

/** Records looked up in one query. */
const batch = 100;

/**
 * Goes on with everything that lies in neighbourhoods that are no more: what one successor, an outline or an address
 * decides is placed there, the rest waits for a person. Some records share a transaction, and what was placed lies there
 * no more, so that a killed service goes on where it stopped and two of them place nothing twice.
 * @returns whether anything was looked at
 * @throws {AggregateError} after all were tried, naming each that failed; their place is looked at again
 */
export async function tickFollowing(db: Db, events: Events, now: Date): Promise<boolean> {
  const due = await duePlaces(db);
  const failures: Error[] = [];
  const around = { events, now, once: rememberingOnce() };
  for (const place of due) {
    const before = failures.length;
    for (const kind of ["application", "area"] as const) await followAll(db, around, { place, kind }, failures);
    if (failures.length === before) await markFollowed(db, place);
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join("\n"));
  return due.length > 0;
}

async function followAll(
  db: Db,
  around: Pick<Acting, "events" | "now" | "once">,
  { place, kind }: { readonly place: DuePlace; readonly kind: FollowingKind },
  failures: Error[],
): Promise<void> {
  let after: string | undefined;
  for (;;) {
    const ids = await followingIds(db, kind, place.id, { after, limit: batch });
    await inTurns(
      db,
      ids,
      async (transaction, some) => {
        const ended = await endedPlace(transaction, place.id);
        if (ended === null || ended.today.length === 0) return 0;
        const settings = await readSettings(transaction);
        const acting: Acting = { actor: null, ...around, settings, signer: absentSigner };
        return follow[kind](transaction, acting, some, ended);
      },
      (id, cause) => failures.push(new Error(`${kind} ${id} did not follow: ${describeError(cause)}`, { cause })),
    );
    after = ids.at(-1);
    if (ids.length < batch) return;
  }
}

/** Places some records of a place that is no more, as far as that is decided. @returns how many */
const follow: Readonly<
  Record<
    FollowingKind,
    (transaction: Transaction, acting: Acting, ids: readonly string[], ended: EndedPlace) => Promise<number>
  >
> = {
  application: async (transaction, acting, ids, ended) => {
    const waiting = (await lockApplications(transaction, ids)).filter(applicationWaitsForPlace);
    const ways = await decided(transaction, "application", waiting, ({ row }) => row.id, ended);
    for (const { placing, records } of ways) await placeApplications(transaction, acting, records, placing);
    return lengthOf(ways);
  },
  area: async (transaction, acting, ids, ended) => {
    const waiting = (await lockAreas(transaction, ids)).filter(areaWaitsForPlace);
    const ways = await decided(transaction, "area", waiting, ({ id }) => id, ended);
    for (const { placing, records } of ways) await placeAreas(transaction, acting, records, placing);
    return lengthOf(ways);
  },
};

interface Way<One> {
  readonly placing: Placing;
  readonly records: One[];
}

const lengthOf = (ways: readonly Way<unknown>[]): number => ways.reduce((sum, { records }) => sum + records.length, 0);

/** Those of some locked records whose place is decided, by where they go and what decided it. */
async function decided<One>(
  transaction: Transaction,
  kind: FollowingKind,
  records: readonly One[],
  idOf: (record: One) => string,
  { today }: EndedPlace,
): Promise<readonly Way<One>[]> {
  if (records.length === 0) return [];
  const lying = await whereTheyLie(
    transaction,
    kind,
    records.map(idOf),
    today.map(({ id }) => id),
  );
  const ways = new Map<string, Way<One>>();
  for (const record of records) {
    const found = successorOf(today, lying.get(idOf(record)) ?? { within: [], address: null });
    if (found === undefined) continue;
    const { to, by } = found;
    const way = ways.get(`${to.id} ${by}`) ?? { placing: { to, by, reason: null }, records: [] };
    way.records.push(record);
    ways.set(`${to.id} ${by}`, way);
  }
  return [...ways.values()];
}

/** The job by which records follow their places. */
export function followPlacesJob(db: Db, events: Events): Job {
  return {
    name: "places.follow",
    lane: "bulk",
    everySeconds: 5,
    restsSeconds: 60,
    tick: async (now) => tickFollowing(db, events, now),
  };
}
