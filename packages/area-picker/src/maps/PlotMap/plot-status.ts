import type { Tone } from "@yer/ui";
import { type Pattern, patternNames } from "../tiles/patterns.js";
import type { PlotLook } from "../tiles/plot-paint.js";

/** A status that plots on the map may have. */
export interface PlotStatus {
  /** The status's key in tiles. */
  readonly key: string;
  /** The field's own term, in the interface language. */
  readonly label: string;
  /** Tone of the status; gives the colour. */
  readonly tone: Tone;
}

/** How each status is marked: those of one tone differ by their pattern, so that no two look alike. */
export function patternsOf(statuses: readonly PlotStatus[]): ReadonlyMap<string, Pattern> {
  const given = new Map<Tone, number>();
  return new Map(
    statuses.map(({ key, tone }) => {
      const before = given.get(tone) ?? 0;
      given.set(tone, before + 1);
      // Another first pattern for each tone, so that statuses differ even where colours do not show.
      return [key, patternNames[(before + firstOf(tone)) % patternNames.length] ?? "solid"];
    }),
  );
}

const order: readonly Tone[] = ["progress", "info", "success", "warning", "danger", "neutral"];

function firstOf(tone: Tone): number {
  return order.indexOf(tone);
}

/** The looks of the statuses that are shown, with the colours of the page. */
export function looksOf(
  statuses: readonly PlotStatus[],
  hidden: ReadonlySet<string>,
  colours: Readonly<Record<Tone, string>>,
): ReadonlyMap<string, PlotLook> {
  const marked = patternsOf(statuses);
  return new Map(
    statuses
      .filter(({ key }) => !hidden.has(key))
      .map(({ key, tone }) => [key, { colour: colours[tone], pattern: marked.get(key) ?? "solid" }]),
  );
}
