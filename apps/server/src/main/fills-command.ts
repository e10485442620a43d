import { machineClock } from "../platform/clock/clock.js";
import { openAsItIs } from "../platform/database/open-service-database.js";
import { explain } from "./explain.js";
import { fills } from "./fills.js";
import { configOfExisting } from "./config-of-existing.js";
import { fillsUsage, steerFills } from "./steer-fills.js";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * `pnpm fills`: how far the fills of the configured database are; stops one, lets it go on, does it to its end. The
 * database is not migrated: the next migration may be the one that waits for a fill.
 * Exit code 0: done; 2: it could not be done, or was not understood.
 */
try {
  const database = await openAsItIs(configOfExisting());
  try {
    const isUnderstood = await steerFills(database.db, process.argv.slice(2), { fills, clock: machineClock, say });
    if (!isUnderstood) {
      process.stderr.write(fillsUsage);
      process.exitCode = 2;
    }
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`It could not be done. ${explain(error)}\n`);
  process.exitCode = 2;
}
