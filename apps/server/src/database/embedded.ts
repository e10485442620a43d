import { PGlite } from "@electric-sql/pglite";
import { postgis } from "@electric-sql/pglite-postgis";
import {
  PGliteAdapter,
  PGliteDialect,
  PGliteDriver,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
} from "kysely";
import { columnParsers } from "./columnTypes.js";
import { refuseInsideTransaction } from "./transaction.js";

/**
 * Opens the embedded database.
 *
 * @param directory where it keeps its data; absent: in memory.
 * @param image a dump of a migrated database to start from, when the directory is new.
 */
export async function openEmbedded(directory?: string, image?: Blob): Promise<PGlite> {
  return PGlite.create({
    ...(directory !== undefined && { dataDir: directory }),
    ...(image !== undefined && { loadDataDir: image }),
    extensions: { postgis },
    parsers: { ...columnParsers },
  });
}

/**
 * Kysely over the embedded database. It has a single connection, so callers queue for it; the queue is ours
 * (Kysely's own lets a query inside a transaction wait for itself, here it is refused before it waits).
 */
export class EmbeddedDialect extends PGliteDialect {
  readonly #pglite: PGlite;

  constructor(pglite: PGlite) {
    super({ pglite });
    this.#pglite = pglite;
  }

  override createDriver(): Driver {
    return new EmbeddedDriver({ pglite: this.#pglite });
  }

  override createAdapter(): DialectAdapter {
    return new EmbeddedAdapter();
  }
}

class EmbeddedAdapter extends PGliteAdapter {
  // Untrue of the database, true of the driver below: it does the queueing.
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class EmbeddedDriver extends PGliteDriver {
  #last: Promise<void> = Promise.resolve();
  #release: () => void = () => {};

  override async acquireConnection(): Promise<DatabaseConnection> {
    refuseInsideTransaction();
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    this.#release = resolve;
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    this.#release();
  }
}
