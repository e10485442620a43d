import { type PGlite, protocol } from "@electric-sql/pglite";
import type { PGlite as KyselyPGlite, PGliteQueryResults, PGliteTransaction } from "kysely";
import { isOutdatedPlan, preparedMark } from "./prepared-statements.js";

/** Texts whose plan is kept at one time: what is asked again and again are some hundred, and each takes up to 300 kB. */
const mostNames = 250;
/** Texts that were asked once are remembered so far back. */
const mostSeen = 1_000;
/** A plan is made for the tables as large as they were: all are made anew after so many askings, then after twice as many. */
const firstTerm = 1_000;
const longestTerm = 32_000;

/** What is told apart by what it begins with: only statements on rows have a plan. */
const onRows = /^(\/\*.*?\*\/|\s)*(select|insert|update|delete|with|merge)\b/i;

/** Whoever can be asked: the database, or a transaction in it. */
type Asked = Pick<PGliteTransaction, "query">;

interface Statement {
  readonly name: string;
  readonly parameterTypes: readonly number[];
  readonly columns: readonly { readonly name: string; readonly parse: (text: string) => unknown }[];
}

type Message = Awaited<ReturnType<PGlite["execProtocolStream"]>>[number];
const { CommandCompleteMessage, DataRowMessage, ParameterDescriptionMessage, RowDescriptionMessage } =
  protocol.messages;

/**
 * Prepared statements of the embedded database. Unasked it parses and plans each statement anew, in six messages: that
 * is two thirds of what an act takes. Here a text that comes a second time within transactions gets a name, under which
 * its plan is kept, and is from then on asked in one message; so is what is marked `preparedStatement`, anywhere. What
 * else is read outside of transactions, registers above all, is planned each time for its values (decision 0090).
 */
