import { parseArgs } from "node:util";
import { readConfig } from "../config/config.js";
import { describeError } from "../database/errors.js";
import { makeLogger } from "../logger.js";
import { openService } from "../openService.js";
import { fillDemonstration } from "./fill.js";
import { scaleFiles } from "./scale.js";

const usage = `Fills the demonstration without serving it, and clones its files for trying things at size.

  pnpm demo:fill [--scale 100000]

Stop the server first if the database is the embedded one. A million files take hours and tens of gigabytes.
`;

/** @returns the exit code: 0 filled, 1 failed, 2 wrongly called */
async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { scale: { type: "string" } } });
  const scale = values.scale === undefined ? undefined : Number(values.scale);
  if (scale !== undefined && !(Number.isInteger(scale) && scale > 0 && scale <= 1_000_000)) {
    process.stderr.write(usage);
    return 2;
  }
  const config = readConfig(process.env);
  if (config.mode !== "demo") {
    process.stderr.write("A production database is not filled with made-up files.\n");
    return 2;
  }
  const service = await openService(config, makeLogger(config));
  try {
    await fillDemonstration(service.context, new AbortController().signal, config.demoFiles);
    if (scale !== undefined) {
      await scaleFiles(service.context.db, scale, (files) => process.stdout.write(`\r${files} files`));
      process.stdout.write("\n");
    }
    return 0;
  } catch (error) {
    process.stderr.write(`${describeError(error)}\n`);
    return 1;
  } finally {
    await service.close();
  }
}

process.exitCode = await main(process.argv.slice(2));
