import { quantile } from "../../runner/figures.js";
import { short, table } from "../../runner/markdown.js";
import { bars, broken, type Measured, pool, usedUp } from "./measured.js";
import { citizens, staff } from "./model.js";
import { processors } from "./processes.js";
import type { StepKind } from "./recording.js";

/** What a whole run leaves, from which its part of RESULTS.md is written. */
export interface Raw {
  readonly version: string;
  readonly files: number;
  readonly minutes: number;
  readonly processes: number;
  readonly recordings: readonly (Readonly<Record<StepKind, number>> & { readonly act: string })[];
  /** Each round's paces, from the slowest on. */
  readonly rounds: readonly (readonly Measured[])[];
}

/** Calls named in the table of the slowest. */
const slowest = 12;
/** Fewer requests than these say nothing of a 95th percentile. */
const enough = 40;

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);
const requestsOf = ({ outcomes }: Measured): number => sum(Object.values(outcomes) as number[]);

/** Figures of one pace over all rounds that came to it. */
class Pace {
  readonly pace: number;
  readonly all: readonly Measured[];

  constructor(pace: number, all: readonly Measured[]) {
    this.pace = pace;
    this.all = all;
  }

  /** The median of the rounds. */
  of(figure: (one: Measured) => number): number {
    return quantile(this.all.map(figure), 0.5);
  }

  get holds(): boolean {
    return this.all.every((one) => broken(one).length === 0);
  }
}

const cores = (figure: (one: Measured) => number) => (one: Measured) => figure(one) / one.seconds;
const perRequest = (figure: (one: Measured) => number) => (one: Measured) => (1000 * figure(one)) / requestsOf(one);
const service = ({ used }: Measured): number => used.service;
const database = ({ used }: Measured): number => used.database;
const generator = ({ used }: Measured): number => used.generator;
const others = ({ used }: Measured): number => used.others;

function ramp(paces: readonly Pace[]): string {
  return table(
    [
      "pace",
      "requests/s",
      "acts/s",
      "reading, p50 / p95 / p99",
      "writing, p50 / p95 / p99",
      "conflicts",
      "limited",
      "refused",
      "failed",
      "open at most",
      "holds",
    ],
    paces.map((one) => {
      const times = (kind: StepKind): string =>
        (["p50", "p95", "p99"] as const)
          .map((each) => short(one.of(({ kinds }) => kinds[kind]?.[each] ?? Number.NaN)))
          .join(" / ");
      return [
        `×${short(one.pace)}`,
        short(one.of((each) => requestsOf(each) / each.seconds)),
        short(one.of(({ acts, seconds }) => acts / seconds)),
        times("read"),
        times("write"),
        ...(["conflicts", "limited", "refused", "failed"] as const).map((what) =>
          short(one.of(({ outcomes }) => outcomes[what])),
        ),
        short(one.of(({ mostOpen }) => mostOpen)),
        one.holds ? "yes" : "**no**",
      ];
    }),
  );
}

function costs(paces: readonly Pace[]): string {
  return table(
    [
      "pace",
      "CPU a request, ms: service",
      "PostgreSQL",
      "generator",
      "cores: service",
      "PostgreSQL",
      "generator",
      "other work",
      "memory, MB: service",
      "PostgreSQL",
      "connections at work, median / most",
      "waiting for a lock, most",
      "event loop late, p99",
      "generator late, p99",
    ],
    paces.map((one) => [
      `×${short(one.pace)}`,
      ...[service, database, generator].map((figure) => one.of(perRequest(figure)).toFixed(2)),
      ...[service, database, generator, others].map((figure) => one.of(cores(figure)).toFixed(2)),
      short(one.of(({ used }) => used.serviceMemory)),
      short(one.of(({ used }) => used.databaseMemory)),
      `${short(one.of(({ used }) => used.active))} / ${short(one.of(({ used }) => used.mostActive))}`,
      short(one.of(({ used }) => used.mostWaiting)),
      short(one.of(({ used }) => used.lag)),
      short(one.of(({ late }) => late)),
    ]),
  );
}

function actsOf(one: Pace, { recordings }: Raw): string {
  return table(
    ["act", "documents", "assets", "reads", "writes", "requests seen", "p50", "p95", "p99", "conflicts", "failed"],
    recordings.map(({ act, document, asset, read, write }) => {
      const figure = (of: "count" | "p50" | "p95" | "p99" | "conflicts" | "failed"): string =>
        short(
          one.of(({ byAct }) => byAct[act]?.[of] ?? (of === "p50" || of === "p95" || of === "p99" ? Number.NaN : 0)),
        );
      return [
        act,
        ...[document, asset, read, write].map(short),
        ...(["count", "p50", "p95", "p99", "conflicts", "failed"] as const).map(figure),
      ];
    }),
  );
}

function callsOf(one: Pace): string {
  const [round] = one.all;
  const calls = Object.entries(round?.byCall ?? {})
    .filter(([, { count, kind }]) => count >= enough && (kind === "read" || kind === "write"))
    .toSorted(([, a], [, b]) => b.p95 - a.p95)
    .slice(0, slowest);
  return table(
    ["the slowest calls", "requests", "p50", "p95", "p99"],
    calls.map(([call, { count, p50, p95, p99 }]) => [`\`${call}\``, ...[count, p50, p95, p99].map(short)]),
  );
}

