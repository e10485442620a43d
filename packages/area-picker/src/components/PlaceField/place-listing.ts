import type { AreaPath } from "../../model/area.js";

/** One place of a list. */
export interface PlaceOption {
  /** What choosing it means. */
  readonly path: AreaPath;
  /** SOATO or id: names it in the list. */
  readonly code: string;
  /** Its name. */
  readonly name: string;
  /** Names of what it lies in, the widest first; empty for a region. Only where the list holds places of different ones. */
  readonly above?: readonly string[];
  /** Whether it is chosen. */
  readonly isChosen: boolean;
  /** Whether there is a list of what lies in it. */
  readonly leadsOn: boolean;
}

/** What a list shows, and how it stands. */
export interface PlaceListing {
  readonly state: "loading" | "failed" | "ready";
  /** How many places there are. */
  readonly count: number;
  /** The place at an index. Only those in view are asked for: a letter answers with thousands. */
  readonly optionAt: (index: number) => PlaceOption | undefined;
  /** Index of what is chosen, where one place is and the list holds it; else -1. */
  readonly chosenAt: number;
  /** Whether the list holds places of different ones, each with what it lies in. */
  readonly withTrails: boolean;
  /** The same as long as the list holds the same places. */
  readonly content: unknown;
  /** Asks again after a failure. */
  readonly retry: () => void;
  /** The place whose list this is, to be left for a wider one; none at the top. */
  readonly inside?: { readonly name: string | undefined; readonly leave: () => void };
}
