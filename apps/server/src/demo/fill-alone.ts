import type { Context } from "../platform/context.js";
import type { BatchMachine } from "../registers/batches/batch-kind.js";
import { fillDemonstration } from "./fill.js";
import { scaleApplications } from "./scale-applications.js";
import { scaleAreas } from "./scale-areas.js";

/** How many there shall be in all: what the demonstration lacks of them is cloned from it. */
export interface Scale {
  readonly applications?: number | undefined;
  readonly areas?: number | undefined;
}

/**
 * Fills the demonstration of a service that serves nobody meanwhile.
 * @param machine brings its lists
 * @param progress hears how many applications, or areas, there are
 */
export async function fillAlone(
  context: Context,
  machine: BatchMachine,
  scale: Scale = {},
  progress: (what: keyof Scale, standing: number) => void = () => {},
): Promise<void> {
  const { db, config } = context;
  await fillDemonstration(context, machine, new AbortController().signal, config.demoFiles);
  if (scale.applications !== undefined) {
    await scaleApplications(db, scale.applications, (standing) => progress("applications", standing));
  }
  if (scale.areas !== undefined) await scaleAreas(db, scale.areas, (standing) => progress("areas", standing));
}
