import { type OverlapRow, overlaps, overlapStates } from "@yer/api/contract/overlaps";
import { overlapClasses } from "@yer/api/contract/plot-overlap";
import { sayFailure } from "@yer/api/messages/sentences";
import { overlapTone, statusTone } from "@yer/api/messages/tones";
import { addressOf } from "@yer/api/paths";
import { skip, useMay, useRead, useTheme } from "@yer/api/react";
import {
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  FilterBar,
  type FilterDefinition,
  type FilterState,
  Link,
  SearchIcon,
  Stack,
  StatusTag,
  useDates,
} from "@yer/ui";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { useTableLook } from "../table-look/useTableLook.js";
import { TableLookMenu } from "../table-look/TableLookMenu.js";
import { placeCodesOf, placeFiltersOf, usePlaceFilter } from "../applications/placeFilter.js";
import { Export } from "../exports/Export.js";
import { useText } from "../language/useText.js";
import { useScreenTitle } from "../shell/useScreenTitle.js";
import { TriageDialog } from "./TriageDialog.js";
import { useOverlapsQuery } from "./useOverlapsQuery.js";

const noRows: readonly OverlapRow[] = [];

/** Where one of the two is looked at: a file's page, or an area's. */
const addressOfSide = ({ kind, id }: { readonly kind: OverlapRow["first"]["kind"]; readonly id: string }): string =>
  kind === "area" ? addressOf("/area/:id", { id }) : addressOf("/application/:id", { id });

/** The register of overlaps: plots that lie over each other, to be judged one by one. Filters and place stand in the URL. */
export default function OverlapsRegister() {
  const text = useText();
  const navigate = useNavigate();
  const mayRead = useMay("read:property");
  const { query, offset, isNarrowed, change, goNext, goFirst } = useOverlapsQuery();
  const { data, currentData, failure, isFetching, refetch } = useRead(overlaps.list, mayRead ? { query } : skip);
  const columns = useColumns(() => void refetch());
  const look = useTableLook("overlaps", columns);
  const title = text("overlaps.title");
  useScreenTitle(title, !mayRead || data !== undefined || failure !== undefined);
  const isLoading = isFetching && !currentData;

  return (
    <Stack gap={4}>
      <Stack direction="row" gap={4} justify="between">
        <h1>{title}</h1>
        <Stack direction="row" gap={4}>
          {mayRead ? <TableLookMenu look={look} /> : null}
          {mayRead ? <Export register="overlaps" query={query} code="export:property" columns={look.shown} /> : null}
          {/* After what comes later: that must not move it from under a pointer. */}
          <Link href="/applications">{text("register.title")}</Link>
        </Stack>
      </Stack>
      <OverlapFilters query={query} change={change} />
      <DataTable
        label={title}
        columns={columns}
        {...look.table}
        rows={data?.items ?? noRows}
        rowId={(row) => row.id}
        status={!mayRead ? "no-permission" : failure && !data && !isLoading ? "error" : isLoading ? "loading" : "ready"}
        page={
          data
            ? {
                offset,
                total: data.total,
                more: data.more,
                onNext: data.next === null ? undefined : () => goNext(data.next ?? "", data.items.length),
                onPrevious: undefined,
                onFirst: offset > 0 ? goFirst : undefined,
              }
            : undefined
        }
        rowHref={(row) => addressOfSide({ ...row.first, id: row.first.id ?? "" })}
        onRowOpen={(row) => void navigate(addressOfSide({ ...row.first, id: row.first.id ?? "" }))}
        empty={
          <EmptyState
            icon={<SearchIcon size={32} />}
            title={text("overlaps.empty")}
            actions={
              isNarrowed ? <Button onPress={() => change({})}>{text("register.empty.clear")}</Button> : undefined
            }
          >
            {text(isNarrowed ? "overlaps.empty.filtered" : "overlaps.empty.none")}
          </EmptyState>
        }
        error={failure ? sayFailure(text, failure) : undefined}
        onRetry={() => void refetch()}
        noPermission={text("register.forbidden")}
      />
    </Stack>
  );
}

