import type { RefObject } from "react";
import { useUiText } from "../../UiProvider/ui-intl.js";
import type { MenuLine } from "./AnchoredMenu.js";
import {
  type ColumnEdge,
  type ColumnState,
  isHideable,
  leastWidth,
  withHidden,
  withMoved,
  withPin,
  withWidths,
} from "./column-state.js";
import type { DataTableColumn, SortBy } from "./types.js";
import type { ColumnLayout } from "./use-column-layout.js";

/** What people can do to a column, and how they are told of it. */
export interface ColumnActions<Row> {
  /** Makes it wider or narrower by so many pixels. */
  readonly widen: (id: string, by: number) => void;
  /** Makes it as wide as what it holds. */
  readonly fit: (id: string) => void;
  /** Moves it by one place, within its region. */
  readonly move: (id: string, by: 1 | -1) => void;
  /** Follows the pointer from a press on a heading, or on its edge. */
  readonly pull: (id: string, kind: "width" | "place", x: number) => void;
  /** The lines of its menu. */
  readonly menu: (column: DataTableColumn<Row>) => readonly MenuLine[];
}

interface Options<Row> {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly layout: ColumnLayout<Row>;
  readonly state: ColumnState;
  readonly onChange: (state: ColumnState) => void;
  readonly sort: readonly SortBy[];
  readonly onSort: (sort: readonly SortBy[]) => void;
  readonly sortable: (column: DataTableColumn<Row>) => boolean;
  readonly announce: (words: string) => void;
}

/** Pixels of one step by key or menu. */
const step = 24;

/** What pulling and fitting need of the document; most visits to a list never pull. */
const loadPointer = async () => import("./column-pointer.js");

/** Width, place, edge and visibility of columns: by menu, key and pointer, all through the one state. */
export function useColumnActions<Row>(options: Options<Row>): ColumnActions<Row> {
  const text = useUiText();
  const { table, columns, layout, state, onChange, sort, onSort, sortable, announce } = options;
  const { shown, pins } = layout;

  const named = (id: string): string => columns.find((column) => column.id === id)?.header ?? "";
  const drawnWidth = (id: string): number =>
    table.current?.querySelector(`thead [data-column="${CSS.escape(id)}"]`)?.getBoundingClientRect().width ??
    leastWidth;

  const setWidth = (id: string, width: number): void => {
    const until = shown.findIndex((column) => column.id === id);
    // Columns before it that share what is left would give way instead of it.
    const before = shown.slice(0, until).filter((_, index) => layout.widths[index] === undefined);
    const widths = Object.fromEntries(before.map((column) => [column.id, drawnWidth(column.id)]));
    const next = withWidths(state, { ...widths, [id]: width });
    onChange(next);
    announce(text("columns.width", { name: named(id), width: next.widths?.[id] ?? width }));
  };
  const widen = (id: string, by: number): void => setWidth(id, drawnWidth(id) + by);
  const fit = (id: string): void => {
    void loadPointer().then(({ fittingWidth }) => {
      if (table.current) setWidth(id, fittingWidth(table.current, id));
      return undefined;
    });
  };

  const mates = (id: string): readonly DataTableColumn<Row>[] =>
    shown.filter((column) => pins.get(column.id)?.edge === pins.get(id)?.edge);
  const neighbour = (id: string, by: 1 | -1): DataTableColumn<Row> | undefined => {
    const beside = mates(id);
    return beside[beside.findIndex((column) => column.id === id) + by];
  };
  const moveTo = (id: string, to: { readonly id: string; readonly side: "before" | "after" }): void => {
    onChange(withMoved(columns, state, id, to));
    const left = shown.filter((column) => column.id !== id);
    const place = left.findIndex((column) => column.id === to.id) + (to.side === "after" ? 2 : 1);
    announce(text("columns.place", { name: named(id), place, count: shown.length }));
  };
  const move = (id: string, by: 1 | -1): void => {
    const beside = neighbour(id, by);
    if (beside) moveTo(id, { id: beside.id, side: by === 1 ? "after" : "before" });
  };

  const pull = (column: string, kind: "width" | "place", x: number): void => {
    // A short press may be over before what would follow it has come.
    const pressed = new AbortController();
    const end = (): void => pressed.abort();
    window.addEventListener("pointerup", end, { signal: pressed.signal });
    window.addEventListener("pointercancel", end, { signal: pressed.signal });
    void loadPointer().then(({ pullWidth, pullPlace }) => {
      if (!table.current || pressed.signal.aborted) return undefined;
      end();
      const from = { table: table.current, column, x };
      if (kind === "place") pullPlace(from, (to) => moveTo(column, to));
      else pullWidth(from, leastWidth, (widths) => onChange(withWidths(state, widths)));
      return undefined;
    });
  };

  const menu = (column: DataTableColumn<Row>): readonly MenuLine[] => {
    const { id, header } = column;
    const direction = sort.find((by) => by.column === id)?.direction;
    const edge = pins.get(id)?.edge;
    const pinLine = (to: ColumnEdge | undefined, label: string): MenuLine => ({
      id: `pin-${to ?? "none"}`,
      label,
      isDisabled: edge === to,
      onAction: () => {
        onChange(withPin(columns, state, id, to));
        announce(`${header}: ${label}`);
      },
    });
    const sortLine = (to: SortBy["direction"], label: string): MenuLine => ({
      id: `sort-${to}`,
      label,
      isDisabled: direction === to,
      onAction: () => onSort([{ column: id, direction: to }]),
    });
    const canSort = sortable(column);
    const rtl = table.current !== null && getComputedStyle(table.current).direction === "rtl";
    const [back, on] = rtl ? ["→", "←"] : ["←", "→"];
    return [
      ...(canSort
        ? [
            sortLine("asc", text("columns.sortAscending")),
            sortLine("desc", text("columns.sortDescending")),
            {
              id: "sort-none",
              label: text("columns.sortClear"),
              isDisabled: direction === undefined,
              onAction: () => onSort(sort.filter((by) => by.column !== id)),
            },
            "line" as const,
          ]
        : []),
      pinLine("start", text("columns.pinStart")),
      pinLine("end", text("columns.pinEnd")),
      pinLine(undefined, text("columns.unpin")),
      "line",
      {
        id: "move-back",
        label: text("columns.moveBack"),
        keys: `Shift+${back}`,
        isDisabled: !neighbour(id, -1),
        onAction: () => move(id, -1),
      },
      {
        id: "move-on",
        label: text("columns.moveOn"),
        keys: `Shift+${on}`,
        isDisabled: !neighbour(id, 1),
        onAction: () => move(id, 1),
      },
      "line",
      { id: "fit", label: text("columns.fit"), onAction: () => fit(id) },
      { id: "wider", label: text("columns.wider"), keys: `Alt+${on}`, onAction: () => widen(id, step) },
      { id: "narrower", label: text("columns.narrower"), keys: `Alt+${back}`, onAction: () => widen(id, -step) },
      ...(!isHideable(column) || shown.length === 1
        ? []
        : [
            "line" as const,
            {
              id: "hide",
              label: text("columns.hide"),
              onAction: () => {
                onChange(withHidden(state, id, true));
                announce(text("columns.gone", { name: header }));
              },
            },
          ]),
    ];
  };
  return { widen, fit, move, pull, menu };
}
