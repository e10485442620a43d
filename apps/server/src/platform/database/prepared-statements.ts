import { createHash } from "node:crypto";
import {
  type Compilable,
  type CompiledQuery,
  createQueryId,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  sql,
} from "kysely";
import type { Pool, PoolClient, QueryResult, QueryResultRow } from "pg";
import type { Db, Transaction } from "./database.js";
import { databaseErrorCode } from "./errors.js";

/** What a statement is marked with whose plan is kept. */
export const preparedMark = "/* prepared */";

/**
 * The mark of a prepared statement (`sql`${preparedStatement} select …``, `modifyFront(preparedStatement)`): each
 * connection keeps its plan once it has run there, for to plan a look-up of six tables by their keys takes eight times as
 * long as to run it. Only for statements that run with most requests, whose text hardly varies and whose plan no value
 * changes: PostgreSQL takes a plan made for any values once it is no dearer than those made for the first five. The
 * embedded database keeps plans of its own accord too: `embedded-statements.ts`.
 */
export const preparedStatement = sql`${sql.raw(preparedMark)}`;

/**
 * A statement that is put together once and then asked with other values: its text is fixed, so a request need not
 * build it anew. Marked {@link preparedStatement}.
 *
 * @param build makes the statement of its values; it may hand them on, and look at none.
 */
export function preparedQuery<Values extends readonly unknown[], Row>(
  build: (db: Db | Transaction, ...values: Values) => Compilable<Row>,
): (db: Db | Transaction, ...values: Values) => Promise<readonly Row[]> {
  let made: { readonly compiled: CompiledQuery<Row>; readonly places: readonly number[] } | undefined;
  return async (db, ...values) => {
    if (made === undefined) {
      // Each value is one that nothing else equals, so that its places in the statement show.
      const stands = values.map(() => Object.freeze({}));
      const compiled = build(db, ...(stands as unknown as Values)).compile();
      made = { compiled, places: compiled.parameters.map((one) => stands.findIndex((each) => each === one)) };
    }
    const { compiled, places } = made;
    const parameters = places.map((place, index) => (place < 0 ? compiled.parameters[index] : values[place]));
    return (await db.executeQuery<Row>({ ...compiled, parameters, queryId: createQueryId() })).rows;
  };
}

/** Texts that are prepared: a plan takes up to 300 kB of every connection. Later ones are planned each time. */
export const mostTexts = 100;

/**
 * What is wrong with a prepared statement's plan, and not with the statement: its result has other types since a migration, or the
 * connection has lost or mixed up its names (a pooler in between, `discard all`).
 */
export function isOutdatedPlan(error: unknown): boolean {
  const code = databaseErrorCode(error);
  if (code === "0A000") return error instanceof Error && error.message.includes("cached plan");
  return code === "26000" || code === "42P05";
}

/** The pool, with names for the statements that are marked {@link preparedStatement}: by its name a connection knows a plan again. */
export function preparingStatements(pool: Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    if (!text.includes(preparedMark)) return undefined;
    const known = names.get(text);
    if (known !== undefined || names.size >= mostTexts) return known;
    const name = `prepared_${createHash("sha256").update(text).digest("hex").slice(0, 24)}`;
    names.set(text, name);
    return name;
  };
  // Kysely knows a connection again by its client.
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? new PreparingClient(client, nameOf);
      clients.set(client, known);
      return known;
    },
    end: async () => pool.end(),
  };
}

class PreparingClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #nameOf: (text: string) => string | undefined;
  /** One of its plans was outdated: it keeps none any more, and another takes its place. */
  #outdated = false;

  constructor(client: PoolClient, nameOf: (text: string) => string | undefined) {
    this.#client = client;
    this.#nameOf = nameOf;
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    asked: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof asked !== "string") throw new TypeError("No cursor is read through this pool.");
    const name = this.#outdated ? undefined : this.#nameOf(asked);
    return name === undefined ? this.#ask(asked, parameters) : this.#askByName(name, asked, parameters);
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#outdated);
  }

  async #askByName<R>(name: string, text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    try {
      return asKysely(await this.#client.query<R & QueryResultRow>({ name, text, values: [...parameters] }));
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error;
      this.#outdated = true;
      // It was refused before it ran. Inside a transaction nothing runs any more: the whole of it is tried again.
      if (this.#client.getTransactionStatus() !== "I") throw error;
      return this.#ask(text, parameters);
    }
  }

  async #ask<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    return asKysely(await this.#client.query<R & QueryResultRow>(text, [...parameters]));
  }
}

/** pg's result as Kysely knows it: it names fewer commands, and always counts. */
function asKysely<R>(result: QueryResult<R & QueryResultRow>): PostgresQueryResult<R> {
  return result as PostgresQueryResult<R>;
}
