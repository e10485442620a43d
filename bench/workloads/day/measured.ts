import { quantile } from "../../runner/figures.js";
import type { Sample, Stretch } from "./load.js";
import type { Recording, StepKind } from "./recording.js";

/** Milliseconds: how long half, 95 and 99 of a hundred took at most. */
export interface Times {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** What became of requests, by how many. */
export interface Outcomes {
  /** Answered as they were asked. */
  readonly done: number;
  /** 409 and 412: somebody else was first. */
  readonly conflicts: number;
  /** 429: more than one address may ask. */
  readonly limited: number;
  /** Any other 4xx: the record does not allow it any more, or the replay asks what the app would not. */
  readonly refused: number;
  /** 5xx, broken connections, and no answer within the patience of a browser. */
  readonly failed: number;
}

/** What a stretch used: seconds on a processor, MB, and what stood open. */
export interface Used {
  readonly service: number;
  readonly database: number;
  readonly generator: number;
  /** Of everything else on the machine. */
  readonly others: number;
  readonly serviceMemory: number;
  readonly databaseMemory: number;
  readonly streams: number;
  readonly brokenStreams: number;
  /** Connections of the service at work in the database, at the median and at most, and most that waited for a lock. */
  readonly active: number;
  readonly mostActive: number;
  readonly mostWaiting: number;
  /** Milliseconds by which the service's event loop was late, at the 99th percentile. */
  readonly lag: number;
}

/** A stretch of the day at a pace, in figures. */
export interface Measured {
  readonly pace: number;
  readonly seconds: number;
  readonly processes: number;
  readonly acts: number;
  readonly idle: number;
  readonly unasked: number;
  readonly mostOpen: number;
  /** Milliseconds by which the generator sent late, at the 99th percentile. */
  readonly late: number;
  readonly outcomes: Outcomes;
  readonly kinds: Readonly<Partial<Record<StepKind, Times>>>;
  readonly byAct: Readonly<Record<string, Times & { readonly conflicts: number; readonly failed: number }>>;
  readonly byCall: Readonly<Record<string, Times & { readonly kind: StepKind }>>;
  /** What was refused or failed, by call and status. */
  readonly faults: Readonly<Record<string, number>>;
  readonly used: Used;
}

const timesOf = (samples: readonly Sample[]): Times => {
  const all = samples.map(({ ms }) => ms);
  return { count: all.length, p50: quantile(all, 0.5), p95: quantile(all, 0.95), p99: quantile(all, 0.99) };
};

const isConflict = ({ status }: Sample): boolean => status === 409 || status === 412;
const isFailed = ({ status }: Sample): boolean => status === 0 || status >= 500;

function outcomesOf(samples: readonly Sample[]): Outcomes {
  const count = (holds: (sample: Sample) => boolean): number => samples.filter(holds).length;
  return {
    done: count(({ status }) => status > 0 && status < 400),
    conflicts: count(isConflict),
    limited: count(({ status }) => status === 429),
    refused: count(
      (sample) => sample.status >= 400 && sample.status < 500 && sample.status !== 429 && !isConflict(sample),
    ),
    failed: count(isFailed),
  };
}

/** Puts a stretch into figures. */
export function measured(
  stretch: Stretch,
  recordings: readonly Recording[],
  given: Pick<Measured, "pace" | "seconds" | "processes" | "used">,
): Measured {
  const { samples } = stretch;
  const stepOf = ({ act, step }: Sample) => recordings[act]?.steps[step];
  const kinds = Map.groupBy(samples, (sample) => stepOf(sample)?.kind ?? "read");
  const acts = Map.groupBy(samples, ({ act }) => recordings[act]?.act ?? "");
  const calls = Map.groupBy(samples, (sample) => stepOf(sample)?.call ?? "");
  const faults: Record<string, number> = {};
  for (const sample of samples) {
    if (sample.status > 0 && sample.status < 400) continue;
    const key = `${stepOf(sample)?.call ?? ""} ${sample.status}`;
    faults[key] = (faults[key] ?? 0) + 1;
  }
  return {
    ...given,
    acts: stretch.begun,
    idle: stretch.idle,
    unasked: stretch.unasked,
    mostOpen: stretch.open,
    late: quantile(stretch.late, 0.99),
    outcomes: outcomesOf(samples),
    kinds: Object.fromEntries([...kinds].map(([kind, some]) => [kind, timesOf(some)])),
    byAct: Object.fromEntries(
      [...acts].map(([act, some]) => [
        act,
        { ...timesOf(some), conflicts: some.filter(isConflict).length, failed: some.filter(isFailed).length },
      ]),
    ),
    byCall: Object.fromEntries(
      [...calls].map(([call, some]) => [
        call,
        { ...timesOf(some), kind: (some[0] && stepOf(some[0])?.kind) ?? "read" },
      ]),
    ),
    faults,
    used: given.used,
  };
}

/** Milliseconds a reading and a writing may take at the 95th percentile, and the share of requests that may fail. */
export const bars = { read: 300, write: 800, failed: 0.001 } as const;

/** What of a stretch is over its bar, in words; empty: it holds. */
export function broken({ kinds, outcomes }: Measured): string[] {
  const all = Object.values(outcomes).reduce((sum: number, count: number) => sum + count, 0);
  const [read, write] = [kinds.read?.p95 ?? 0, kinds.write?.p95 ?? 0];
  return [
    ...(read > bars.read ? [`readings at ${Math.round(read)} ms`] : []),
    ...(write > bars.write ? [`writings at ${Math.round(write)} ms`] : []),
    ...(outcomes.failed > all * bars.failed ? [`${outcomes.failed} requests without an answer of worth`] : []),
  ];
}

/** From this share of a resource on it is taken for used up. */
const nearly = 0.9;
/** Connections that one process of the service has to the database at most. */
export const pool = 20;

/** What is used up in a stretch, in words. */
export function usedUp({ used, seconds, processes, late }: Measured, processors: number): string {
  const cores = (cpu: number): number => cpu / seconds;
  const ours = cores(used.service + used.database + used.generator);
  const full = [
    ...(cores(used.service) >= nearly * processes
      ? [`the service's ${processes === 1 ? "one process" : "processes"}`]
      : []),
    ...(used.active >= nearly * pool * processes ? ["its connections to the database"] : []),
    ...(cores(used.generator) >= nearly || late > 50
      ? ["this generator: what it says of the service is too slow"]
      : []),
    ...(ours + cores(used.others) >= nearly * processors
      ? [`the machine's ${processors} processors${cores(used.others) > 0.2 ? ", other work's share among them" : ""}`]
      : []),
  ];
  return full.length === 0 ? "nothing that was looked at" : full.join("; ");
}
