import type { Column, Columns, OwnColumn } from "@yer/api/contract/columns";
import { statusKeys } from "@yer/api/contract/statuses";
import { formatMoney, shortNeighborhood } from "@yer/api/formats";
import { deadlineTone, statusTone } from "@yer/api/messages/tones";
import { type DataTableColumn, StatusTag } from "@yer/ui";
import type { ReactElement } from "react";
import type { useText } from "../../base/language/use-text.js";
import { Said } from "./Said.js";
import type { Say } from "./use-say.js";

/** A number is read, copied and said whole. */
const oneLine = { whiteSpace: "nowrap" } as const;

/** A tag by itself, where others may stand beside it in other rows: as high in its cell as they. */
export const tagAlone = { display: "flex" } as const;

/** What a screen says of a column beyond its declaration; its heading it has from there. */
export type Drawn<Row> = Partial<Omit<DataTableColumn<Row>, "id" | "header">>;

/**
 * How a screen draws columns: those of the kind `own` by a cell, the others where they are to look otherwise than their
 * kind does. `false`: not on this screen.
 */
export type DrawnColumns<Of extends Columns, Row> = {
  readonly [Id in OwnColumn<Of>]: (Drawn<Row> & Pick<DataTableColumn<Row>, "cell">) | false;
} & { readonly [Id in Exclude<keyof Of, OwnColumn<Of>>]?: Drawn<Row> | false };

type Words = Say<ReturnType<typeof useText>>;
type Values = Readonly<Record<string, unknown>>;
type Kind = Exclude<Column["kind"], "own">;
type Named = { readonly name: Readonly<Record<Words["locale"], string>> };

/** How each kind of column looks, before its screen says otherwise. */
const look: Readonly<Record<Kind, Drawn<never>>> = {
  text: { minWidth: 164 },
  serial: { width: 184 },
  names: { minWidth: 200 },
  named: { minWidth: 180 },
  number: { align: "end", width: 120 },
  money: { align: "end", minWidth: 160 },
  day: { align: "end", width: 128 },
  // The longest is said in Russian: "30 сентября 2026 г. в 20:06".
  moment: { width: 216 },
  status: { width: 120, narrow: "bare" },
  deadline: { width: 120, narrow: "bare" },
  place: { minWidth: 170, narrow: "bare" },
};

/** Pixels that a day takes with the padding of its cell: half a date is another date. */
const leastOfDay = 112;

/** What stands in tags of a kind, at the longest. */
const tagsOf: Partial<Readonly<Record<Column["kind"], (said: Words) => readonly string[]>>> = {
  status: ({ text }) => statusKeys.map((key) => text(`status.${key}`)),
  deadline: ({ text }) =>
    Object.keys(deadlineTone).map((state) => text(`deadline.${state as keyof typeof deadlineTone}`, { days: 88 })),
};

/** What is not known, or is not there. */
const nothing = "—";

/** A term as registers show it. */
export function drawDeadline(
  { state, daysLeft }: { readonly state: keyof typeof deadlineTone | "none"; readonly daysLeft: number | null },
  { text }: Words,
): ReactElement {
  return state === "none" ? (
    <Said words={text("deadline.none")} isNone>
      {nothing}
    </Said>
  ) : (
    <div style={tagAlone}>
      <StatusTag tone={deadlineTone[state]}>{text(`deadline.${state}`, { days: Math.abs(daysLeft ?? 0) })}</StatusTag>
    </div>
  );
}

/** The cell of each kind, of a value that is there. */
const cells = {
  text: (value: string | number) => value,
  serial: (value: string) => <span style={oneLine}>{value}</span>,
  names: (value: Named["name"], { locale }) => value[locale],
  named: (value: Named, { locale }) => value.name[locale],
  number: (value: number, { intl }) => intl.formatNumber(value),
  money: (value: number, { locale }) => formatMoney(value, locale),
  day: (value: string, { dates }) => dates.short(value),
  moment: (value: string, { dates }) => dates.moment(value),
  status: (value: keyof typeof statusTone, { text }) => (
    <StatusTag tone={statusTone[value]}>{text(`status.${value}`)}</StatusTag>
  ),
  deadline: drawDeadline,
  // Neighbourhoods first: where a cell is cut, rows of one city differ by them.
  place: ({ district, neighborhood }: { district: Named; neighborhood: Named | null }, { locale }) =>
    neighborhood ? `${shortNeighborhood(neighborhood.name[locale])}, ${district.name[locale]}` : district.name[locale],
} satisfies Record<Kind, (value: never, said: Words) => unknown>;

/**
 * The columns of a table, the first of which names its row where no other says so, from what the contract declares of them and what their screen draws itself.
 *
 * @param orders whether the list can be asked for an order of that name
 */
export function drawColumns<Row>(
  declared: Columns,
  drawn: Readonly<Record<string, Drawn<Row> | false | undefined>>,
  said: Words,
  orders: (name: string) => boolean = () => false,
): readonly DataTableColumn<Row>[] {
  const ids = Object.keys(declared);
  const head = ids.find((id) => isHead(drawn[id])) ?? ids[0];
  return Object.entries(declared).flatMap(([id, { kind, heading, field, sort = id, secondary }]) => {
    const own = drawn[id] ?? {};
    if (own === false) return [];
    const cell = kind === "own" ? () => nothing : cellOf(kind, field, said);
    return {
      id,
      header: said.text(heading),
      ...(kind === "own" ? {} : look[kind]),
      ...(tagsOf[kind] && { tags: tagsOf[kind](said) }),
      ...(id === head && { isRowHeader: true }),
      ...(id === head && kind === "serial" && { sticky: "start" }),
      ...(orders(sort) && { allowsSorting: true }),
      // A tag says by itself what it is.
      ...(own.tags && { narrow: "bare" }),
      ...(secondary && { narrow: "hidden" }),
      ...own,
      ...(kind === "day" && own.width !== undefined && { width: Math.max(own.width, leastOfDay) }),
      cell: saidAloud((own.cell ?? cell) as (row: unknown) => unknown, said),
    } as DataTableColumn<Row>;
  });
}

const isHead = <Row,>(drawn: Drawn<Row> | false | undefined): boolean => (drawn ? drawn.isRowHeader === true : false);

/** A dash alone tells a reader nothing: they hear that nothing was entered, wherever it comes from. */
function saidAloud(draw: (row: unknown) => unknown, { text }: Words): (row: unknown) => unknown {
  return (row) => {
    const shown = draw(row);
    return shown === nothing ? (
      <Said words={text("facts.empty")} isNone>
        {nothing}
      </Said>
    ) : (
      shown
    );
  };
}

function cellOf(kind: Kind, field: string | undefined, said: Words): (row: unknown) => unknown {
  const draw = cells[kind] as (value: unknown, said: Words) => unknown;
  return (row) => {
    const value = field === undefined ? row : (row as Values)[field];
    return value === null || value === "" ? nothing : draw(value, said);
  };
}
