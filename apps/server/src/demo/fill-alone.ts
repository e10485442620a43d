import type { Config } from "../platform/config/config.js";
import { makeLogger } from "../platform/logger.js";
import { openService } from "../main/open-service.js";
import { demoSigner } from "./demo-signer.js";
import { fillDemonstration } from "./fill.js";
import { scaleApplications } from "./scale-applications.js";
import { scaleAreas } from "./scale-areas.js";

/** How many there shall be in all: what the demonstration lacks of them is cloned from it. */
export interface Scale {
  readonly applications?: number | undefined;
  readonly areas?: number | undefined;
}

/**
 * Fills the demonstration without serving it; its database is closed afterwards.
 * @param progress hears how many files, or areas, there are
 */
export async function fillAlone(
  config: Config,
  scale: Scale = {},
  progress: (what: keyof Scale, standing: number) => void = () => {},
): Promise<void> {
  const service = await openService(config, makeLogger(config), { signer: await demoSigner(new Date()) });
  try {
    await fillDemonstration(service.context, new AbortController().signal, config.demoFiles);
    const { db } = service.context;
    if (scale.applications !== undefined) {
      await scaleApplications(db, scale.applications, (standing) => progress("applications", standing));
    }
    if (scale.areas !== undefined) await scaleAreas(db, scale.areas, (standing) => progress("areas", standing));
  } finally {
    await service.close();
  }
}
