import type { Config } from "../platform/config/config.js";
import { makeLogger } from "../platform/logger.js";
import { openService } from "../main/open-service.js";
import { demoSigner } from "./demo-signer.js";
import { fillDemonstration } from "./fill.js";
import { scaleApplications } from "./scale.js";

/**
 * Fills the demonstration without serving it; its database is closed afterwards.
 * @param scale files in all: what the demonstration lacks of them is cloned from it
 * @param progress hears how many files are cloned
 */
export async function fillAlone(
  config: Config,
  scale?: number,
  progress: (applications: number) => void = () => {},
): Promise<void> {
  const service = await openService(config, makeLogger(config), { signer: await demoSigner(new Date()) });
  try {
    await fillDemonstration(service.context, new AbortController().signal, config.demoFiles);
    if (scale !== undefined) await scaleApplications(service.context.db, scale, progress);
  } finally {
    await service.close();
  }
}
