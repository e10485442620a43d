import type { FastifyBaseLogger } from "fastify";
import { type MachineClock, machineClock } from "../clock/clock.js";
import type { Transaction } from "../database/database.js";
import { describeError } from "../database/errors.js";
import type { OpenedDatabase } from "../database/open-database.js";
import { eventsChannel, insertEvents, latestPosition, placeEvents, readEvents } from "./queries.js";

/**
 * Something happened that other servers and open screens want to know. It says what to read again, never what it
 * holds: no personal data.
 */
export interface ServerEvent {
  /** What happened, for example `application.changed`. */
  readonly kind: string;
  readonly id?: string;
  /** SOATO code of the district it lies in, for those who listen by territory. */
  readonly district?: string;
  /** The one person it is meant for. */
  readonly user?: string;
}

/** An event in its place of the one order in which every server tells them: 1, 2, 3, without a hole. */
export interface PlacedEvent {
  readonly position: number;
  readonly event: ServerEvent;
}

/** Events between all servers of one database, and within this one. */
export interface Events {
  /** Tells events, in their order, when the transaction commits, and not at all when it does not. */
  publish(transaction: Transaction, ...events: readonly ServerEvent[]): Promise<void>;
  /** Hears every event of every server from now on, each once and in order, until the returned function is called. */
  subscribe(listener: (event: ServerEvent, position: number) => void): () => void;
  /** The position of the event that this server told last. */
  position(): number;
  /** Tells all that has committed by now. @returns the position then told last */
  catchUp(): Promise<number>;
  /** A page of the events behind a position, those long gone left out; none: there is nothing newer. */
  after(position: number): Promise<readonly PlacedEvent[]>;
  /** Stops hearing. */
  close(): Promise<void>;
}

const page = 500;
/** Milliseconds between two looks without being told: for what a dead server left, or a dead connection kept back. */
const look = 2_000;

/**
 * Starts hearing the events of a database. A notification only says that there is something to read, so one that is
 * never heard loses nothing.
 */
export async function openEvents(
  database: Pick<OpenedDatabase, "db" | "listen">,
  logger: FastifyBaseLogger,
  real: MachineClock = machineClock,
): Promise<Events> {
  const { db } = database;
  const listeners = new Set<(event: ServerEvent, position: number) => void>();
  let told = await latestPosition(db);
  let reading: Promise<void> | undefined;
  let again = false;
  const closing = new AbortController();
  const closed = (): boolean => closing.signal.aborted;

  function tell({ position, event }: PlacedEvent): void {
    told = position;
    for (const listener of listeners) {
      try {
        listener(event, position);
      } catch (error) {
        logger.error({ err: error, kind: event.kind }, "a listener of events failed");
      }
    }
  }

  async function readAll(): Promise<void> {
    do {
      again = false;
      await placeEvents(db);
      for (let more = true; more && !closed();) {
        const events = await readEvents(db, told, page);
        events.forEach(tell);
        more = events.length === page;
      }
    } while (again && !closed());
  }

  /** One reading at a time; what commits during one is found by its next round. */
  async function catchUp(): Promise<number> {
    again = true;
    reading ??= readAll().finally(() => {
      reading = undefined;
    });
    await reading;
    return told;
  }

  function hear(): void {
    if (closed()) return;
    catchUp().catch((error: unknown) => {
      if (!closed())
        logger.warn({ error: describeError(error) }, "events could not be read; they are soon tried again");
    });
  }

  const stop = await database.listen(eventsChannel, hear, hear);
  const timer = setInterval(hear, look);
  timer.unref();

  return {
    publish: async (transaction, ...happened) => insertEvents(transaction, happened, real.now()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    position: () => told,
    catchUp,
    after: async (position) => readEvents(db, position, page),
    close: async () => {
      closing.abort();
      clearInterval(timer);
      listeners.clear();
      await stop();
      await reading?.catch(() => {});
    },
  };
}
