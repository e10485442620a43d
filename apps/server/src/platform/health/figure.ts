import type { Db } from "../database/database.js";

/** A figure of `/metrics` that a part of the service reads from the database whenever it is asked for. */
export type Figure = OneFigure | FigureOfEach;

interface AnyFigure {
  /** As Prometheus has it: `yer_` and the unit at the end. */
  readonly name: string;
  readonly help: string;
}

interface OneFigure extends AnyFigure {
  readonly label?: never;
  /** Reads the figure; `undefined`: it has no value now, and is left out. */
  readonly read: (db: Db) => Promise<number | undefined>;
}

/** One of each thing of a kind, of which there are few. */
interface FigureOfEach extends AnyFigure {
  /** Name of the label that tells the values apart. */
  readonly label: string;
  readonly read: (db: Db) => Promise<ReadonlyMap<string, number>>;
}
