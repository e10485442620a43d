import { parseArgs } from "node:util";
import { readConfig } from "../platform/config/config.js";
import { describeError } from "../platform/database/errors.js";
import { fillAlone } from "./fill-alone.js";

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
  try {
    await fillAlone(config, scale, (applications) => process.stdout.write(`\r${applications} files`));
    if (scale !== undefined) process.stdout.write("\n");
    return 0;
  } catch (error) {
    process.stderr.write(`${describeError(error)}\n`);
    return 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
