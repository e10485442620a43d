import type { PermissionCode } from "./codes.js";
import { type AskedOf, paramsOf, type Register } from "./register.js";

/** What is counted. */
export type MeasureUnit = "rows" | "days" | "tiyin" | "plots" | "squareMetres";

/**
 * How a number is computed of the rows it opens:
 * - `oldest`: the most whole days that one of them stands;
 * - `median`, `p90`: so many days at least one in two, and one in ten of them, stand.
 */
export type MeasureFormula = "oldest" | "median" | "p90";

/** What lists the rows of a measure: a register, or a table that has its sums below it. */
export type MeasureRows = Pick<Register, "name" | "read" | "asked"> & {
  readonly columns: Readonly<Record<string, unknown>>;
};

/**
 * What a measure says of the rows it is about: how many they are; what a column of them adds up to; or something computed
 * of it, whose rows are those it came from.
 */
export type MeasureWhat<R> =
  | "count"
  | { readonly sum: ColumnName<R> }
  | { readonly computed: ColumnName<R>; readonly formula: MeasureFormula };

type ColumnName<R> = R extends { readonly columns: infer Shown } ? keyof Shown & string : never;

/** A number over a register: the rows it is about are the list that it opens, so it cannot be told of others. */
export interface Measure<R extends MeasureRows = MeasureRows> {
  readonly register: R;
  readonly what: MeasureWhat<R>;
  /** Which of the register's rows; none: all that its reader sees. */
  readonly filter: AskedOf<R>;
  /** `now`: as things stand when it is asked. `period`: of the days between two, both included. */
  readonly time: "now" | "period";
  /** What the register calls the first and the last day of a period. */
  readonly days: readonly [from: keyof AskedOf<R> & string, to: keyof AskedOf<R> & string] | null;
  readonly unit: MeasureUnit;
  /** Permission that it takes beside the one for reading the register. */
  readonly code: PermissionCode | null;
  /** Whether it can be asked as of a moment gone by; null: it cannot. */
  readonly asOf: AsOf | null;
}

/**
 * How a measure is told as of a moment: what it counts is only ever added to. `event`: what happened stays, though what else
 * is known of its record may change. `record`: nor does that.
 */
export type AsOf = "event" | "record";

/** What a measure declares; a count of rows as they stand, where nothing else is said. */
interface Given<R extends MeasureRows> {
  /** @default "count" */
  readonly what?: MeasureWhat<R>;
  /** @default all rows */
  readonly filter?: AskedOf<R>;
  /** What of the register's filters hold a period's days. @default it is of now */
  readonly days?: readonly [from: keyof AskedOf<R> & string, to: keyof AskedOf<R> & string];
  /** @default "rows" */
  readonly unit?: MeasureUnit;
  /** @default nothing */
  readonly code?: PermissionCode;
  /** @default it cannot be asked as of a moment gone by */
  readonly asOf?: AsOf;
}

/** Declares a number over a register, beside it. Where it is kept ready is the service's business; what it means stands here. */
export function measure<R extends MeasureRows>(
  register: R,
  { what = "count", filter = {} as AskedOf<R>, days, unit = "rows", code, asOf }: Given<R> = {},
): Measure<R> {
  return {
    register,
    what,
    filter,
    time: days === undefined ? "now" : "period",
    days: days ?? null,
    unit,
    code: code ?? null,
    asOf: asOf ?? null,
  };
}

/** A measure like this one over fewer rows. */
export function narrowed<R extends MeasureRows>(of: Measure<R>, filter: AskedOf<R>): Measure<R> {
  return { ...of, filter: { ...of.filter, ...filter } };
}

/** The same measure of the days of a period; as it is where it is of now. */
export function during<R extends MeasureRows>(
  of: Measure<R>,
  { from, to }: { readonly from: string; readonly to: string },
): Measure<R> {
  return of.days === null ? of : narrowed(of, { [of.days[0]]: from, [of.days[1]]: to } as AskedOf<R>);
}

/** What the register's address asks to list the rows of a measure. */
export function rowsOf<R extends MeasureRows>(of: Measure<R>): URLSearchParams {
  return paramsOf(of.register, of.filter);
}
