import { grounds } from "@yer/api/contract/facts";
import { organisations } from "@yer/api/contract/organisations";
import { places } from "@yer/api/contract/places";
import { type StatusKey, statusKeys } from "@yer/api/contract/statuses";
import { matchesSearch } from "@yer/api/formats";
import { skip, useMay, useRead, useTheme } from "@yer/api/react";
import { FilterBar, type FilterDefinition, type FilterState, SearchField } from "@yer/ui";
import { useState } from "react";
import { styled } from "styled-components";
import { useText } from "../language/useText.js";
import type { RegisterFilters as Filters } from "./registerQuery.js";
import type { Register } from "./useRegister.js";

/** Wide enough for what the placeholder says; the same width with and without the button that clears. */
const SearchPlace = styled.div`
  flex: 0 1 360px;
  min-inline-size: min(100%, 220px);
`;

type List = readonly string[] | undefined;

function stateOf(
  { status, region, district, neighborhood, ground, organisation, from, to, late, waiting }: Filters,
  fixed: StatusKey | undefined,
): FilterState {
  const state: Record<string, FilterState[string] | undefined> = {
    status: fixed ? undefined : status,
    region,
    district,
    neighborhood,
    ground: ground?.map(String),
    organisation,
    dates: (from ?? to) ? { ...(from ? { from } : {}), ...(to ? { to } : {}) } : undefined,
    late,
    waiting,
  };
  return Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined)) as FilterState;
}

function filtersOf(state: FilterState, before: Filters): Filters {
  const { from, to } = (state.dates ?? {}) as { from?: string; to?: string };
  const region = state.region as List;
  const district = state.district as List;
  // A narrower place outlives only the wider one it lies in.
  const districtLeft = district?.filter((code) => !region || region.some((wide) => code.startsWith(wide)));
  const filters: Record<string, unknown> = {
    ...(before.search === undefined ? {} : { search: before.search }),
    ...(before.sort === undefined ? {} : { sort: before.sort }),
    status: state.status,
    region,
    district: districtLeft?.length ? districtLeft : undefined,
    neighborhood: districtLeft?.length ? state.neighborhood : undefined,
    ground: (state.ground as List)?.map(Number),
    organisation: state.organisation,
    from,
    to,
    late: state.late,
    waiting: state.waiting,
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as Filters;
}

/** Search and filters of the register; what is set stands in the URL. */
export default function RegisterFilters({ register, fixed }: { register: Register; fixed: StatusKey | undefined }) {
  const text = useText();
  const { locale } = useTheme();
  const mayReadPersonal = useMay("read_personal:property");
  const { filters } = register;
  const [typed, setTyped] = useState(filters.search ?? "");
  const [shown, setShown] = useState(filters.search);
  /** What the field has sent and the URL does not hold yet; null when nothing is under way. */
  const [sent, setSent] = useState<string | null>(null);
  // Going back and forth in history changes the search under the field. What the field itself has sent arrives later
  // than the next letters may be typed: it must not take their place.
  if (shown !== filters.search) {
    setShown(filters.search);
    setSent(null);
    if (sent !== (filters.search ?? "")) setTyped(filters.search ?? "");
  }
  function send(value: string): void {
    if (value.trim() !== (filters.search ?? "")) setSent(value.trim());
    register.search(value);
  }

  const { data: regions } = useRead(places.regions);
  const { data: districts } = useRead(places.districts, { query: {} });
  const [onlyDistrict] = filters.district ?? [];
  const { data: neighborhoods } = useRead(
    places.neighborhoods,
    onlyDistrict ? { query: { district: onlyDistrict } } : skip,
  );
  const { data: bodies } = useRead(organisations.list, useMay("read:organisation") ? { query: {} } : skip);

  const within = (soato: string) => !filters.region || filters.region.some((region) => soato.startsWith(region));
  const definitions: FilterDefinition[] = [
    ...(fixed
      ? []
      : [
          {
            id: "status",
            kind: "choices" as const,
            label: text("register.filter.status"),
            options: statusKeys.map((key) => ({ id: key, label: text(`status.${key}`) })),
          },
        ]),
    {
      id: "region",
      kind: "choices",
      label: text("register.filter.region"),
      options: (regions?.items ?? []).map((place) => ({ id: place.soato, label: place.name[locale] })),
      filter: matchesSearch,
    },
    {
      id: "district",
      kind: "choices",
      label: text("register.filter.district"),
      options: (districts?.items ?? [])
        .filter((place) => within(place.soato))
        .map((place) => ({ id: place.soato, label: place.name[locale] })),
      filter: matchesSearch,
    },
    ...(neighborhoods
      ? [
          {
            id: "neighborhood",
            kind: "choices" as const,
            label: text("register.filter.neighborhood"),
            options: neighborhoods.items.map((place) => ({ id: place.id, label: place.name[locale] })),
            filter: matchesSearch,
          },
        ]
      : []),
    {
      id: "ground",
      kind: "choices",
      label: text("register.filter.ground"),
      options: grounds.map((ground) => ({ id: String(ground), label: text(`ground.${ground}`) })),
    },
    ...(bodies
      ? [
          {
            id: "organisation",
            kind: "choices" as const,
            label: text("register.filter.organisation"),
            options: bodies.items.map((body) => ({ id: body.id, label: body.name[locale] })),
            filter: matchesSearch,
          },
        ]
      : []),
    { id: "dates", kind: "dates", label: text("register.filter.dates") },
    { id: "late", kind: "flag", label: text("register.filter.late") },
    { id: "waiting", kind: "flag", label: text("register.filter.waiting") },
  ];

  const personalNote = mayReadPersonal ? text("register.search.personal") : text("register.search.personal.forbidden");
  return (
    <FilterBar
      filters={definitions}
      value={stateOf(filters, fixed)}
      onChange={(state) => register.change(filtersOf(state, filters))}
    >
      <SearchPlace>
        <SearchField
          label={text("register.search")}
          isLabelHidden
          placeholder={text("register.search.hint")}
          value={register.personal ?? typed}
          onChange={(value) => {
            setTyped(value);
          }}
          onSubmit={send}
          onClear={() => send("")}
          description={register.personal === undefined ? undefined : personalNote}
        />
      </SearchPlace>
    </FilterBar>
  );
}
