import { setTimeout as sleep } from "node:timers/promises";
import type { Act, Role } from "./act.js";
import { acts, heardOf } from "./acts.js";
import type { Files } from "./files.js";
import { type Group, groups, hours, peak, rateAt, timesADay } from "./model.js";
import { bearer, type Person } from "./people.js";
import { objector } from "./recordings.js";
import { at, filledIn, type Holes, type Recording, repliesIn, type Step } from "./recording.js";
import { patience, send, type Sent } from "./sender.js";
import type { Tokens } from "./sessions.js";
import { tileAt } from "./tile.js";

/** What became of one request of one act. */
export interface Sample {
  readonly act: number;
  readonly step: number;
  readonly status: number;
  /** Milliseconds from when it was due to the last byte of its answer. */
  readonly ms: number;
}

/** What is acted on, and by whom. */
export interface World {
  readonly bases: readonly URL[];
  readonly recordings: readonly Recording[];
  readonly people: readonly Person[];
  readonly files: Files;
  readonly tokens: Tokens;
  /** Centre of each district, longitude and latitude: where its people look at the map. */
  readonly centres: ReadonlyMap<string, readonly [number, number]>;
}

/** What a stretch of a day brought. */
export interface Stretch {
  readonly samples: readonly Sample[];
  /**
   * Acts that began, that found no application left to be done on, and requests that were not made for what they needed
   * was not told.
   */
  readonly begun: number;
  readonly idle: number;
  readonly unasked: number;
  /** Milliseconds by which requests were sent after they were due, because this generator was late. */
  readonly late: readonly number[];
  /** Most requests that stood open at once. */
  readonly open: number;
}

/** Seconds before what counts: as long as the longest act's requests take. */
export const warmUp = 20;
/** Whose screens show the register of applications, which is read again when one of them changes. */
const ofFiles: ReadonlySet<Role> = new Set(["operator", "reviewer", "justice", "cashier", "council", "administrator"]);
/** Letters of a district's code. */
const ofDistrict = 7;
/** Milliseconds in which the app gathers what it hears, and between two readings of what is wider than a district. */
const [gathering, widePause] = [300, 15_000];
/** More requests than these are not kept open: what is due then counts as never answered. */
const mostOpen = 4_000;

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
export function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Deed {
  readonly act: number;
  readonly group: Group;
  readonly timesADay: number;
}

/** Draws a day's acts and does them when they are due, whether or not what was asked before is answered (an open loop). */
export class Load {
  readonly #world: World;
  readonly #chance = chances(20_261_129);
  readonly #deeds: readonly Deed[];
  readonly #read: readonly ReadonlySet<number>[];
  readonly #staff: ReadonlyMap<string, Person[]>;
  /** Codes of districts by each place they lie in. */
  readonly #districts = new Map<string, string[]>();
  #serial = 0;
  #stretch = empty(0, 0);
  readonly #hearing = new Set<string>();
  readonly #flying = new Set<Promise<Sent>>();

