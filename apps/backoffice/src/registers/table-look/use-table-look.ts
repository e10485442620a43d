import { longestLook } from "@yer/api/contract/own-account";
import { useTheme } from "@yer/api/react";
import { type ChoosableColumn, type ColumnState, readColumnState, shownColumns, writeColumnState } from "@yer/ui";
import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { lookNames } from "../address/address-after.js";
import { useRegisterParams } from "../address/use-register-params.js";

/** How the table of a register looks for this person, and how that changes. */
export interface TableLook {
  /** Ids of the columns that show, in their order: what an export and a print have. */
  readonly shown: readonly string[];
  /** What the table is given: spread it on its `DataTable`. */
  readonly table: {
    readonly columnState: ColumnState;
    readonly onColumnStateChange: (state: ColumnState) => void;
    readonly density: Density;
  };
  readonly columns: readonly ChoosableColumn[];
  readonly setDensity: (density: Density) => void;
  /** Sets columns, their order and the density back to their defaults. */
  readonly reset: () => void;
}

type Density = ReturnType<typeof useTheme>["density"];

function lookIn(params: URLSearchParams): URLSearchParams {
  const look = new URLSearchParams();
  for (const name of lookNames) {
    const value = params.get(name);
    if (value !== null) look.set(name, value);
  }
  return look;
}

/** The look of a register that holds now: what its address says of it, what the person keeps, and which of the two shows. */
export function useLookParams(
  name: string,
  inAddress = true,
): { readonly asked: string; readonly own: string; readonly params: URLSearchParams } {
  const [params] = useSearchParams();
  const own = useTheme().tables[name] ?? "";
  const asked = inAddress ? lookIn(params).toString() : "";
  const spelled = asked === "" ? own : asked;
  return { asked, own, params: useMemo(() => new URLSearchParams(spelled), [spelled]) };
}

/**
 * Columns and density of a register's table (decision 0087). What the address says wins, so that a view and a link show
 * the same to everybody; else what the person chose last for this register; else the table as it comes. A choice made
 * in a look that somebody else's address brought changes that address alone.
 *
 * @param name names the register in what the person keeps
 * @param columns the table's columns; ids that an older address names besides are passed over
 * @param inAddress whether the register's URL says how it looks: not where several tables share a page
 */
export function useTableLook(name: string, columns: readonly ChoosableColumn[], inAddress = true): TableLook {
  const [, setParams] = useRegisterParams();
  const theme = useTheme();
  const { asked, own, params: look } = useLookParams(name, inAddress);
  const columnsAsked = look.get("columns") ?? "";
  const columnState = useMemo(() => readColumnState(columnsAsked), [columnsAsked]);
  const shown = useMemo(() => shownColumns(columns, columnState), [columns, columnState]);
  const density: Density =
    look.get("density") === "compact" ? "compact" : look.has("density") ? "comfortable" : theme.density;

  function change(next: URLSearchParams): void {
    const isOwn = asked === "" || asked === own;
    const text = lookIn(next).toString();
    // Longer than what a profile keeps is kept by the address alone.
    if (isOwn && text.length <= longestLook) theme.keepTable(name, text);
    if (!inAddress) return;
    // What was brought here and is taken back must be said, or one's own choice would stand in its place.
    if (!isOwn && text === "") next.set("columns", "");
    setParams(
      (standing) => {
        for (const one of lookNames) standing.delete(one);
        for (const [one, value] of next) standing.set(one, value);
        return standing;
      },
      // Drawn at once: the next choice is made on what is drawn, and would take this one back.
      { replace: true, flushSync: true },
    );
  }

  function changed(part: "columns" | "density", value: string): URLSearchParams {
    // What the address says by now may be more than was drawn: two changes can come before the first one shows.
    const standing = inAddress ? lookIn(new URLSearchParams(window.location.search)) : look;
    const next = new URLSearchParams(standing.size > 0 ? standing : look);
    if (value === "") next.delete(part);
    else next.set(part, value);
    return next;
  }

  return {
    shown,
    columns,
    table: {
      columnState,
      // With everything shown and nothing else chosen the table is as it comes.
      onColumnStateChange: ({ hidden = [], ...state }) =>
        change(changed("columns", writeColumnState(hidden.length > 0 ? { ...state, hidden } : state))),
      density,
    },
    setDensity: (next) => change(changed("density", next)),
    reset: () => change(new URLSearchParams()),
  };
}
