import { access, chmod, mkdir } from "node:fs/promises";
import path from "node:path";
import type { Config } from "../config/config.js";
import { addressesOf } from "./addresses.js";
import { opening } from "./cannot-open.js";
import { lockDataDirectory } from "./data-directory-lock.js";
import { settleMode } from "./database-mode.js";
import { grantToRunningRole, grantWhatIsMade } from "./grants.js";
import { migrate } from "./migrate.js";
import { openDatabase, openEmbeddedDatabase, type OpenedDatabase } from "./open-database.js";
import { prepared } from "./prepared.js";
import { unpackImage } from "./unpack-image.js";

/**
 * Opens the service's database as it runs in earnest: locked, from the prepared image when new, migrated, in its mode.
 *
 * @param progress hears what takes a while.
 * @throws {CannotOpenDatabase} {@link CannotOpenDatabase}
 * @throws {CannotGrant} {@link CannotGrant}
 * @throws {DataDirectoryInUse} {@link DataDirectoryInUse}
 * @throws {WrongMode} {@link WrongMode}
 * @throws {MigrationError} {@link MigrationError}
 * @throws {MigrationBlocked} {@link MigrationBlocked}
 */
export async function openServiceDatabase(
  config: Config,
  now: Date,
  progress: (what: string) => void = () => {},
): Promise<OpenedDatabase> {
  const { databaseUrl, databaseMigrateUrl } = config;
  const opened =
    databaseUrl === undefined
      ? await openLocked(config.dataDir, progress)
      : await openServer(databaseUrl, databaseMigrateUrl, progress);
  try {
    if (databaseUrl === undefined) await migrate(opened.db, { isAlone: true });
    await settleMode(opened.db, config.mode, now);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/**
 * Opens the service's database as it lies, for an operator's command that must not wait for a migration.
 *
 * @throws {CannotOpenDatabase} {@link CannotOpenDatabase}
 * @throws {DataDirectoryInUse} {@link DataDirectoryInUse}
 */
export async function openAsItIs({ databaseUrl, dataDir }: Config): Promise<OpenedDatabase> {
  return databaseUrl === undefined
    ? openLocked(dataDir, () => {})
    : opening("DATABASE_URL", databaseUrl, async () => openDatabase({ databaseUrl }));
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

async function openServer(
  databaseUrl: string,
  databaseMigrateUrl: string | undefined,
  progress: (what: string) => void,
): Promise<OpenedDatabase> {
  if (databaseMigrateUrl !== undefined) {
    await opening("DATABASE_MIGRATE_URL", databaseMigrateUrl, async () =>
      prepareAsOwner(databaseMigrateUrl, databaseUrl, progress),
    );
  }
  return opening("DATABASE_URL", databaseUrl, async () => {
    const opened = await openDatabase({ databaseUrl });
    try {
      if (databaseMigrateUrl === undefined) await migrate(opened.db, { progress });
      return opened;
    } catch (error) {
      await opened.close();
      throw error;
    }
  });
}

async function prepareAsOwner(ownerUrl: string, runningUrl: string, progress: (what: string) => void): Promise<void> {
  const owner = await openDatabase({ databaseUrl: ownerUrl });
  try {
    const role = roleOf(runningUrl);
    const isOwner = role === roleOf(ownerUrl);
    if (!isOwner) await grantWhatIsMade(owner.db, role);
    await migrate(owner.db, { progress });
    if (!isOwner) await grantToRunningRole(owner.db, role);
  } finally {
    await owner.close();
  }
}

/** The role a connection string names, whatever its addresses. */
function roleOf(url: string): string {
  return decodeURIComponent(new URL(addressesOf(url)[0]).username);
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