  constructor(world: World) {
    this.#world = world;
    const numbers = new Map(world.recordings.map(({ act }, index) => [act, index]));
    this.#deeds = groups.flatMap((group) =>
      Object.keys(group.day).flatMap((name) => {
        const act = numbers.get(name);
        return act === undefined ? [] : [{ act, group, timesADay: timesADay(group, name) }];
      }),
    );
    this.#read = world.recordings.map(
      ({ steps }) =>
        new Set(
          steps.flatMap(({ address, ifMatch = "", body = "" }) =>
            repliesIn(`${address} ${ifMatch} ${body}`).map(({ step }) => step),
          ),
        ),
    );
    for (const code of world.centres.keys()) {
      for (const within of ["17", code.slice(0, 4), code]) {
        this.#districts.set(within, [...(this.#districts.get(within) ?? []), code]);
      }
    }
    this.#staff = Map.groupBy(world.people, ({ role }) => role);
  }

  /**
   * Does a stretch of the day around its peak.
   *
   * @param pace how many times faster than the day itself
   * @param warmed called when what counts begins: acts are under way by then as they are in the middle of a day
   * @returns when the last second of it is over; what is still open then is added by the end of {@link rest}
   */
  async run(pace: number, seconds: number, warmed: () => void): Promise<Stretch> {
    const began = performance.now() + warmUp * 1000;
    this.#stretch = empty(began, began + seconds * 1000);
    const stretch = this.#stretch;
    const hour = (passed: number): number =>
      Math.min(hours - 0.001, Math.max(0, peak + ((passed - seconds / 2) * pace) / 3_600));
    const rates = (passed: number): number[] =>
      this.#deeds.map(
        (deed) => pace * rateAt(this.#world.recordings[deed.act]?.act ?? "", deed.timesADay, hour(passed)),
      );
    setTimeout(warmed, warmUp * 1000);
    let now = -warmUp;
    for (;;) {
      const each = rates(now);
      const all = each.reduce((sum, rate) => sum + rate, 0);
      now += -Math.log(1 - this.#chance()) / all;
      if (now >= seconds) break;
      const due = began + now * 1000;
      const wait = due - performance.now();
      if (wait > 1) await sleep(wait);
      let left = this.#chance() * all;
      const deed = this.#deeds[each.findIndex((rate) => (left -= rate) < 0)];
      if (deed) this.#begin(deed, due);
    }
    await sleep(Math.max(0, stretch.until - performance.now()));
    return stretch;
  }

  /** A person's browser heard of a change: it reads again what it shows, once for all it hears meanwhile. */
  hear(person: Person): void {
    // What other screens read again was not recorded.
    if (this.#hearing.has(person.id) || !ofFiles.has(person.role)) return;
    const isNear = person.territory.length === ofDistrict;
    const act = this.#world.recordings.findIndex(
      ({ act: name }) => name === (isNear ? heardOf.district : heardOf.region),
    );
    if (act < 0) return;
    this.#hearing.add(person.id);
    const wait = isNear ? gathering : widePause;
    const due = performance.now() + wait;
    setTimeout(() => {
      this.#hearing.delete(person.id);
      if (due < this.#stretch.until) void this.#do(act, this.#place(person), person, due);
    }, wait);
  }

  /** Resolves when all that is open by now is answered or given up. */
  async rest(): Promise<void> {
    await Promise.all(this.#flying);
  }

  #begin({ act, group }: Deed, due: number): void {
    const what = acts.find(({ name }) => name === this.#world.recordings[act]?.act);
    const people = this.#staff.get(group.role) ?? [];
    const person = people[Math.floor(this.#chance() * people.length)];
    const holes = what && this.#holes(what, person);
    if (holes === undefined) {
      this.#stretch.idle += 1;
      return;
    }
    this.#stretch.begun += 1;
    void this.#do(act, holes, person, due);
  }

  #holes(act: Act, person: Person | undefined): Holes | undefined {
    const { files } = this.#world;
    const within = act.pool === "awaited" ? (person?.organisation ?? "") : (person?.territory ?? "17");
    const file = act.pool && files.take(act.pool, within, this.#chance, act.once === true);
    if (act.pool && file === undefined) return undefined;
    return { ...this.#place(person), ...file };
  }

  /** What fills the holes that are no application's. */
  #place(person: Person | undefined): Holes {
    const within = person?.territory ?? "17";
    const districts = this.#districts.get(within) ?? [];
    const district = districts[Math.floor(this.#chance() * districts.length)] ?? within;
    this.#serial += 1;
    return {
      district,
      region: district.slice(0, 4),
      person: person?.id ?? "",
      organisation: person?.organisation ?? "",
      serial: `N-${process.pid}-${this.#serial}`,
      pinfl: objector,
    };
  }

  async #do(act: number, holes: Holes, person: Person | undefined, began: number): Promise<void> {
    const steps = this.#world.recordings[act]?.steps ?? [];
    const { bases, tokens } = this.#world;
    const base = bases[Math.floor(this.#chance() * bases.length)] ?? bases[0];
    const headers: Record<string, string> = {
      "x-forwarded-for": addressOf(this.#chance),
      ...(person && { authorization: bearer(tokens, person) }),
    };
    const sent: Promise<Sent | undefined>[] = [];
    for (const [index, step] of steps.entries()) {
      sent.push(this.#step({ act, index, step, holes, headers, base: base as URL, due: began + step.at }, sent));
    }
    await Promise.all(sent);
  }

  async #step(
    one: {
      readonly act: number;
      readonly index: number;
      readonly step: Step;
      readonly holes: Holes;
      readonly headers: Readonly<Record<string, string>>;
      readonly base: URL;
      readonly due: number;
    },
    before: readonly Promise<Sent | undefined>[],
  ): Promise<Sent | undefined> {
    const { act, index, step, holes, base } = one;
    const stretch = this.#stretch;
    const replies = new Map<number, unknown>();
    for (const needed of step.after) replies.set(needed, (await before[needed])?.reply);
    // The browser asked when it was told: so does this, and what it was told late it asks late.
    const due = Math.max(one.due, step.after.length > 0 ? performance.now() : 0);
    const wait = due - performance.now();
    if (wait > 0) await sleep(wait);
    const value = (name: string): string | undefined => {
      const [kind, first = "", second = ""] = name.split(":");
      if (kind === "reply") return at(replies.get(Number(first)), second);
      return kind === "tile" ? tileAt(name, this.#world.centres.get(holes["district"] ?? "")) : holes[name];
    };
    const address = filledIn(step.address, value, (text) => text.split("/").map(encodeURIComponent).join("/"));
    const body = step.body === undefined ? "" : filledIn(step.body, value);
    const ifMatch = step.ifMatch === undefined ? "" : filledIn(step.ifMatch, value);
    if (address === undefined || body === undefined || ifMatch === undefined) {
      stretch.unasked += 1;
      return undefined;
    }
    const counts = due >= stretch.from && due < stretch.until;
    if (counts) stretch.late.push(performance.now() - due);
    if (this.#flying.size >= mostOpen) {
      if (counts) stretch.samples.push({ act, step: index, status: 0, ms: patience });
      return undefined;
    }
    const isApi = step.kind === "read" || step.kind === "write";
    const flying = send({
      base,
      method: step.method,
      address,
      headers: {
        ...(isApi ? one.headers : { "x-forwarded-for": one.headers["x-forwarded-for"] ?? "" }),
        ...(step.method !== "GET" && { "idempotency-key": crypto.randomUUID() }),
        ...(body !== "" && { "content-type": "application/json" }),
        ...(ifMatch !== "" && { "if-match": ifMatch }),
      },
      ...(body !== "" && { body }),
      isRead: this.#read[act]?.has(index) === true,
    });
    this.#flying.add(flying);
    stretch.open = Math.max(stretch.open, this.#flying.size);
    const given = await flying;
    if (counts) stretch.samples.push({ act, step: index, status: given.status, ms: performance.now() - due });
    this.#flying.delete(flying);
    return given;
  }
}

const empty = (from: number, until: number) => ({
  from,
  until,
  samples: [] as Sample[],
  begun: 0,
  idle: 0,
  unasked: 0,
  late: [] as number[],
  open: 0,
});

/** An address of a household or an office: limits that count by address meet each as they would. */
const addressOf = (chance: () => number): string =>
  `10.${Math.floor(chance() * 256)}.${Math.floor(chance() * 256)}.${1 + Math.floor(chance() * 254)}`;