export class EmbeddedStatements implements KyselyPGlite {
  readonly #pglite: PGlite;
  /** By text, the one asked last at the end (least recently used goes first). */
  readonly #known = new Map<string, Statement>();
  readonly #seen = new Set<string>();
  #made = 0;
  #asked = 0;
  #term = firstTerm;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  get closed(): boolean {
    return this.#pglite.closed;
  }

  get ready(): boolean {
    return this.#pglite.ready;
  }

  get waitReady(): Promise<void> {
    return this.#pglite.waitReady;
  }

  async query<T>(text: string, values?: unknown[], options?: object): Promise<PGliteQueryResults<T>> {
    return text.includes(preparedMark)
      ? this.#ask<T>(this.#pglite, text, values ?? [])
      : this.#pglite.query<T>(text, values, options);
  }

  async transaction<T>(work: (transaction: PGliteTransaction) => Promise<T>): Promise<T> {
    return this.#pglite.transaction(async (transaction) => {
      await this.#exchange(protocol.serialize.query("set local plan_cache_mode = force_generic_plan"));
      return work({ query: async (text, values) => this.#ask(transaction, text, values ?? []) } as PGliteTransaction);
    });
  }

  async close(): Promise<void> {
    return this.#pglite.close();
  }

  /** Begins as with a database in which nothing was asked: its rows are others from now on. */
  async renew(): Promise<void> {
    this.#asked = 0;
    this.#term = firstTerm;
    await this.#pglite.exec("discard plans");
  }

  async #ask<T>(asked: Asked, text: string, values: readonly unknown[]): Promise<PGliteQueryResults<T>> {
    const statement = await this.#statementOf(text);
    if (statement === undefined) return asked.query<T>(text, [...values], { rowMode: "object" });
    try {
      const messages = await this.#exchange(
        protocol.serialize.bind({
          statement: statement.name,
          values: values.map((value, index) => this.#serialized(value, statement.parameterTypes[index] ?? 0)),
        }),
        protocol.serialize.execute(),
      );
      return resultOf<T>(messages, statement);
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error;
      await this.#forget();
      // It was refused before it ran. Inside a transaction nothing runs any more: the whole of it is tried again.
      if (asked !== this.#pglite) throw error;
      return asked.query<T>(text, [...values], { rowMode: "object" });
    }
  }

  /** Prepares everything anew: the tables have changed. */
  async #forget(): Promise<void> {
    const names = [...this.#known.values()].map(({ name }) => name);
    this.#known.clear();
    await this.#exchange(...names.map((name) => protocol.serialize.close({ type: "S", name })));
  }

  /** The statement of a text that was asked before. */
  async #statementOf(text: string): Promise<Statement | undefined> {
    const known = this.#known.get(text);
    if (known !== undefined) {
      this.#known.delete(text);
      this.#known.set(text, known);
      await this.#planAnewInTime();
      return known;
    }
    if (!onRows.test(text)) return undefined;
    if (!this.#seen.delete(text)) {
      if (this.#seen.size >= mostSeen) this.#seen.clear();
      this.#seen.add(text);
      return undefined;
    }
    const made = await this.#prepare(text);
    this.#known.set(text, made);
    return made;
  }

  async #prepare(text: string): Promise<Statement> {
    const [oldest] = this.#known;
    if (oldest !== undefined && this.#known.size >= mostNames) {
      this.#known.delete(oldest[0]);
      await this.#exchange(protocol.serialize.close({ type: "S", name: oldest[1].name }));
    }
    this.#made += 1;
    const name = `kept_${this.#made}`;
    const messages = await this.#exchange(
      protocol.serialize.parse({ name, text }),
      protocol.serialize.describe({ type: "S", name }),
    );
    return {
      name,
      parameterTypes: messages.find((one) => one instanceof ParameterDescriptionMessage)?.dataTypeIDs ?? [],
      columns: (messages.find((one) => one instanceof RowDescriptionMessage)?.fields ?? []).map((field) => ({
        name: field.name,
        parse: this.#parserOf(field.dataTypeID),
      })),
    };
  }

  async #planAnewInTime(): Promise<void> {
    this.#asked += 1;
    if (this.#asked < this.#term) return;
    this.#asked = 0;
    this.#term = Math.min(2 * this.#term, longestTerm);
    await this.#exchange(protocol.serialize.query("discard plans"));
  }

  /** Sends messages as one; whatever becomes of them, the database is ready for the next afterwards. */
  async #exchange(...messages: readonly Uint8Array[]): Promise<readonly Message[]> {
    const whole = Buffer.concat([...messages, protocol.serialize.sync()]);
    return this.#pglite.runExclusive(async () => this.#pglite.execProtocolStream(whole, { syncToFs: false }));
  }

  #serialized(value: unknown, type: number) {
    if (value === null || value === undefined) return null;
    const serialize = this.#pglite.serializers[type];
    return serialize ? serialize(value) : `${value as string | number | bigint}`;
  }

  #parserOf(type: number): (text: string) => unknown {
    const parse = this.#pglite.parsers[type];
    return parse ? (text) => parse(text, type) : (text) => text;
  }
}

function resultOf<T>(messages: readonly Message[], { columns }: Statement): PGliteQueryResults<T> {
  const rows = messages.flatMap((message) => {
    if (!(message instanceof DataRowMessage)) return [];
    const row: Record<string, unknown> = {};
    for (const [index, { name, parse }] of columns.entries()) {
      const text = message.fields[index];
      row[name] = text === null || text === undefined ? null : parse(text);
    }
    return [row as T];
  });
  const done = messages.find((one) => one instanceof CommandCompleteMessage)?.text ?? "";
  // "INSERT 0 5", "UPDATE 3": how many rows were written; "SELECT 2" tells how many were read.
  const written = /^(?:INSERT \d+|UPDATE|DELETE|MERGE) (\d+)$/.exec(done)?.[1];
  return { rows, fields: [], affectedRows: Number(written ?? 0) };
}
