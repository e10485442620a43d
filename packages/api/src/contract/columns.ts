import type { ColumnHeading } from "./column-heading.js";
import type { StatusKey } from "./statuses.js";
import type { AreaStateKey } from "./area-states.js";
import type { ScheduleStateKey } from "./schedule-states.js";
import type { Names } from "./values.js";

/** A level of a place, or the address in it; a file has a column for each. */
export type PlacePart = "region" | "district" | "neighborhood" | "address";

/** What every kind of column says. */
interface Named {
  /** What it is called on the screen, in a file and in print. */
  readonly heading: ColumnHeading;
  /** What the list's orders call it. @default the column's id */
  readonly sort?: string;
  /** Where a row is a card, on a phone, the row's own page has it and the card does not. @default false */
  readonly secondary?: true;
}

/** Where rows lie. */
interface Placed {
  readonly district: { readonly name: Names };
  /** Null where only the district is known. */
  readonly neighborhood: { readonly name: Names } | null;
}

/** The fields of a row that hold such a value. */
type Holding<Row, Value> = { [Name in keyof Row]-?: Row[Name] extends Value ? Name : never }[keyof Row] & string;

/** What fields hold, by the kind of column that shows them. Screens and files draw each kind in one way. */
interface Held {
  readonly text: string | number | null;
  /** A number that is read, copied and said whole. */
  readonly serial: string;
  /** A name in four languages. */
  readonly names: Names;
  /** Something that has a name: an organization, a position. */
  readonly named: { readonly name: Names } | null;
  readonly number: number | null;
  /** Tiyin. */
  readonly money: number | null;
  /** A day, or the day of a moment in Tashkent. */
  readonly day: string | null;
  readonly moment: string | null;
  readonly status: StatusKey | AreaStateKey | ScheduleStateKey;
  /** How far a term has gone. */
  readonly deadline: {
    readonly endsAt: string | null;
    readonly state: "running" | "soon" | "late" | "paused" | "none";
    readonly daysLeft: number | null;
  };
}

/**
 * A column of a register of such rows. `own` is drawn by the screen and the file themselves; every other kind needs
 * neither.
 */
export type ColumnOf<Row> =
  | { [Kind in keyof Held]: Named & { readonly kind: Kind; readonly field: Holding<Row, Held[Kind]> } }[keyof Held]
  | (Named & {
      readonly kind: "place";
      /** The field it stands in. @default the row itself */
      readonly field?: Holding<Row, Placed>;
      readonly parts: readonly PlacePart[];
    })
  | (Named & { readonly kind: "own" });

/** What a column can be. */
export type ColumnKind = keyof Held | "place" | "own";

/** A column of a register, whatever its rows are. */
export interface Column {
  readonly kind: ColumnKind;
  readonly heading: ColumnHeading;
  readonly sort?: string;
  readonly secondary?: true;
  readonly field?: string;
  readonly parts?: readonly PlacePart[];
}

/** Columns by their ids, in their order. */
export type Columns = Readonly<Record<string, Column>>;

/** Ids of the columns that screens and files draw themselves. */
export type OwnColumn<Of extends Columns> = {
  [Id in keyof Of]: Of[Id]["kind"] extends "own" ? Id : never;
}[keyof Of] &
  string;

/** Declares the columns of a table that is no register: what stands inside a screen and can be saved as a file. */
export const columnsOf =
  <Row>() =>
  <const Of extends Readonly<Record<string, ColumnOf<Row>>>>(columns: Of): Of =>
    columns;
