import { existsSync } from "node:fs";
import path from "node:path";
import { type Config, ConfigError, readConfig } from "../platform/config/config.js";

/**
 * The settings of a command about a database that is there: one that is not is never made by it.
 *
 * @throws {ConfigError}
 */
export function configOfExisting(): Config {
  // pnpm runs the script in this package's folder; DATA_DIR is meant from where the person stands.
  process.chdir(process.env["INIT_CWD"] ?? process.cwd());
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined && !existsSync(path.join(config.dataDir, "database"))) {
    throw new ConfigError([`There is no database in ${config.dataDir}: set DATA_DIR or DATABASE_URL.`]);
  }
  return config;
}
