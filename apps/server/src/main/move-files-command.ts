import { parseArgs } from "node:util";
import { ConfigError, readConfig } from "../platform/config/config.js";
import { moveContent } from "../platform/uploads/move-content.js";
import { openContentIn } from "../platform/uploads/open-content.js";
import { explain } from "./explain.js";

/** How many contents between two lines about how far it is. */
const toldEvery = 10_000;

/**
 * `pnpm files:move`: copies all content from the second of `FILES_IN` into the first, while servers run that use both;
 * with `--remove` it also takes out of the second what the first gives back whole. Exit code 0: all of it lies there;
 * 1: some is not what its name says and stays where it lies; 2: it could not be moved.
 */
try {
  process.chdir(process.env["INIT_CWD"] ?? process.cwd());
  const { values } = parseArgs({ options: { remove: { type: "boolean", default: false } } });
  const config = readConfig(process.env);
  const [into, from] = config.content.places;
  if (from === undefined) {
    throw new ConfigError(['FILES_IN names one place: name two, such as "bucket,disk" to move from the disk.']);
  }
  let told = 0;
  const progress = (seen: number): void => {
    if (seen < told + toldEvery) return;
    told = seen;
    process.stdout.write(`${seen} contents looked at …\n`);
  };
  const stores = [await openContentIn(from, config), await openContentIn(into, config)] as const;
  const { copied, bytes, there, removed, faults } = await moveContent(...stores, { remove: values.remove, progress });
  for (const sha256 of faults) process.stdout.write(`  altered   ${sha256}\n`);
  process.stdout.write(
    `${copied} contents copied (${bytes} bytes), ${there} lay there already, ${removed} removed from the ${from}, ` +
      `${faults.length} are not what their names say.\n`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`The files could not be moved. ${explain(error)}\n`);
  process.exitCode = 2;
}
