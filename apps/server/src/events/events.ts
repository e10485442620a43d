import { sql } from "kysely";
import type { FastifyBaseLogger } from "fastify";
import { z } from "zod";
import type { Transaction } from "../database/database.js";
import type { OpenedDatabase } from "../database/openDatabase.js";

/**
 * Something happened that other servers and open screens want to know. It says what to read again, never what it
 * holds: no personal data, and small (PostgreSQL carries 8 000 bytes at most).
 */
export interface ServerEvent {
  /** For example `application.changed`. */
  readonly kind: string;
  readonly id?: string;
  /** SOATO code of the district it lies in, for those who listen by territory. */
  readonly district?: string;
  /** The one person it is meant for. */
  readonly user?: string;
}

/** Events between all servers of one database, and within this one. */
export interface Events {
  /** Sends an event when the transaction commits, and not at all when it does not. */
  publish(transaction: Transaction, event: ServerEvent): Promise<void>;
  /** Hears every event of every server from now on, until the returned function is called. */
  subscribe(listener: (event: ServerEvent) => void): () => void;
  /** Stops hearing. */
  close(): Promise<void>;
}

/** Events missed while the connection was broken: listeners should read everything again. */
export const eventsLost: ServerEvent = { kind: "events.lost" };

const channel = "yer_events";
const serverEvent = z.object({
  kind: z.string(),
  id: z.string().optional(),
  district: z.string().optional(),
  user: z.string().optional(),
});

/** Starts hearing the events of a database. */
export async function openEvents(database: Pick<OpenedDatabase, "listen">, logger: FastifyBaseLogger): Promise<Events> {
  const listeners = new Set<(event: ServerEvent) => void>();
  const spread = (event: ServerEvent): void => {
    for (const listener of listeners) {
      try {
        listener(event);
      } catch (error) {
        logger.error({ err: error, kind: event.kind }, "a listener of events failed");
      }
    }
  };
  const stop = await database.listen(
    channel,
    (payload) => {
      const event = parse(payload);
      if (event) spread(event);
      else logger.warn("ignored a notification that is not an event of ours");
    },
    () => spread(eventsLost),
  );
  return {
    publish: async (transaction, event) => {
      await sql`select pg_notify(${channel}, ${JSON.stringify(event)})`.execute(transaction);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      listeners.clear();
      await stop();
    },
  };
}

function parse(payload: string): ServerEvent | undefined {
  try {
    const { kind, id, district, user } = serverEvent.parse(JSON.parse(payload));
    return { kind, ...(id && { id }), ...(district && { district }), ...(user && { user }) };
  } catch {
    return undefined;
  }
}
