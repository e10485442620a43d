import { type ComplaintRow, objections } from "@yer/api/contract/objections";
import { objectionTone } from "@yer/api/messages/tones";
import { addressOf } from "@yer/api/paths";
import { skip, useMay, useRead, useTheme } from "@yer/api/react";
import { type DataTableColumn, FilterBar, type FilterState, Stack, StatusTag, useDates } from "@yer/ui";
import { useMemo } from "react";
import { useTableLook } from "../table-look/useTableLook.js";
import { useRegisterParams } from "../shell/useRegisterParams.js";
import { placeCodesOf, placeFiltersOf, usePlaceFilter } from "../applications/placeFilter.js";
import { useListPage } from "../shell/useListPage.js";
import { DisputesTable } from "./DisputesTable.js";
import { Excerpt } from "./objectionColumns.js";
import { complaintFiltersOf, type ComplaintFilters, paramsOf } from "./objectionsQuery.js";
import { useObjectionText } from "./objectionTexts.js";
import { RegisterSearch } from "../shell/RegisterSearch.js";

const states = ["new", "upheld", "dismissed"] as const;
const authors = ["occupier", "objector"] as const;

/** A complaint stands in its file's page, where it is decided. */
const hrefOf = ({ application }: ComplaintRow): string =>
  `${addressOf("/application/:id", { id: application.id })}?tab=objections`;

/** Complaints against decisions: the occupiers' appeals and the dismissed objectors'. */
export default function ComplaintsRegister() {
  const mayRead = useMay("read:objection");
  const [params, setParams] = useRegisterParams();
  const filters = useMemo(() => complaintFiltersOf(params), [params]);
  const place = useListPage(paramsOf(filters, "complaints"));
  const { data, currentData, failure, isFetching, refetch } = useRead(
    objections.complaints,
    mayRead ? { query: { ...filters, ...place.query } } : skip,
  );
  const columns = useColumns();
  const look = useTableLook("complaints", columns);
  const change = (next: ComplaintFilters) => setParams(paramsOf(next, "complaints"));

  return (
    <Stack gap={4}>
      <Filters filters={filters} onChange={change} />
      <DisputesTable
        of="complaints"
        query={filters}
        look={look}
        columns={columns}
        rows={data?.items}
        page={place.pageOf(data)}
        isLoading={isFetching && !currentData}
        failure={failure}
        onRetry={refetch}
        hrefOf={hrefOf}
        isNarrowed={Object.values(filters).some((value) => value !== undefined)}
        onClear={() => change({})}
      />
    </Stack>
  );
}

function Filters({ filters, onChange }: { filters: ComplaintFilters; onChange: (filters: ComplaintFilters) => void }) {
  const text = useObjectionText();
  const place = usePlaceFilter(filters);
  const { search, application, state, by, ...places } = filters;
  const kept = { ...(search === undefined ? {} : { search }), ...(application === undefined ? {} : { application }) };
  return (
    <FilterBar
      filters={[
        {
          id: "state",
          kind: "choices",
          label: text("disputes.state"),
          options: states.map((id) => ({ id, label: text(`objection.${id}`) })),
        },
        {
          id: "by",
          kind: "choices",
          label: text("disputes.by"),
          options: authors.map((id) => ({ id, label: text(`disputes.by.${id}`) })),
        },
        place,
      ]}
      value={
        Object.fromEntries(
          Object.entries({ state, by, place: placeCodesOf(places) }).filter(([, given]) => given !== undefined),
        ) as FilterState
      }
      onChange={(next) => {
        onChange(
          Object.fromEntries(
            Object.entries({
              ...kept,
              state: next.state,
              by: next.by,
              ...placeFiltersOf(next.place as string[] | undefined),
            }).filter(([, given]) => given !== undefined),
          ),
        );
      }}
    >
      <RegisterSearch
        label={text("disputes.complaints.search")}
        search={search ?? ""}
        onSearch={(given) => {
          const { search: _, ...rest } = filters;
          onChange(given === "" ? rest : { ...rest, search: given });
        }}
      />
    </FilterBar>
  );
}

function useColumns(): DataTableColumn<ComplaintRow>[] {
  const text = useObjectionText();
  const dates = useDates();
  const { locale } = useTheme();
  return useMemo(
    () => [
      {
        id: "number",
        header: text("disputes.number"),
        cell: (row) => row.number,
        rowHeader: true,
        width: 200,
        sticky: "start",
      },
      {
        id: "state",
        header: text("disputes.state"),
        cell: (row) => <StatusTag tone={objectionTone[row.state]}>{text(`objection.${row.state}`)}</StatusTag>,
        width: 168,
      },
      { id: "by", header: text("disputes.by"), cell: (row) => text(`disputes.by.${row.by}`), width: 152 },
      { id: "name", header: text("disputes.complainant"), cell: (row) => row.name, minWidth: 168 },
      { id: "excerpt", header: text("disputes.text"), cell: (row) => <Excerpt>{row.excerpt}</Excerpt>, minWidth: 220 },
      {
        id: "status",
        header: text("disputes.file.status"),
        cell: ({ application }) => text(`status.${application.status}`),
        width: 160,
        narrow: "hidden",
      },
      {
        id: "place",
        header: text("register.column.place"),
        cell: ({ application }) => `${application.district.name[locale]}, ${application.neighborhood.name[locale]}`,
        minWidth: 160,
        narrow: "hidden",
      },
      { id: "at", header: text("disputes.at"), cell: (row) => dates.short(row.at), width: 120, align: "end" },
    ],
    [text, dates, locale],
  );
}