type Filters = ReturnType<typeof useOverlapsQuery>["query"];

function OverlapFilters({ query, change }: { query: Filters; change: (filters: Filters) => void }) {
  const text = useText();
  const place = usePlaceFilter(query);
  const stateName = (state: (typeof overlapStates)[number]) =>
    text(state === "waiting" ? "overlaps.state.waiting" : `facts.overlap.${state}`);
  const definitions: FilterDefinition[] = [
    {
      id: "state",
      kind: "choices",
      label: text("overlaps.column.judged"),
      options: overlapStates.map((id) => ({ id, label: stateName(id) })),
    },
    {
      id: "class",
      kind: "choices",
      label: text("overlaps.column.class"),
      options: overlapClasses.map((id) => ({ id, label: text(`overlap.${id}`) })),
    },
    place,
  ];
  const { state, class: classes } = query;
  const value = Object.fromEntries(
    Object.entries({ state, class: classes, place: placeCodesOf(query) }).filter(([, given]) => given !== undefined),
  ) as FilterState;
  return (
    <FilterBar
      filters={definitions}
      value={value}
      onChange={({ place: codes, ...next }) => change({ ...next, ...placeFiltersOf(codes as string[] | undefined) })}
    />
  );
}

function useColumns(onStale: () => void): DataTableColumn<OverlapRow>[] {
  const text = useText();
  const intl = useIntl();
  const dates = useDates();
  const { locale } = useTheme();
  return useMemo(() => {
    const oneDigit = (value: number) => intl.formatNumber(value, { maximumFractionDigits: 1 });
    const sideCell = (side: OverlapRow["first"]) => (
      <Stack gap={1} align="start">
        {side.id === null ? (
          <span title={text("overlaps.elsewhere")}>{side.number}</span>
        ) : (
          <Link href={addressOfSide({ ...side, id: side.id })}>{side.number}</Link>
        )}
        <StatusTag tone={statusTone[side.status]}>{text(`status.${side.status}`)}</StatusTag>
      </Stack>
    );
    return [
      {
        id: "first",
        header: text("overlaps.column.first"),
        cell: (row) => sideCell(row.first),
        rowHeader: true,
        width: 244,
        sticky: "start",
      },
      { id: "second", header: text("overlaps.column.second"), cell: (row) => sideCell(row.second), width: 204 },
      {
        id: "class",
        header: text("overlaps.column.class"),
        cell: (row) => (
          <StatusTag tone={row.triage ? "neutral" : overlapTone[row.class]}>{text(`overlap.${row.class}`)}</StatusTag>
        ),
        width: 152,
      },
      {
        id: "share",
        header: text("overlaps.column.share"),
        cell: (row) => text("overlaps.share", { area: oneDigit(row.area), percent: oneDigit(row.percent) }),
        width: 148,
        align: "end",
      },
      {
        id: "place",
        header: text("register.column.place"),
        cell: ({ first }) => `${first.district.name[locale]}, ${first.neighborhood.name[locale]}`,
        minWidth: 132,
      },
      {
        id: "found",
        header: text("overlaps.column.found"),
        cell: (row) => dates.short(row.foundAt),
        width: 104,
        align: "end",
      },
      {
        id: "judged",
        header: text("overlaps.column.judged"),
        cell: (row) => (
          <Stack gap={1} align="start">
            {row.triage
              ? `${text(`facts.overlap.${row.triage.decision}`)}: ${row.triage.reason} (${row.triage.by}, ${dates.short(row.triage.at)})`
              : text("overlaps.state.waiting")}
            {row.first.id !== null ? (
              <TriageDialog
                overlap={row}
                title={text("facts.overlap", {
                  number: row.second.number,
                  area: oneDigit(row.area),
                  percent: oneDigit(row.percent),
                })}
                onStale={onStale}
              />
            ) : null}
          </Stack>
        ),
        minWidth: 152,
      },
    ];
  }, [text, intl, dates, locale, onStale]);
}
