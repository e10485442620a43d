import type { Figures, Samples } from "./figures.js";
import type { Made } from "./serve.js";
import type { Session } from "./session.js";

/** One thing to measure: an adapter, at a size where the workload has several. */
export interface Case {
  /** `ag-grid`, or `xyflow/1000`. */
  readonly id: string;
  /** File of `adapters/<workload>/`, without its ending. */
  readonly adapter: string;
  /** How much there is to show. */
  readonly size: number;
}

/** What a workload is given to take one sample. */
export interface Bench {
  readonly item: Case;
  /** Opens the adapter's page in a fresh browser context: a new renderer, cold caches. Closed after the sample. */
  readonly open: <Page extends object>() => Promise<Session<Page>>;
  /** Gzip kB of script and of style sent since the sample began. */
  readonly sent: () => { readonly js: number; readonly css: number };
  /** Keeps a screenshot, in the first round only. */
  readonly shot: (session: Session<never>, name: string) => Promise<void>;
}

/** A bar: the figure in which ours is to be within `within` times the best peer's, or under `most`. */
export interface Bar {
  readonly what: string;
  readonly figure: string;
  /** @default "ms" */
  readonly unit?: string;
  /** Adapters it is measured against. @default all but floors and ours */
  readonly peers?: readonly string[];
  /** @default 1.1 */
  readonly within?: number;
  /** An absolute bar instead. */
  readonly most?: number;
}

/** The default export of `workloads/<name>/workload.ts`. */
export interface Workload {
  readonly title: string;
  /** Packages whose versions head the results. */
  readonly packages: readonly string[];
  /** @default [0] */
  readonly sizes?: readonly number[];
  /** What the pages ask for beside themselves, made on the fly. */
  readonly routes?: (path: string) => Made | undefined;
  readonly sample: (bench: Bench) => Promise<Figures>;
  readonly bars: (size: number) => readonly Bar[];
  /** The tables below the bars. */
  readonly report: (cases: readonly (readonly [string, Samples])[]) => string;
}

/** Ours, in every workload. */
export const ours = "yer";

/** Not a peer but the least code that does the visible work: tells what a bar can ask for. */
export const isFloor = (adapter: string): boolean => adapter.startsWith("floor-");
