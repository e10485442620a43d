import { callbackify } from "node:util";
import { PostgresDialect, PostgresDriver, type DatabaseConnection, type Driver, type PostgresPool } from "kysely";
import { Client, Pool, types, type ClientConfig, type CustomTypesConfig, type PoolClient } from "pg";
import { takesWrites, WritableAddress } from "./addresses.js";
import { columnParsers } from "./column-types.js";
import { isOutOfReach, NoWritableServer, whileConnecting } from "./out-of-reach.js";
import { preparingStatements } from "./prepared-statements.js";
import { refuseInsideTransaction } from "./transaction.js";

/** pg's own parsers; its type of type ids leaves arrays out. */
const builtIn = types as unknown as { getTypeParser(id: number, format?: string): (text: string) => unknown };
const textArray = 1009;
/** Arrays of the types in {@link columnParsers}: array type by element type. */
const arrays: Readonly<Record<number, number>> = { 1001: 17, 1016: 20, 1182: 1082, 1185: 1184 };

/** How PostgreSQL's text becomes values: as {@link columnParsers} says, also in arrays, else as pg does. */
export const pgTypes: CustomTypesConfig = {
  getTypeParser: (id, format) => {
    const parser = format === "binary" ? undefined : (columnParsers[id] ?? arrayParser(columnParsers[arrays[id] ?? 0]));
    return parser ?? builtIn.getTypeParser(id, format);
  },
};

function arrayParser(element: ((text: string) => unknown) | undefined): ((text: string) => unknown) | undefined {
  if (!element) return undefined;
  const texts = builtIn.getTypeParser(textArray) as (text: string) => readonly (string | null)[];
  return (text) => texts(text).map((one) => (one === null ? null : element(one)));
}

const connections = 20;
export const connectMilliseconds = 10_000;
/** A transaction that does nothing for so long belongs to a server that hangs; it holds the locks of others. */
const idleTransactionMilliseconds = 60_000;

/** After so long without a word the system asks the other end whether it is there: one that failed over does not say so. */
export const keepAliveMilliseconds = 10_000;

/**
 * A pool of connections to whichever address of a connection string takes writes. They may break at any moment; those
 * that come after are made to the address that then does.
 * @param connectWithin milliseconds that a connection may take to be had
 */
export function openPool(url: string, connectWithin = connectMilliseconds): Pool {
  const writable = new WritableAddress(url);
  const pool = new PoolTowards(writable, connectWithin);
  // An error event that nobody hears ends the process. The pool hears those of idle connections only, and gives them
  // on; of one in use, whoever uses it learns by the query that fails, and the pool takes it back no more.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

async function assertTakesWrites(client: PoolClient): Promise<void> {
  if (!(await takesWrites(client))) throw new NoWritableServer();
}

class PoolTowards extends Pool {
  readonly #writable: WritableAddress;

  constructor(writable: WritableAddress, connectWithin: number) {
    super({
      connectionString: writable.last,
      max: connections,
      types: pgTypes,
      application_name: "yer",
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMilliseconds,
      connectionTimeoutMillis: connectWithin,
      idle_in_transaction_session_timeout: idleTransactionMilliseconds,
      ...(writable.several && {
        Client: class extends Client {
          constructor(config: ClientConfig = {}) {
            super({ ...config, connectionString: writable.last });
          }
        },
        // It may have become a replica since it was found: what it is, it says on the connection itself.
        verify: callbackify(assertTakesWrites),
      }),
    });
    this.#writable = writable;
  }

  override connect(): Promise<PoolClient>;
  override connect(
    done: (error: Error | undefined, client: PoolClient | undefined, release: (destroy?: unknown) => void) => void,
  ): void;
  override connect(
    done?: (error: Error | undefined, client: PoolClient | undefined, release: (destroy?: unknown) => void) => void,
  ): Promise<PoolClient> | void {
    if (done !== undefined) return super.connect(done);
    return this.#towards();
  }

  async #towards(): Promise<PoolClient> {
    await this.#writable.find();
    try {
      return await super.connect();
    } catch (thrown) {
      const error = whileConnecting(thrown);
      if (!this.#writable.several || !isOutOfReach(error)) throw error;
      // The address known is no more the one: once more to the one that is now.
      this.#writable.forget();
      await this.#writable.find();
      return super.connect();
    }
  }
}

/** Kysely over PostgreSQL, with the same refusal inside transactions as the embedded database has. */
export class ServerDialect extends PostgresDialect {
  readonly #pool: PostgresPool;

  constructor(opened: Pool) {
    const pool = preparingStatements(opened);
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): Driver {
    return new ServerDriver({ pool: this.#pool });
  }
}

class ServerDriver extends PostgresDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    refuseInsideTransaction();
    return super.acquireConnection();
  }
}
