import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { PGlite } from "@electric-sql/pglite";
import { postgis } from "@electric-sql/pglite-postgis";
import {
  PGliteAdapter,
  PGliteDialect,
  PGliteDriver,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type PGlite as KyselyPGlite,
} from "kysely";
import { columnParsers } from "./column-types.js";
import { refuseInsideTransaction } from "./transaction.js";

/** Types our queries answer with, and arrays of them; a value of any other comes as PostgreSQL's text. */
const readTypes = new Set(
  [
    "16 17 20 21 23 25 26 114 700 701 1043 1082 1114 1184 3802",
    "1000 1005 1007 1009 1015 1016 1021 1022 1182 1185 2951 3807",
  ].flatMap((ids) => ids.split(" ").map(Number)),
);

/** Where an embedded database lives and starts from; all of it may be left out. */
export interface EmbeddedOptions {
  /** Where it keeps its data; left out: in memory. */
  readonly directory?: string;
  /** A dump (tar) to start from, when the directory is new. */
  readonly image?: Blob;
  /** The file of a PostGIS bundle to load in place of the package's own. */
  readonly postgis?: string;
}

/** Opens the embedded database. */
export async function openEmbedded({ directory, image, postgis: bundle }: EmbeddedOptions = {}): Promise<PGlite> {
  keepReplacedCode();
  const pglite = await PGlite.create({
    ...(directory !== undefined && { dataDir: directory }),
    ...(image !== undefined && { loadDataDir: image }),
    extensions: { postgis: bundle === undefined ? postgis : postgisFrom(bundle) },
    parsers: { ...columnParsers },
  });
  // PGlite copies this whole object for every result: with the arrays of every type in it that is half of a query.
  pglite.parsers = Object.fromEntries(Object.entries(pglite.parsers).filter(([id]) => readTypes.has(Number(id))));
  return pglite;
}

/**
 * Lets V8 keep machine code of WebAssembly that it has replaced by faster code until the database closes. While it
 * collects such code a process dies now and then ("Check failed: jit_page_->allocations_.erase(addr) == 1",
 * nodejs/node#64500, open in Node 22 to 26); kept, it made no difference to the memory in use that could be measured.
 */
function keepReplacedCode(): void {
  setFlagsFromString("--no-wasm-code-gc");
}

function postgisFrom(bundle: string): typeof postgis {
  return {
    ...postgis,
    setup: async (...given) => ({ ...(await postgis.setup(...given)), bundlePath: pathToFileURL(bundle) }),
  };
}

/**
 * Kysely over the embedded database. It has a single connection, so callers queue for it; the queue is ours
 * (Kysely's own lets a query inside a transaction wait for itself, here it is refused before it waits).
 */
export class EmbeddedDialect extends PGliteDialect {
  readonly #pglite: KyselyPGlite;

  constructor(pglite: KyselyPGlite) {
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
