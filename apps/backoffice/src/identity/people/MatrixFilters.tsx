import { queryBoolean, queryList } from "@yer/api/contract/list";
import { matchesSearch } from "@yer/api/formats";
import { useTheme } from "@yer/api/react";
import { Grid, MultiSelect, SearchField, Stack, Switch } from "@yer/ui";
import * as z from "zod/mini";
import type { MatrixSet } from "./MatrixPending.js";
import { type Changes, holds } from "./matrix.js";
import { usePeopleText } from "./people-texts.js";

/** What of the matrix is shown; lives in the URL. */
export interface MatrixView {
  readonly search: string;
  /** Positions and roles shown; empty: all. */
  readonly columns: readonly string[];
  /** Only what differs among the columns. */
  readonly compare: boolean;
}

/** What the matrix's address can ask. */
export const matrixAsked = {
  search: z.string(),
  column: queryList(z.string(), Number.POSITIVE_INFINITY),
  compare: queryBoolean,
} as const;

/** The view that an address holds. */
export function viewOf(params: URLSearchParams): MatrixView {
  return {
    search: params.get("search") ?? "",
    columns: params.getAll("column"),
    compare: params.get("compare") === "true",
  };
}

/** The address of a view. */
export function paramsOf({ search, columns, compare }: MatrixView): URLSearchParams {
  const params = new URLSearchParams();
  if (search !== "") params.set("search", search);
  for (const column of columns) params.append("column", column);
  if (compare) params.set("compare", "true");
  return params;
}

/** Props of {@link MatrixFilters}. */
export interface MatrixFiltersProps {
  readonly sets: readonly MatrixSet[];
  readonly shown: readonly MatrixSet[];
  readonly codes: readonly string[];
  readonly changes: Changes;
  readonly view: MatrixView;
  readonly onChange: (view: MatrixView) => void;
}

/** Narrows the matrix: permissions by words, columns by choice, and two columns against each other. */
export function MatrixFilters({ sets, shown, codes, changes, view, onChange }: MatrixFiltersProps) {
  const text = usePeopleText();
  const { locale } = useTheme();
  const [first, second, ...others] = shown;
  const pair = view.compare && first && second && others.length === 0 ? ([first.set, second.set] as const) : undefined;
  const count = (of: (a: boolean, b: boolean) => boolean) =>
    pair ? codes.filter((code) => of(holds(pair[0], code, changes), holds(pair[1], code, changes))).length : 0;
  return (
    <Stack gap={2}>
      <Grid min="240px">
        <SearchField
          label={text("matrix.search")}
          defaultValue={view.search}
          onSearch={(search) => onChange({ ...view, search })}
        />
        <MultiSelect
          label={text("matrix.columns")}
          items={sets.map(({ set }) => ({ id: set.id, label: set.name[locale] }))}
          filter={matchesSearch}
          value={view.columns}
          onChange={(columns) => onChange({ ...view, columns })}
        />
        <Switch
          isSelected={view.compare}
          description={sets.length > 0 && shown.length < 2 ? text("matrix.compare.hint") : undefined}
          onChange={(compare) => onChange({ ...view, compare })}
        >
          {text("matrix.compare")}
        </Switch>
      </Grid>
      {pair ? (
        <output>
          {text("matrix.compared", {
            first: pair[0].name[locale],
            second: pair[1].name[locale],
            onlyFirst: count((a, b) => a && !b),
            onlySecond: count((a, b) => !a && b),
            both: count((a, b) => a && b),
          })}
        </output>
      ) : null}
    </Stack>
  );
}