const bar = (what: string, value: number, most: number, unit: string): string[] => [
  what,
  `${short(value)} ${unit}`,
  `${short(most)} ${unit}`,
  value <= most ? "met" : "**missed**",
];

/** Acts of the model that could not be recorded: the day is lighter by them. */
function missing({ recordings }: Raw): string[] {
  const names = new Set([...staff, citizens].flatMap(({ day }) => Object.keys(day)));
  for (const { act } of recordings) names.delete(act);
  return names.size === 0 ? [] : [`**Not recorded, and so not asked**: ${[...names].join(", ")}.`];
}

/** Share of its one core that a process of the service is planned with: what comes at once needs the rest. */
const planned = 0.6;

/** What the busiest hour takes at the day's own pace and at ten times it, from what a stretch took. */
function sizing(one: Pace): string {
  const [ours, theirs] = [one.of(cores(service)) / one.pace, one.of(cores(database)) / one.pace];
  const rows = [1, 10].map((pace) => {
    const count = Math.max(1, Math.ceil((ours * pace) / planned));
    return [`×${pace}`, (ours * pace).toFixed(2), String(count), (theirs * pace).toFixed(2), String(count * pool)];
  });
  return table(
    [
      "the busiest hour needs",
      "cores: service",
      `processes of it, at ${planned * 100} % of a core`,
      "cores: PostgreSQL",
      "connections at most",
    ],
    rows,
  );
}

/** The part of RESULTS.md. */
export function section(raw: Raw): string {
  const byPace = Map.groupBy(raw.rounds.flat(), ({ pace }) => pace);
  const paces = [...byPace].map(([pace, all]) => new Pace(pace, all)).toSorted((one, other) => one.pace - other.pace);
  const [first] = paces;
  if (first === undefined) return "";
  const over = paces.find(({ holds }) => !holds);
  const held = paces.filter(({ pace, holds }) => holds && pace < (over?.pace ?? Number.POSITIVE_INFINITY)).at(-1);
  const own = paces.find(({ pace }) => pace === 1);
  const shown = held ?? first;
  const people = sum(staff.map((group) => group.people));
  const day = sum([...staff, citizens].map((group) => group.people * sum(Object.values(group.day))));
  const faults = Object.entries(shown.all[0]?.faults ?? {})
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 8);
  const [one] = over?.all ?? [];
  return [
    `## Day: ${short(people)} staff and ${short(citizens.people)} citizens`,
    `Rounds: ${raw.rounds.length}, ${raw.minutes} minutes of the busiest hour at each pace; ${short(raw.files)} files on PostgreSQL ${raw.version}, ${raw.processes} process${raw.processes === 1 ? "" : "es"} of the service, ${short(shown.of(({ used }) => used.streams))} event streams held open (${short(shown.of(({ used }) => used.brokenStreams))} broken while it was measured), all on one machine of ${processors} processors with what asks. A day is ${short(day)} acts; ×1 is its own pace, ×10 a day in an hour.`,
    own === undefined
      ? "The day's own pace was not tried."
      : table(
          ["bar, at the day's own pace", "ours", "at most", ""],
          [
            bar(
              "p95 of a reading",
              own.of(({ kinds }) => kinds.read?.p95 ?? Number.NaN),
              bars.read,
              "ms",
            ),
            bar(
              "p95 of a writing",
              own.of(({ kinds }) => kinds.write?.p95 ?? Number.NaN),
              bars.write,
              "ms",
            ),
            bar(
              "requests that failed",
              own.of((each) => (100 * each.outcomes.failed) / requestsOf(each)),
              bars.failed * 100,
              "%",
            ),
          ],
        ),
    ramp(paces),
    `${held === undefined ? "No pace held" : `It holds at ×${short(held.pace)}`}${one === undefined ? ", and nothing broke" : `; first over a bar, at ×${short(one.pace)}: ${broken(one).join(", ")}. Used up then: ${usedUp(one, processors)}`}.`,
    costs(paces),
    `By what it took at ×${short(shown.pace)}:`,
    sizing(shown),
    `At ×${short(shown.pace)}, in ms:`,
    actsOf(shown, raw),
    callsOf(shown),
    ...missing(raw),
    faults.length === 0
      ? "Nothing was refused."
      : `Not done as asked: ${faults.map(([what, count]) => `\`${what}\` ${short(count)} times`).join(", ")}; acts for which no file was left: ${short(shown.of(({ idle }) => idle))}; requests not made, for what they hold was not told: ${short(shown.of(({ unasked }) => unasked))}.`,
    `What an act asks was recorded from the built product in Chromium as the run began, with its gaps, and is asked again by others, elsewhere, about other files. Acts come by chance (Poisson) as the day's model
(\`workloads/day/model.ts\`) says and wait for nothing; a request waits for another one's answer only where the app does, and every time counts from when it was due. 409 and 412 are conflicts: two took one file. _Refused_: other 4xx.
_Cores_: processor seconds a second; a process of the service has one for its requests. _Other work_: everything else on the machine.`,
  ].join("\n\n");
}
