import { existsSync } from "node:fs";
import path from "node:path";
import { systemClock } from "../platform/clock/clock.js";
import { ConfigError, readConfig } from "../platform/config/config.js";
import { openServiceDatabase } from "../platform/database/open-service-database.js";
import { verifyJournal } from "../money/journal/verify-journal.js";
import { explain } from "./explain.js";

/**
 * `pnpm money:verify`: checks that every entry of the journal of money in the configured database adds to zero, and that
 * charges, receipts and files stand as their entries say; prints what does not hold.
 * Exit code 0: all of it holds; 1: it does not; 2: it could not be checked.
 */
async function verify(): Promise<number> {
  // pnpm runs the script in this package's folder; DATA_DIR is meant from where the person stands.
  process.chdir(process.env["INIT_CWD"] ?? process.cwd());
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined && !existsSync(path.join(config.dataDir, "database"))) {
    throw new ConfigError([`There is no database in ${config.dataDir}: set DATA_DIR or DATABASE_URL.`]);
  }
  const database = await openServiceDatabase(config, systemClock.now());
  try {
    const { files, entries, bank, faults, reversed } = await verifyJournal(database.db);
    for (const { fault, homeRegion, number, id } of faults) {
      const of = fault === "line" ? "document" : "file";
      process.stdout.write(`  ${fault.padEnd(8)}  region ${homeRegion}, ${of} ${number}, ${id}\n`);
    }
    process.stdout.write(
      `${faults.length === 0 ? "The money holds" : `The money does NOT hold: ${faults.length} faults`}: ` +
        `${entries} entries of ${files} files, ${bank} tiyin received and not given back.\n`,
    );
    if (reversed.length > 0) {
      process.stdout.write(`Paid charges were reversed when money was carried over, of ${reversed.join(", ")}.\n`);
    }
    return faults.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await verify();
} catch (error) {
  process.stderr.write(`The money could not be checked. ${explain(error)}\n`);
  process.exitCode = 2;
}
