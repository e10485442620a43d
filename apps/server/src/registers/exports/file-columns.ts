import type { ColumnHeading } from "@yer/api/contract/column-heading";
import type { Column, Columns, OwnColumn, PlacePart } from "@yer/api/contract/columns";
import type { StatusKey } from "@yer/api/contract/statuses";
import type { Names } from "@yer/api/contract/values";
import { lastTashkentDay, tashkentDay } from "@yer/api/formats";
import { minuteInTashkent } from "../../platform/clock/minute-in-tashkent.js";
import type { Cell } from "../../platform/spreadsheet/cell.js";
import type { ExportMessageId, Words } from "./words.js";

/** A column of a register's file. */
export interface FileColumn<Row> {
  /** Names it in GeoJSON. */
  readonly id: string;
  /** The screen's column it belongs to, where that has another id: `place` shows region, district and neighbourhood. */
  readonly of?: string;
  readonly heading: ColumnHeading | ExportMessageId;
  /** What its cells are counted in, where the screen says it in each of them. */
  readonly unit?: "metres" | "soum" | "tashkent";
  /** In characters. @default 20 */
  readonly width?: number;
  /** Only in files with persons' numbers. */
  readonly personal?: boolean;
  readonly cell: (row: Row, words: Words) => Cell;
}

/** What only its file says of a column. */
type OwnCell<Row> = Pick<FileColumn<Row>, "cell" | "width" | "unit">;

/** The cells of a register's own columns. */
export type OwnCells<Of extends Columns, Row> = { readonly [Id in OwnColumn<Of>]: OwnCell<Row> };

type Kind = Exclude<Column["kind"], "own" | "place">;
type Named = { readonly name: Names };
type Values = Readonly<Record<string, unknown>>;

/** Tiyin in a soum. */
const perSoum = 100;

/** A day as it is, or that of a moment. */
const dayOf = (value: string): string => (value.length === "2026-01-01".length ? value : tashkentDay(value));

/** How a file writes each kind of column, where there is a value. */
const kinds = {
  text: { width: 36, cell: (value: string | number) => value },
  serial: { width: 24, cell: (value: string) => value },
  names: { width: 44, cell: (value: Names, { locale }) => value[locale] },
  named: { width: 44, cell: ({ name }: Named, { locale }) => name[locale] },
  number: { width: 14, cell: (value: number) => value },
  money: { unit: "soum", width: 20, cell: (value: number) => value / perSoum },
  day: { width: 14, cell: (value: string) => ({ day: dayOf(value) }) },
  moment: { unit: "tashkent", width: 28, cell: (value: string) => minuteInTashkent(new Date(value)) },
  status: { width: 26, cell: (value: StatusKey, words) => words(`status.${value}`) },
  deadline: {
    width: 14,
    cell: ({ endsAt }: { endsAt: string | null }) => (endsAt === null ? null : { day: lastTashkentDay(endsAt) }),
  },
} satisfies Readonly<Record<Kind, Omit<OwnCell<unknown>, "cell"> & { cell: (value: never, words: Words) => Cell }>>;

/** The columns of a file that stand for where something lies. */
const parts: Readonly<Record<PlacePart, { readonly heading: ColumnHeading; readonly width: number }>> = {
  region: { heading: "word.region", width: 24 },
  district: { heading: "word.district", width: 24 },
  neighborhood: { heading: "facts.neighborhood", width: 24 },
  address: { heading: "facts.address", width: 40 },
};

const valueIn = (row: unknown, field: string | undefined): unknown =>
  field === undefined ? row : (row as Values)[field];

/** The columns of a register's file: those that the contract declares, each with what only the file has behind it. */
export function fileColumns<Row>(
  declared: Columns,
  cells: Readonly<Record<string, OwnCell<Row>>>,
  also: readonly FileColumn<Row>[] = [],
): readonly FileColumn<Row>[] {
  const behind = (id: string) => also.filter((column) => (column.of ?? column.id) === id);
  const standing = Object.entries(declared).flatMap(([id, column]) => [...ofColumn(id, column, cells), ...behind(id)]);
  return [...standing, ...also.filter((column) => !standing.includes(column))];
}

function ofColumn<Row>(
  id: string,
  { kind, heading, field, parts: shown = [] }: Column,
  cells: Readonly<Record<string, OwnCell<Row>>>,
): readonly FileColumn<Row>[] {
  if (kind === "place") {
    return shown.map((part) => ({
      id: part,
      of: id,
      ...parts[part],
      cell: (row, { locale }) => {
        const value = (valueIn(row, field) as Values)[part] as Named | string | null;
        return value !== null && typeof value === "object" ? value.name[locale] : value;
      },
    }));
  }
  if (kind === "own") {
    const own = cells[id];
    return own ? [{ id, heading, ...own }] : [];
  }
  const { cell, ...look } = kinds[kind];
  const write = cell as (value: unknown, words: Words) => Cell;
  return [
    {
      id,
      heading,
      ...look,
      cell: (row, words) => {
        const value = valueIn(row, field);
        return value === null || value === "" ? null : write(value, words);
      },
    },
  ];
}
