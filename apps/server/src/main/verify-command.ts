import { existsSync } from "node:fs";
import path from "node:path";
import { systemClock } from "../platform/clock/clock.js";
import { type Config, ConfigError, readConfig } from "../platform/config/config.js";
import { openServiceDatabase } from "../platform/database/open-service-database.js";
import { explain } from "./explain.js";

/** The database as the service opens it. */
type ServiceDatabase = Awaited<ReturnType<typeof openServiceDatabase>>;

/**
 * A command that checks what the configured database says, prints what does not hold and sets the exit code.
 * 0: all of it holds; 1: it does not; 2: it could not be checked.
 * @param what is checked, as a sentence begins: `The history`
 * @param check prints what it finds; whether all of it holds
 */
export async function verifyCommand(
  what: string,
  check: (db: ServiceDatabase["db"], config: Config) => Promise<boolean>,
): Promise<void> {
  try {
    // pnpm runs the script in this package's folder; DATA_DIR is meant from where the person stands.
    process.chdir(process.env["INIT_CWD"] ?? process.cwd());
    const config = readConfig(process.env);
    if (config.databaseUrl === undefined && !existsSync(path.join(config.dataDir, "database"))) {
      throw new ConfigError([`There is no database in ${config.dataDir}: set DATA_DIR or DATABASE_URL.`]);
    }
    const database = await openServiceDatabase(config, systemClock.now());
    try {
      process.exitCode = (await check(database.db, config)) ? 0 : 1;
    } finally {
      await database.close();
    }
  } catch (error) {
    process.stderr.write(`${what} could not be checked. ${explain(error)}\n`);
    process.exitCode = 2;
  }
}
