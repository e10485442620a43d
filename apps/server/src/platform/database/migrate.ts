import { setTimeout } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Database } from "../../schema/database.js";
import { migrations } from "../../schema/migrations.js";
import type { SchemaMigration } from "../../schema/schema-migration.js";
import { LockedOut, type LockWaits, lockWaits, withBoundedLocks } from "./bounded-locks.js";

/** A migration failed. Those before it stand; of it nothing does, or what may run again where it runs in no transaction. */
export class MigrationError extends Error {
  constructor(name: string, cause: unknown) {
    super(`The migration ${name} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = "MigrationError";
  }
}

/** A migration waited long enough for what others hold; nothing of it was done, those before it stand. */
export class MigrationBlocked extends Error {
  constructor(name: string, cause: LockedOut) {
    super(
      `The migration ${name} did not get a lock it needs. ${cause.message} The database is as it was before it, and the version that ran goes on. Start again when that session has ended its transaction, or end it: select pg_terminate_backend(process).`,
      { cause },
    );
    this.name = "MigrationBlocked";
  }
}

type Migrations = Readonly<Record<string, SchemaMigration>>;

/** What {@link migrate} may be told. */
export interface MigrateOptions {
  /** The migrations, in the order in which they run. */
  readonly list?: Migrations;
  /** Nobody works with the database meanwhile, as with an embedded one: all of it in one transaction. */
  readonly isAlone?: boolean;
  readonly waits?: LockWaits;
  /** Hears when a migration waits for others. */
  readonly progress?: (what: string) => void;
}

/**
 * Brings the schema up to date; several servers may do it at a time.
 *
 * A new database gets it all in one transaction. One that people work with gets each migration in its own, which holds
 * what it locks for as short as can be, and waits for no lock longer than they bear (docs/decisions/0369).
 *
 * @returns the names of the migrations that ran.
 * @throws {MigrationError} {@link MigrationError}
 * @throws {MigrationBlocked} {@link MigrationBlocked}
 */
export async function migrate(
  db: Kysely<Database>,
  { list = migrations, isAlone = false, waits = lockWaits, progress = () => {} }: MigrateOptions = {},
): Promise<readonly string[]> {
  const until = performance.now() + waits.whole;
  const ran: string[] = [];
  for (;;) {
    // Asked before the migrator begins: it holds the one connection that an embedded database has.
    const done = await namesDone(db);
    const left = Object.entries(list).filter(([name]) => !done.includes(name));
    const [first] = left;
    if (!first) return ran;
    const isTogether = isAlone || done.length === 0;
    const [firstName, migration] = first;
    const next = isTogether ? left : [[firstName, withBoundedLocks(db, migration, waits.lock)] as const];
    const { results = [], error } = await migratorOf(db, done, next).migrateToLatest({
      disableTransactions: !isTogether && migration.inTransaction === false,
    });
    if (error === undefined) {
      ran.push(...results.map(({ migrationName }) => migrationName));
      continue;
    }
    const name = results.find(({ status }) => status === "Error")?.migrationName ?? "set-up";
    if (error instanceof LockedOut) {
      if (performance.now() > until) throw new MigrationBlocked(name, error);
      progress(`Migration ${name} tries again. ${error.message}`);
      await setTimeout(waits.pause);
    } else if ((await namesDone(db)).length === done.length) {
      // Else another server that starts at the same time got ahead while this one waited for its turn.
      throw new MigrationError(name, error);
    }
  }
}

function migratorOf(
  db: Kysely<Database>,
  done: readonly string[],
  next: readonly (readonly [name: string, migration: Migration])[],
): Migrator {
  // Of what has run nothing is left to do, also where a newer version did it, which serves beside this one while
  // versions change and may be taken back.
  const stands: Migration = { up: async () => {} };
  const list = Object.fromEntries([...done.map((name) => [name, stands] as const), ...next]);
  return new Migrator({
    db,
    provider: { getMigrations: async () => list },
    // Each resource numbers its own range, so a new one may come before one that has run.
    allowUnorderedMigrations: true,
    nameComparator: (one, other) => (one < other ? -1 : Number(one > other)),
  });
}

/** What has run on this database, by whichever version. */
async function namesDone(db: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('public.kysely_migration') is not null as there`.execute(db);
  if (rows[0]?.there !== true) return [];
  const { rows: done } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return done.map(({ name }) => name);
}
