import { access, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { sql } from "kysely";
import { migrate } from "./migrate.js";
import { migrationsHash } from "./migrationsHash.js";
import { openEmbeddedDatabase } from "./openDatabase.js";

/**
 * A dump of an embedded database with every migration in it. Making one takes ten seconds, starting from one two:
 * the build prepares it for the first start, tests keep one in a cache.
 */
export interface DatabaseImage {
  readonly file: string;
  /** Whether it had to be made. */
  readonly made: boolean;
}

/** Names what a dump depends on besides the migrations; raise it with the version of PGlite or of its PostGIS. */
export const imageBase = "pglite-0.5.8-postgis-0.2.8";

/**
 * The image in `directory` for the migrations as they are now; made when there is none.
 *
 * @param migrations the folder of the migrations, compiled or not.
 */
export async function prepareImage(directory: string, migrations: string): Promise<DatabaseImage> {
  const file = path.join(directory, `image-${await migrationsHash(migrations, imageBase)}.tar.gz`);
  if (await exists(file)) return { file, made: false };

  await mkdir(directory, { recursive: true });
  const database = await openEmbeddedDatabase(undefined, await readImage(await prepareBase(directory)));
  await migrate(database.db);
  await keep(file, await database.dump());
  await database.close();
  return { file, made: true };
}

/** Reads an image for `openEmbeddedDatabase`. */
export async function readImage(file: string): Promise<Blob> {
  return new Blob([new Uint8Array(await promisify(gunzip)(await readFile(file)))]);
}

/** PostgreSQL and PostGIS set up and nothing else: what takes long and does not change with the migrations. */
async function prepareBase(directory: string): Promise<string> {
  const file = path.join(directory, `base-${imageBase}.tar.gz`);
  if (await exists(file)) return file;
  const database = await openEmbeddedDatabase();
  await sql`create extension postgis`.execute(database.db);
  await keep(file, await database.dump());
  await database.close();
  return file;
}

/** Written whole under another name and renamed into place: several processes may be at it. */
async function keep(file: string, dump: Blob): Promise<void> {
  const partial = `${file}.${process.pid}.partial`;
  await writeFile(partial, await promisify(gzip)(Buffer.from(await dump.arrayBuffer()), { level: 1 }));
  await rename(partial, file);
}

async function exists(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch {
    return false;
  }
}
