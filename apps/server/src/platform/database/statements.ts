import { channel } from "node:diagnostics_channel";
import { type Dialect, Kysely, type LogEvent } from "kysely";
import type { Database } from "../../schema/database.js";

/** A statement that has ended, without the values it was given: they are personal. */
export interface Statement {
  readonly sql: string;
  /** How long it took, waiting for its answer included. */
  readonly milliseconds: number;
  /** The error, where the statement failed. */
  readonly error?: unknown;
}

const ended = channel("yer.statement");

/** The database behind a dialect; of each of its statements whoever listens is told. */
export function overDialect(dialect: Dialect): Kysely<Database> {
  return new Kysely<Database>({ dialect, log: tellOfStatement });
}

/** In the async context of who asked for it. */
function tellOfStatement(event: LogEvent): void {
  if (!ended.hasSubscribers) return;
  const statement: Statement = {
    sql: event.query.sql,
    milliseconds: event.queryDurationMillis,
    ...(event.level === "error" && { error: event.error }),
  };
  ended.publish(statement);
}

/** Hears of every statement of this process; gives the way to stop. */
export function hearStatements(listener: (statement: Statement) => void): () => void {
  const heard = (message: unknown): void => listener(message as Statement);
  ended.subscribe(heard);
  return () => {
    ended.unsubscribe(heard);
  };
}
