import { createRequire } from "node:module";
import { access, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { sql } from "kysely";
import { migrate } from "./migrate.js";
import { migrationsHash } from "./migrations-hash.js";
import { openEmbeddedDatabase } from "./open-database.js";
import { tarEnd, tarEntries } from "./tar.js";

/**
 * What makes the embedded database start in a second or two instead of ten: files made once and kept.
 * The build puts them beside the compiled code; sources and tests keep them in a cache.
 */
export interface Prepared {
  /** A dump (tar, gzip) of a database with every migration in it. */
  readonly image: string;
  /** PostGIS (tar, gzip) without what a running database never reads. */
  readonly postgis: string;
}

/** Names what the files depend on besides the migrations; raise it with the version of PGlite or of its PostGIS. */
export const preparedFor = "pglite-0.5.8-postgis-0.2.8";

const here = import.meta.dirname;
const fromSources = import.meta.filename.endsWith(".ts");
const cache = path.resolve(here, "../../../node_modules/.cache/database");

/** Where the build puts the prepared files. */
export const built: Prepared = { image: path.join(here, "image.tar.gz"), postgis: path.join(here, "postgis.tar.gz") };

/** The prepared files for this code; from sources they are made when migrations have changed. Undefined: not built. */
export async function prepared(): Promise<Prepared | undefined> {
  if (fromSources) return prepare(path.resolve(here, "../../schema"));
  return (await exists(built.image)) && (await exists(built.postgis)) ? built : undefined;
}

/** Prepares the files in the cache, unless they are there. @param migrations the folder of the migrations */
export async function prepare(migrations: string): Promise<Prepared> {
  const base = await prepareBase();
  const image = path.join(cache, `image-${await migrationsHash(migrations, preparedFor)}.tar.gz`);
  if (await exists(image)) return { ...base, image };

  const database = await openEmbeddedDatabase({ image: await readImage(base.image), postgis: base.postgis });
  await migrate(database.db);
  await keep(image, await database.dump());
  await database.close();
  return { ...base, image };
}

/**
 * PostgreSQL and PostGIS set up, without a migration: what takes long and does not change with them. A test of a former
 * version begins here.
 */
export async function prepareBase(): Promise<Prepared> {
  await mkdir(cache, { recursive: true });
  const postgis = path.join(cache, `${preparedFor}-runtime.tar.gz`);
  if (!(await exists(postgis))) await keep(postgis, await trimmedPostgis());
  const image = path.join(cache, `${preparedFor}-base.tar.gz`);
  if (await exists(image)) return { image, postgis };

  const database = await openEmbeddedDatabase();
  await sql`create extension postgis`.execute(database.db);
  await keep(image, await database.dump());
  await database.close();
  return { image, postgis };
}

/** Reads an image for `openEmbeddedDatabase`. */
export async function readImage(file: string): Promise<Blob> {
  return new Blob([new Uint8Array(await promisify(gunzip)(await readFile(file)))]);
}

/**
 * PostGIS without two thirds of its 90 MB: raster, topology and upgrade scripts would be loaded at every start and are
 * never used.
 */
async function trimmedPostgis(): Promise<Buffer> {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite-postgis");
  const whole = await promisify(gunzip)(await readFile(path.join(path.dirname(entry), "postgis.tar.gz")));
  const used =
    /^(lib\/postgresql\/postgis-3\.so|share\/postgresql\/extension\/postgis\.control|share\/proj\/proj\.(db|ini))$/;
  const kept = [...tarEntries(whole)].filter(({ name }) => used.test(name));
  return Buffer.concat([...kept.map(({ raw }) => raw), tarEnd]);
}

/** Packed, written whole under another name and renamed into place: several processes may be at it. */
async function keep(file: string, content: Buffer | Blob): Promise<void> {
  const bytes = content instanceof Blob ? Buffer.from(await content.arrayBuffer()) : content;
  const partial = `${file}.${process.pid}.partial`;
  await writeFile(partial, await promisify(gzip)(bytes, { level: 1 }));
  await rename(partial, file);
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
