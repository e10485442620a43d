import { access, chmod, mkdir } from "node:fs/promises";
import path from "node:path";
import type { Config } from "../config/config.js";
import { lockDataDirectory } from "./data-directory-lock.js";
import { settleMode } from "./database-mode.js";
import { grantToRunningRole } from "./grants.js";
import { migrate } from "./migrate.js";
import { openDatabase, openEmbeddedDatabase, type OpenedDatabase } from "./open-database.js";
import { prepared } from "./prepared.js";
import { unpackImage } from "./unpack-image.js";

/**
 * Opens the service's database as it runs in earnest: locked, from the prepared image when new, migrated, in its mode.
 *
 * @param progress hears what takes a while.
 * @throws {DataDirectoryInUse} {@link DataDirectoryInUse}
 * @throws {WrongMode} {@link WrongMode}
 * @throws {MigrationError} {@link MigrationError}
 */
export async function openServiceDatabase(
  config: Config,
  now: Date,
  progress: (what: string) => void = () => {},
): Promise<OpenedDatabase> {
  const opened =
    config.databaseUrl === undefined ? await openLocked(config.dataDir, progress) : await openServer(config);
  try {
    if (config.databaseMigrateUrl === undefined) await migrate(opened.db);
    await settleMode(opened.db, config.mode, now);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function openLocked(dataDir: string, progress: (what: string) => void): Promise<OpenedDatabase> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await chmod(dataDir, 0o700);
  const lock = await lockDataDirectory(dataDir);
  try {
    const directory = path.join(dataDir, "database");
    const files = await prepared();
    if (!(await exists(directory))) {
      progress("Making the database");
      if (files) await unpackImage(files.image, directory);
    }
    const database = await openEmbeddedDatabase({ directory, ...(files && { postgis: files.postgis }) });
    return {
      ...database,
      close: async () => {
        await database.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function openServer(config: Config): Promise<OpenedDatabase> {
  if (config.databaseMigrateUrl !== undefined && config.databaseUrl !== undefined) {
    const owner = await openDatabase({ databaseUrl: config.databaseMigrateUrl });
    try {
      await migrate(owner.db);
      const role = decodeURIComponent(new URL(config.databaseUrl).username);
      const ownerRole = decodeURIComponent(new URL(config.databaseMigrateUrl).username);
      if (role !== ownerRole) await grantToRunningRole(owner.db, role);
    } finally {
      await owner.close();
    }
  }
  return openDatabase(config);
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
