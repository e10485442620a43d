import { existsSync } from "node:fs";
import path from "node:path";
import { verifyStatuses } from "../cases/applications/verify-statuses.js";
import { systemClock } from "../platform/clock/clock.js";
import { ConfigError, readConfig } from "../platform/config/config.js";
import { loadSecrets } from "../platform/config/secrets.js";
import { openServiceDatabase } from "../platform/database/open-service-database.js";
import { verifyHistory } from "../platform/history/verify-history.js";
import { explain } from "./explain.js";

/**
 * `pnpm history:verify`: checks every chain and root of the configured database, and that every file has the
 * status its recorded moves lead to; prints what does not hold.
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
    const { historyPublicKey, formerHistoryKeys } = await loadSecrets(config);
    const report = await verifyHistory(database.db, historyPublicKey, ...formerHistoryKeys);
    for (const { fault, homeRegion, record, number } of report.faults) {
      const place = record === undefined ? `root ${number}` : `${record}, entry ${number}`;
      process.stdout.write(`  ${fault.padEnd(10)}  region ${homeRegion}, ${place}\n`);
    }
    const { entries, records, roots, erased, faults } = report;
    process.stdout.write(
      `${faults.length === 0 ? "The history holds" : `The history does NOT hold: ${faults.length} faults`}: ` +
        `${entries} entries of ${records} records, ${roots} signed roots, ${erased} erased.\n`,
    );
    const statuses = await verifyStatuses(database.db);
    for (const { number, stored, told } of statuses.faults) {
      const instead = typeof told === "string" ? told : `${told.move} out of ${told.from}, which is no move`;
      process.stdout.write(`  status      file ${number} is ${stored}; its history tells ${instead}\n`);
    }
    process.stdout.write(
      `${statuses.files - statuses.faults.length} of ${statuses.files} files have the status their history tells.\n`,
    );
    return faults.length + statuses.faults.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await verify();
} catch (error) {
  process.stderr.write(`The history could not be checked. ${explain(error)}\n`);
  process.exitCode = 2;
}
