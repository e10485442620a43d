import { parseArgs } from "node:util";
import type { Scale } from "../demo/fill-alone.js";
import { systemClock } from "../platform/clock/clock.js";
import { type Config, readConfig } from "../platform/config/config.js";
import { describeError } from "../platform/database/errors.js";
import { makeLogger } from "../platform/logger.js";
import { batchMachine } from "./batch-machine.js";
import { openService } from "./open-service.js";

const usage = `Fills the demonstration without serving it, and clones its files and areas for trying things at size.

  pnpm demo:fill [--scale 100000] [--scale-areas 100000]

Stop the server first if the database is the embedded one. A million files take hours and tens of gigabytes.
`;

const words = { applications: "files", areas: "areas" } as const;

/** @returns how many are asked for; `undefined` where nobody asks, NaN where it is no number of them */
function asked(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  return Number.isInteger(number) && number > 0 && number <= 1_000_000 ? number : Number.NaN;
}

/** The demonstration is loaded where it is filled: a production build has none. */
async function fill(config: Config, scale: Scale): Promise<void> {
  const { fillAlone } = await import("../demo/fill-alone.js");
  const { demoSigner } = await import("../demo/demo-signer.js");
  const service = await openService(config, makeLogger(config), { signer: await demoSigner(systemClock.now()) });
  let last: keyof Scale | undefined;
  try {
    await fillAlone(service.context, batchMachine, scale, (what, standing) => {
      process.stdout.write(`${last !== undefined && last !== what ? "\n" : "\r"}${standing} ${words[what]}`);
      last = what;
    });
  } finally {
    await service.close();
  }
  if (last !== undefined) process.stdout.write("\n");
}

/** @returns the exit code: 0 filled, 1 failed, 2 wrongly called */
async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { scale: { type: "string" }, "scale-areas": { type: "string" } },
  });
  const scale = { applications: asked(values.scale), areas: asked(values["scale-areas"]) };
  if (Object.values(scale).some(Number.isNaN)) {
    process.stderr.write(usage);
    return 2;
  }
  const config = readConfig(process.env);
  if (config.mode !== "demo") {
    process.stderr.write("A production database is not filled with made-up files.\n");
    return 2;
  }
  try {
    await fill(config, scale);
    return 0;
  } catch (error) {
    process.stderr.write(`${describeError(error)}\n`);
    return 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
