import { setTimeout as wait } from "node:timers/promises";
import { ask, whole } from "./cluster.mjs";
import { disturbances } from "./disturbances.mjs";
import { machines } from "./layout.mjs";
import { work } from "./load.mjs";
import { until } from "./processes.mjs";

/** Takes one part after the other away from people at work, and counts. */

const crowd = { writers: 6, readers: 2 };
const bar = { secondsWithoutWrites: 60 };

/** @typedef {import("./load.mjs").Ledger} Ledger */

/** Statuses by how often, of what was answered from one moment to another. @param {Ledger} ledger @param {number} from @param {number} to */
function answered(ledger, from, to) {
  /** @type {Record<string, number>} */
  const by = {};
  const faults = [];
  for (const { at, status, fault } of ledger.answers) {
    if (at < from || at > to) continue;
    by[status] = (by[status] ?? 0) + 1;
    if (fault !== undefined) faults.push(fault);
  }
  return { by, faults };
}

/** The longest while in which nothing was acknowledged, in seconds. @param {Ledger} ledger @param {number} from @param {number} to */
function longestWithout(ledger, from, to) {
  const times = [from, ...ledger.acknowledged.map(({ at }) => at).filter((at) => at >= from && at <= to), to];
  return Math.max(...times.slice(1).map((at, index) => at - times[index])) / 1000;
}

/**
 * What the database says of what was acknowledged.
 *
 * @param {Ledger} ledger
 */
function compare({ acknowledged }) {
  // One statement, one moment: people go on meanwhile.
  const rows = ask(
    `select id::text, '' from applications union all
     select body::jsonb->>'id', key from idempotent_act
     where method = 'POST' and path = '/api/v1/applications' and status = 201`,
  )
    .split("\n")
    .map((line) => /** @type {[string, string]} */ (line.split("|")));
  const ids = new Set(rows.filter(([, key]) => key === "").map(([id]) => id));
  const acts = new Map(rows.filter(([, key]) => key !== "").map(([id, key]) => [key, id]));
  return {
    lost: acknowledged.filter(({ id }) => !ids.has(id)).length,
    // The reply that is kept for a key is of the one file it opened.
    otherwise: acknowledged.filter(({ id, key }) => acts.get(key) !== id).length,
    // Of what was opened by these people every file has its act; an act that was done twice leaves one without.
    twice: ids.size - new Set(acts.values()).size - before,
  };
}

/** @param {ReturnType<typeof compare>} found */
const tellOf = ({ lost, otherwise, twice }) => `${lost} lost, ${otherwise} with another reply, ${twice} twice`;

/** Files of the demonstration, that no call opened. */
let before = 0;
/** What an earlier disturbance broke is not this one's. */
let wrongBefore = 0;

/** How many replicas say the same as the primary, row for row. */
function replicasAgree() {
  const statement = "select md5(string_agg(id::text || status, ',' order by id)) from applications";
  const words = machines.map(({ postgres }) => ask(statement, { port: postgres }));
  return new Set(words).size === 1;
}

/** @param {import("./disturbances.mjs").Disturbance} disturbance @param {Ledger} ledger @param {(text: string) => void} say */
async function disturb({ name, what, begin, seconds = 15 }, ledger, say) {
  await until("the cluster is whole", whole, 180);
  await wait(5_000);
  const from = Date.now();
  const undo = await begin();
  if (typeof undo === "string") {
    say(`${name}: NOT DONE, ${undo}`);
    return { name, held: true };
  }
  await wait(seconds * 1000);
  await until(
    "somebody's act is acknowledged again",
    () => (ledger.acknowledged.at(-1)?.at ?? 0) > Date.now() - 1_000,
    180,
  );
  await undo();
  const back = Date.now();
  await until("the cluster is whole again", whole, 240);
  const to = Date.now();
  const without = longestWithout(ledger, from, to);
  const { by, faults } = answered(ledger, from, to);
  const all = compare(ledger);
  const wrong = all.lost + all.otherwise + all.twice - wrongBefore;
  wrongBefore += wrong;
  const done = ledger.acknowledged.filter(({ at }) => at >= from && at <= to).length;
  const held = wrong === 0 && without <= bar.secondsWithoutWrites && faults.length === 0;
  const answers = Object.entries(by).map(([status, times]) => `${times} × ${status === "0" ? "broken" : status}`);
  say(
    `${name}: ${held ? "holds" : "DOES NOT HOLD"}. ${what}. Longest without a write ${without.toFixed(1)} s; whole again ` +
      `${((to - back) / 1000).toFixed(1)} s after it was brought back; ${done} acts acknowledged; of ` +
      `${ledger.acknowledged.length} since the beginning ${tellOf(all)}; answers ${answers.join(", ")}`,
  );
  for (const fault of new Set(faults)) say(`  ${faults.filter((one) => one === fault).length} × ${fault}`);
  return { name, held };
}

/**
 * Does every disturbance, or those named. @returns 0: all bars held
 *
 * @param {readonly string[]} named
 * @param {(text: string) => void} say
 */
export async function drill(named, say) {
  const chosen =
    named.length === 0 ? disturbances : named.flatMap((one) => disturbances.filter(({ name }) => name === one));
  if (chosen.length < named.length) throw new Error(`There are: ${disturbances.map(({ name }) => name).join(", ")}`);
  // What it still opens by itself would be counted as done twice.
  await until("the demonstration is filled", () => ask("select done >= target from filling") === "t", 300);
  before = Number(
    ask(`select count(*) from applications where id::text not in (select body::jsonb->>'id' from idempotent_act
      where method = 'POST' and path = '/api/v1/applications' and status = 201)`),
  );
  const stop = new AbortController();
  const { ledger, ended } = work(stop.signal, crowd);
  await until("people are at work", () => ledger.acknowledged.length > 0);
  let held = true;
  try {
    for (const one of chosen) held = (await disturb(one, ledger, say)).held && held;
  } finally {
    stop.abort();
    await ended;
  }
  await until("the replicas have all that the primary has", replicasAgree);
  say(
    `${ledger.acknowledged.length} acts acknowledged in all: ${tellOf(compare(ledger))}; the three PostgreSQL agree, row for row.`,
  );
  return held ? 0 : 1;
}
