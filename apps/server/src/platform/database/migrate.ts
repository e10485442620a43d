import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Database } from "../../schema/database.js";
import { migrations } from "../../schema/migrations.js";

/** A migration failed; everything it did was rolled back. */
export class MigrationError extends Error {
  constructor(name: string, cause: unknown) {
    super(
      `The migration ${name} failed and was rolled back: ${cause instanceof Error ? cause.message : String(cause)}`,
      {
        cause,
      },
    );
    this.name = "MigrationError";
  }
}

/**
 * Brings the schema up to date; several servers may do it at a time.
 *
 * @returns the names of the migrations that ran.
 * @throws {MigrationError}
 */
export async function migrate(db: Kysely<Database>): Promise<readonly string[]> {
  // Asked before the migrator begins: it holds the one connection that an embedded database has.
  return migrateBeside(db, await ofNewerVersions(db));
}

async function migrateBeside(db: Kysely<Database>, newer: Record<string, Migration>): Promise<readonly string[]> {
  // Each resource numbers its own range, so a new one may come before one that has run.
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...newer, ...migrations }) },
    allowUnorderedMigrations: true,
    nameComparator: (one, other) => (one < other ? -1 : Number(one > other)),
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error === undefined) return results.map(({ migrationName }) => migrationName);
  // A newer version that starts at the same time may have got ahead while this one waited for its turn.
  const now = await ofNewerVersions(db);
  if (Object.keys(now).length > Object.keys(newer).length) return migrateBeside(db, now);
  throw new MigrationError(results.find(({ status }) => status === "Error")?.migrationName ?? "set-up", error);
}

/**
 * What a newer version has done to this database: it serves beside this one while versions change, and stays when it is
 * taken back. Nothing of it is left to do, so each stands for itself.
 */
async function ofNewerVersions(db: Kysely<Database>): Promise<Record<string, Migration>> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('public.kysely_migration') is not null as there`.execute(db);
  if (rows[0]?.there !== true) return {};
  const { rows: done } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const stands: Migration = { up: async () => {} };
  return Object.fromEntries(done.filter(({ name }) => !(name in migrations)).map(({ name }) => [name, stands]));
}
