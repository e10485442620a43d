import type { ReplyOf } from "@yer/api/contract/endpoint";
import { objections, type ObjectionRow, type ObjectionState, objectionStates } from "@yer/api/contract/objections";
import { addressOf } from "@yer/api/paths";
import { skip, useAct, useMay, useRead } from "@yer/api/react";
import { FilterBar, type FilterState, InlineAlert, Stack, Stat, StatGroup } from "@yer/ui";
import { useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { useTableLook } from "../table-look/useTableLook.js";
import { useRegisterParams } from "../shell/useRegisterParams.js";
import { isPersonal } from "../applications/registerQuery.js";
import { placeCodesOf, placeFiltersOf, usePlaceFilter } from "../applications/placeFilter.js";
import { useListPage } from "../shell/useListPage.js";
import { DisputesTable } from "./DisputesTable.js";
import { useObjectionColumns } from "./objectionColumns.js";
import { type ObjectionFilters, objectionFiltersOf, paramsOf } from "./objectionsQuery.js";
import { useObjectionText } from "./objectionTexts.js";
import { RegisterSearch } from "../shell/RegisterSearch.js";

const hrefOf = ({ id, application }: ObjectionRow): string =>
  addressOf("/objection/:propertyId/:id", { propertyId: application.id, id });

/** Objections, narrowed by state, place, announcement and lateness; a search by a personal number never enters the URL. */
export default function ObjectionsRegister({ counts }: { counts: ReplyOf<typeof objections.counts> | undefined }) {
  const text = useObjectionText();
  const mayRead = useMay("read:objection");
  const [params, setParams] = useRegisterParams();
  const filters = useMemo(() => objectionFiltersOf(params), [params]);
  const place = useListPage(paramsOf(filters));
  const [personal, setPersonal] = useState<string>();
  const [searchPersonal, personalState] = useAct(objections.search);
  const read = useRead(
    objections.list,
    mayRead && personal === undefined ? { query: { ...filters, ...place.query } } : skip,
  );
  const columns = useObjectionColumns();
  const look = useTableLook("objections", columns);
  const data = personal === undefined ? read.data : personalState.data;
  const failure = personal === undefined ? read.failure : personalState.failure;
  const isLoading = personal === undefined ? read.isFetching && !read.currentData : personalState.pending;
  const { sort, ...narrowing } = filters;
  const isNarrowed = personal !== undefined || Object.values(narrowing).some((value) => value !== undefined);

  function change(next: ObjectionFilters): void {
    setPersonal(undefined);
    setParams(paramsOf(next));
  }

  function search(given: string): void {
    if (isPersonal(given)) {
      setPersonal(given);
      void searchPersonal({ body: { personal: given } });
      return;
    }
    const { search: _, ...rest } = filters;
    change(given === "" ? rest : { ...rest, search: given });
  }

  return (
    <Stack gap={4}>
      {counts && personal === undefined ? <Counts counts={counts} filters={filters} /> : null}
      <Filters filters={filters} onChange={change} onSearch={search} search={personal ?? filters.search ?? ""} />
      {personal === undefined ? null : (
        <InlineAlert tone="info">{text("register.search.personal", { count: data?.total ?? 0 })}</InlineAlert>
      )}
      <DisputesTable
        of="objections"
        query={filters}
        look={look}
        columns={columns}
        rows={data?.items}
        // What a personal number finds is one page, which no URL tells.
        page={personal === undefined ? place.pageOf(data) : data && { offset: 0, total: data.total, more: data.more }}
        isLoading={isLoading}
        failure={failure}
        onRetry={() => (personal === undefined ? read.refetch() : search(personal))}
        hrefOf={hrefOf}
        isNarrowed={isNarrowed}
        onClear={() => change({})}
        sort={[{ column: "at", direction: sort === "at" ? "asc" : "desc" }]}
        onSortChange={([first]) => change(first?.direction === "asc" ? { ...narrowing, sort: "at" } : narrowing)}
      />
    </Stack>
  );
}

/** How many there are of each state under the filters that stand; each number opens the list it counts. */
function Counts({ counts, filters }: { counts: ReplyOf<typeof objections.counts>; filters: ObjectionFilters }) {
  const text = useObjectionText();
  const intl = useIntl();
  const link = (state?: ObjectionState) => {
    const search = paramsOf({ ...filters, state: state === undefined ? undefined : [state] }).toString();
    return search === "" ? "/objections" : `/objections?${search}`;
  };
  return (
    <StatGroup data-short="">
      <Stat label={text("disputes.all")} value={intl.formatNumber(counts.all)} href={link()} />
      {objectionStates.map((state) => (
        <Stat
          key={state}
          label={text(`objection.${state}`)}
          value={intl.formatNumber(counts.byState[state])}
          href={link(state)}
        />
      ))}
    </StatGroup>
  );
}

function Filters({
  filters,
  onChange,
  onSearch,
  search,
}: {
  filters: ObjectionFilters;
  onChange: (filters: ObjectionFilters) => void;
  onSearch: (text: string) => void;
  search: string;
}) {
  const text = useObjectionText();
  const place = usePlaceFilter(filters);
  const { state, running, late, region, district, neighborhood, ...kept } = filters;
  const value = Object.fromEntries(
    Object.entries({
      state,
      place: placeCodesOf({ region, district, neighborhood }),
      running: running === undefined ? undefined : String(running),
      late: late === true ? true : undefined,
    }).filter(([, given]) => given !== undefined),
  ) as FilterState;

  function set(next: FilterState): void {
    const narrowed = {
      state: next.state,
      ...placeFiltersOf(next.place as string[] | undefined),
      running: next.running === undefined ? undefined : next.running === "true",
      late: next.late === true ? true : undefined,
    };
    onChange({
      ...kept,
      ...(Object.fromEntries(Object.entries(narrowed).filter(([, given]) => given !== undefined)) as ObjectionFilters),
    });
  }

  return (
    <FilterBar
      filters={[
        {
          id: "state",
          kind: "choices",
          label: text("disputes.state"),
          options: objectionStates.map((id) => ({ id, label: text(`objection.${id}`) })),
        },
        {
          id: "running",
          kind: "choice",
          label: text("disputes.announcement"),
          options: [
            { id: "true", label: text("disputes.announcement.running") },
            { id: "false", label: text("disputes.announcement.over") },
          ],
        },
        { id: "late", kind: "flag", label: text("disputes.late") },
        place,
      ]}
      value={value}
      onChange={set}
    >
      <RegisterSearch label={text("disputes.search")} search={search} onSearch={onSearch} />
    </FilterBar>
  );
}
