import { type AskedOf, paramsOf, type Register } from "./register.js";

/** What is counted. */
export type MeasureUnit = "rows" | "days" | "tiyin";

/**
 * What a measure says of the rows it is about: how many they are; what a column of them adds up to; or something computed
 * of it, whose rows are those it came from.
 */
export type MeasureWhat<R> = "count" | { readonly sum: ColumnName<R> } | { readonly computed: ColumnName<R> };

type ColumnName<R> = R extends { readonly columns: infer Shown } ? keyof Shown & string : never;

/** A number over a register: the rows it is about are the list that it opens, so it cannot be told of others. */
export interface Measure<R extends Register = Register> {
  readonly register: R;
  readonly what: MeasureWhat<R>;
  /** Which of the register's rows; none: all that its reader sees. */
  readonly filter: AskedOf<R>;
  /** `now`: as things stand when it is asked. */
  readonly time: "now";
  readonly unit: MeasureUnit;
}

/** What a measure declares; a count of rows as they stand, where nothing else is said. */
interface Given<R extends Register> {
  /** @default "count" */
  readonly what?: MeasureWhat<R>;
  /** @default all rows */
  readonly filter?: AskedOf<R>;
  /** @default "now" */
  readonly time?: "now";
  /** @default "rows" */
  readonly unit?: MeasureUnit;
}

/** Declares a number over a register, beside it. Where it is kept ready is the service's business; what it means stands here. */
export function measure<R extends Register>(
  register: R,
  { what = "count", filter = {} as AskedOf<R>, time = "now", unit = "rows" }: Given<R> = {},
): Measure<R> {
  return { register, what, filter, time, unit };
}

/** The same measure of fewer rows. */
export function narrowed<R extends Register>(of: Measure<R>, filter: AskedOf<R>): Measure<R> {
  return { ...of, filter: { ...of.filter, ...filter } };
}

/** What the register's address asks to list the rows of a measure. */
export function rowsOf<R extends Register>(of: Measure<R>): URLSearchParams {
  return paramsOf(of.register, of.filter);
}
