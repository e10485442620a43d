import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db, Transaction } from "../database/database.js";

/** Rows where counting stops unless it is asked to go on (DESIGN §2): "10 000+". */
export const countedAtMost = 10_000;

/** How many rows a list has. */
export interface Total {
  readonly total: number;
  /** There are more than {@link countedAtMost}, and nobody asked how many. */
  readonly more: boolean;
}

/** What is told of the rows that are counted, beside how many they are. */
export interface Told<Value> {
  /** What is read of each row. */
  readonly each: RawBuilder<unknown>;
  /** What is made of that of all of them. */
  readonly all: (each: RawBuilder<unknown>) => RawBuilder<Value>;
}

type ToldByName = Readonly<Record<string, Told<unknown>>>;

/** A {@link Total} with what else was asked of its rows. */
export interface ToldTotal<Also extends ToldByName> extends Total {
  /** Undefined where counting stopped: what is true of a part of the rows says nothing of all of them. */
  readonly also: { readonly [Name in keyof Also]: Also[Name] extends Told<infer Value> ? Value : never } | undefined;
}

/** The least of a value; null where no row has one. */
export const leastOf = <Value>(each: RawBuilder<Value>): Told<NonNullable<Value> | null> => ({
  each,
  all: (column) => sql`min(${column})`,
});

/** How many of the rows a condition holds of. */
export const howMany = (condition: RawBuilder<SqlBool>): Told<number> => ({
  each: condition,
  all: (column) => sql`(count(*) filter (where ${column}))::integer`,
});

/** A count as lists say it. */
export function asTotal(counted: number, exact: boolean): Total {
  return exact || counted <= countedAtMost ? { total: counted, more: false } : { total: countedAtMost, more: true };
}

/**
 * Counts rows, up to where counting stops unless `exact`.
 *
 * @param rows what stands behind `select`: `from … where …`.
 * @param also what else is told of the same rows, by name.
 */
export async function countUpTo(db: Db | Transaction, rows: RawBuilder<unknown>, exact: boolean): Promise<Total>;
export async function countUpTo<Also extends ToldByName>(
  db: Db | Transaction,
  rows: RawBuilder<unknown>,
  exact: boolean,
  also: Also,
): Promise<ToldTotal<Also>>;
export async function countUpTo(
  db: Db | Transaction,
  rows: RawBuilder<unknown>,
  exact: boolean,
  also?: ToldByName,
): Promise<Total | ToldTotal<ToldByName>> {
  const asked = Object.entries(also ?? {});
  const read = sql.join(asked.map(([name, { each }]) => sql`${each} as ${sql.id(name)}`));
  const told = asked.map(([name, { all }]) => sql`, ${all(sql.id(name))} as ${sql.id(name)}`);
  const limit = exact ? sql`` : sql`limit ${countedAtMost + 1}`;
  const { rows: counted } = await sql<{ counted: number } & Readonly<Record<string, unknown>>>`
    select count(*)::integer as counted${sql.join(told, sql``)}
    from (select ${asked.length === 0 ? sql`` : read} ${rows} ${limit}) as counted`.execute(db);
  const [{ counted: number, ...values } = { counted: 0 }] = counted;
  const total = asTotal(number, exact);
  return also === undefined ? total : { ...total, also: total.more ? undefined : values };
}
