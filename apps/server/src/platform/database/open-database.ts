import type { Kysely } from "kysely";
import { Client, escapeIdentifier } from "pg";
import type { Config } from "../config/config.js";
import type { Database } from "../../schema/database.js";
import { EmbeddedDialect, openEmbedded, type EmbeddedOptions } from "./embedded.js";
import { EmbeddedStatements } from "./embedded-statements.js";
import { WritableAddress } from "./addresses.js";
import { connectMilliseconds, keepAliveMilliseconds, openPool, ServerDialect } from "./postgres.js";
import { overDialect } from "./statements.js";

/** A database at hand: embedded or on a server, one code path above this line. */
export interface OpenedDatabase {
  readonly db: Kysely<Database>;
  readonly engine: "embedded" | "postgres";
  /**
   * Calls `listener` with the payload of each notification that any server sends on `channel`, until the returned
   * function is called.
   *
   * @param channel a plain identifier.
   * @param lost called when the connection broke and notifications may have been missed; listening goes on by itself.
   */
  listen(channel: string, listener: (payload: string) => void, lost?: () => void): Promise<() => Promise<void>>;
  /** Waits for running queries and lets go of everything. */
  close(): Promise<void>;
}

/** Opens the database of the configuration, without migrating it. */
export async function openDatabase(
  config: Pick<Config, "databaseUrl">,
  embedded: EmbeddedOptions = {},
): Promise<OpenedDatabase> {
  return config.databaseUrl === undefined ? openEmbeddedDatabase(embedded) : openServerDatabase(config.databaseUrl);
}

/** Opens an embedded database; `dump` makes an image (tar) of it. */
export async function openEmbeddedDatabase(
  options: EmbeddedOptions = {},
): Promise<OpenedDatabase & { dump(): Promise<Blob> }> {
  const pglite = await openEmbedded(options);
  const db = overDialect(new EmbeddedDialect(new EmbeddedStatements(pglite)));
  return {
    db,
    engine: "embedded",
    listen: async (channel, listener) => pglite.listen(channel, listener),
    close: async () => {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
    },
    dump: async () => pglite.dumpDataDir("none"),
  };
}

function openServerDatabase(url: string): OpenedDatabase {
  const pool = openPool(url);
  const db = overDialect(new ServerDialect(pool));
  const listening = new Set<() => Promise<void>>();
  return {
    db,
    engine: "postgres",
    listen: async (channel, listener, lost) => {
      const stop = await listenOnServer(url, channel, listener, lost);
      listening.add(stop);
      return async () => {
        listening.delete(stop);
        await stop();
      };
    },
    close: async () => {
      await Promise.all([...listening].map(async (stop) => stop()));
      await db.destroy();
    },
  };
}

const reconnectMilliseconds = 1_000;

/** Listens on a connection of its own, and connects again when it breaks. */
async function listenOnServer(
  url: string,
  channel: string,
  listener: (payload: string) => void,
  lost: (() => void) | undefined,
): Promise<() => Promise<void>> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let client = await connect();

  async function connect(): Promise<Client> {
    const next = new Client({
      // Looked for each time: it connects seldom, and mostly because the one before is gone.
      connectionString: await new WritableAddress(url).find(),
      application_name: "yer listener",
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMilliseconds,
      connectionTimeoutMillis: connectMilliseconds,
    });
    next.on("notification", ({ channel: on, payload }) => {
      if (on === channel) listener(payload ?? "");
    });
    next.on("error", again);
    try {
      await next.connect();
      await next.query(`listen ${escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    return next;
  }

  function again(): void {
    if (stopped || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      connect().then((next) => {
        client = next;
        if (stopped) return next.end();
        lost?.();
        return undefined;
      }, again);
    }, reconnectMilliseconds);
  }

  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client.end().catch(() => {});
  };
}
