/**
 * What a person made of a table's columns. Every part may be missing: then the columns stand as their definitions say.
 * It is plain data, so that a host can keep it in a profile, in saved views, or in the URL (`writeColumnState`).
 */
export interface ColumnState {
  /** Ids in the order to show; columns that are not named follow in their own order. */
  readonly order?: readonly string[];
  /** Ids of columns that are not shown. */
  readonly hidden?: readonly string[];
  /** Widths in pixels, by id. */
  readonly widths?: Readonly<Record<string, number>>;
  /** Ids of the columns that stay in view at either edge; replaces what the definitions say of `sticky`. */
  readonly pinned?: { readonly start: readonly string[]; readonly end: readonly string[] };
}

/** Edge of the table a column is kept at. */
export type ColumnEdge = "start" | "end";

/** A column as far as its place is concerned; `DataTableColumn` is one. */
export interface PlaceableColumn {
  readonly id: string;
  readonly sticky?: ColumnEdge;
  readonly isRowHeader?: boolean;
  readonly allowsHiding?: boolean;
}

/** No narrower than this, in pixels: a heading's menu and its sort mark must stay in reach. */
export const leastWidth = 56;

/** Ids of the pinned columns, by what people chose or else by the definitions. */
export function pinnedColumns(
  columns: readonly PlaceableColumn[],
  state: ColumnState,
): { readonly start: readonly string[]; readonly end: readonly string[] } {
  const at = (edge: ColumnEdge): string[] => columns.flatMap(({ id, sticky }) => (sticky === edge ? id : []));
  return state.pinned ?? { start: at("start"), end: at("end") };
}

/** Every column's id in the order to show, hidden ones in their places; pinning is not looked at. */
export function orderedColumns(columns: readonly PlaceableColumn[], state: ColumnState): string[] {
  const own = columns.map(({ id }) => id);
  const named = (state.order ?? []).filter((id) => own.includes(id));
  return [...named, ...own.filter((id) => !named.includes(id))];
}

/** Whether people may hide a column: all but those that name their row, unless the definition says otherwise. */
export function isHideable({ allowsHiding, isRowHeader }: PlaceableColumn): boolean {
  return allowsHiding ?? isRowHeader !== true;
}

/** Ids of the columns that do not show: what an address hides that cannot be hidden shows all the same. */
export function hiddenColumns(columns: readonly PlaceableColumn[], { hidden = [] }: ColumnState): readonly string[] {
  return columns.filter((column) => hidden.includes(column.id) && isHideable(column)).map(({ id }) => id);
}

/** Ids of the columns that show, in the order in which they stand. */
export function shownColumns(columns: readonly PlaceableColumn[], state: ColumnState): string[] {
  const own = new Set(columns.map(({ id }) => id));
  const { start, end } = pinnedColumns(columns, state);
  const loose = orderedColumns(columns, state).filter((id) => !start.includes(id) && !end.includes(id));
  const hidden = hiddenColumns(columns, state);
  return [...start, ...loose, ...end].filter((id) => own.has(id) && !hidden.includes(id));
}

/** The state with a column shown or hidden. */
export function withHidden(state: ColumnState, id: string, hidden: boolean): ColumnState {
  const others = (state.hidden ?? []).filter((other) => other !== id);
  return { ...state, hidden: hidden ? [...others, id] : others };
}

/** The state with these widths, in whole pixels and never below {@link leastWidth}. */
export function withWidths(state: ColumnState, widths: Readonly<Record<string, number>>): ColumnState {
  const next = { ...state.widths };
  for (const [id, width] of Object.entries(widths)) next[id] = Math.max(leastWidth, Math.round(width));
  return { ...state, widths: next };
}

/** The state with a column kept at an edge, or let go. */
export function withPin(
  columns: readonly PlaceableColumn[],
  state: ColumnState,
  id: string,
  edge: ColumnEdge | undefined,
): ColumnState {
  const { start, end } = pinnedColumns(columns, state);
  const rest = { start: start.filter((other) => other !== id), end: end.filter((other) => other !== id) };
  if (edge === "start") return { ...state, pinned: { ...rest, start: [...rest.start, id] } };
  // The first to be kept at the end stands outermost.
  if (edge === "end") return { ...state, pinned: { ...rest, end: [id, ...rest.end] } };
  return { ...state, pinned: rest };
}

/**
 * The state with a column moved to before or after another one. Both are of one region (kept at the start, kept at the
 * end, or between); a move across regions would not show, so it changes nothing.
 */
export function withMoved(
  columns: readonly PlaceableColumn[],
  state: ColumnState,
  id: string,
  to: { readonly id: string; readonly side: "before" | "after" },
): ColumnState {
  if (id === to.id) return state;
  const move = (ids: readonly string[]): string[] => {
    const rest = ids.filter((other) => other !== id);
    rest.splice(rest.indexOf(to.id) + (to.side === "after" ? 1 : 0), 0, id);
    return rest;
  };
  const pinned = pinnedColumns(columns, state);
  for (const edge of ["start", "end"] as const) {
    const here = pinned[edge];
    if (here.includes(id) !== here.includes(to.id)) return state;
    if (here.includes(id)) return { ...state, pinned: { ...pinned, [edge]: move(here) } };
  }
  return { ...state, order: move(orderedColumns(columns, state)) };
}

/**
 * The state as one line for a URL: `order=a,b&hidden=c&widths=a:120&pinned=a;z`. Parts that are not set leave nothing.
 */
export function writeColumnState({ order, hidden, widths, pinned }: ColumnState): string {
  const parts = [
    order?.length ? `order=${writeList(order)}` : "",
    hidden ? `hidden=${writeList(hidden)}` : "",
    widths && Object.keys(widths).length > 0
      ? `widths=${Object.entries(widths)
          .map(([id, width]) => `${encodeURIComponent(id)}:${width}`)
          .join(",")}`
      : "",
    pinned ? `pinned=${writeList(pinned.start)};${writeList(pinned.end)}` : "",
  ];
  return parts.filter(Boolean).join("&");
}

/** Reads what {@link writeColumnState} wrote. An address may be typed by anybody: what cannot be read is left out. */
export function readColumnState(line: string): ColumnState {
  const parts = new Map(line.split("&").map((part) => [part.split("=", 1)[0], part.slice(part.indexOf("=") + 1)]));
  const order = parts.get("order");
  const hidden = parts.get("hidden");
  const widths = parts.get("widths");
  const [start, end] = parts.get("pinned")?.split(";") ?? [];
  return {
    ...(order ? { order: readList(order) } : {}),
    ...(hidden === undefined ? {} : { hidden: readList(hidden) }),
    ...(widths ? { widths: readWidths(widths) } : {}),
    ...(start === undefined ? {} : { pinned: { start: readList(start), end: readList(end ?? "") } }),
  };
}

function writeList(ids: readonly string[]): string {
  return ids.map(encodeURIComponent).join(",");
}

function readList(part: string): string[] {
  return part.split(",").filter(Boolean).map(decode);
}

function readWidths(part: string): Record<string, number> {
  const pairs = part.split(",").map((pair) => {
    const at = pair.lastIndexOf(":");
    return [decode(pair.slice(0, at)), Number(pair.slice(at + 1))] as const;
  });
  return Object.fromEntries(pairs.filter(([id, width]) => id !== "" && width >= leastWidth && width < 10_000));
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
