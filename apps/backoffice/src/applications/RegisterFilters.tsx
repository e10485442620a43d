import { organisations } from "@yer/api/contract/organisations";
import { ageBandKeys, stuckKinds } from "@yer/api/contract/standing";
import type { StatusKey } from "@yer/api/contract/statuses";
import { matchesSearch } from "@yer/api/formats";
import { skip, useMay, useRead, useTheme } from "@yer/api/react";
import { FilterBar, type FilterDefinition, type FilterState, SearchField } from "@yer/ui";
import { useState } from "react";
import { styled } from "styled-components";
import { usePanelText, withPanelTexts } from "../panel/panelTexts.js";
import type { RegisterFilters as Filters } from "./registerQuery.js";
import { fileFilterState, fileFiltersOf, useFileFilters } from "./useFileFilters.js";
import type { Register } from "./useRegister.js";

/** Wide enough for what the placeholder says; the same width with and without the button that clears. */
const SearchPlace = styled.div`
  flex: 0 1 360px;
  min-inline-size: min(100%, 220px);
`;

function stateOf(filters: Filters, fixed: StatusKey | undefined): FilterState {
  const { bbox, organisation, from, to, late, soon, suspended, instalments, age, assignee, stuck, waiting } = filters;
  const state: Record<string, FilterState[string] | undefined> = {
    ...fileFilterState(filters, fixed),
    bbox: bbox ? true : undefined,
    organisation,
    dates: (from ?? to) ? { ...(from ? { from } : {}), ...(to ? { to } : {}) } : undefined,
    late,
    soon,
    suspended,
    instalments,
    age,
    assignee: assignee === undefined ? undefined : true,
    stuck,
    waiting,
  };
  return Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined)) as FilterState;
}

function filtersOf(state: FilterState, before: Filters): Filters {
  const { from, to } = (state.dates ?? {}) as { from?: string; to?: string };
  const filters: Record<string, unknown> = {
    ...(before.search === undefined ? {} : { search: before.search }),
    ...(before.sort === undefined ? {} : { sort: before.sort }),
    ...fileFiltersOf(state),
    bbox: state.bbox ? before.bbox : undefined,
    organisation: state.organisation,
    from,
    to,
    late: state.late,
    soon: state.soon,
    suspended: state.suspended,
    instalments: state.instalments,
    age: state.age,
    assignee: state.assignee ? before.assignee : undefined,
    stuck: state.stuck,
    waiting: state.waiting,
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as Filters;
}

interface RegisterFiltersProps {
  readonly register: Register;
  readonly fixed: StatusKey | undefined;
  /** Whether what is listed holds words like those of the search, for none holds them as they are typed. */
  readonly forgiven: boolean;
}

/** Search and filters of the register; what is set stands in the URL. */
function RegisterFilters({ register, fixed, forgiven }: RegisterFiltersProps) {
  const text = usePanelText();
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

  const { data: bodies } = useRead(organisations.list, useMay("read:organisation") ? { query: {} } : skip);

  const shared = useFileFilters(filters, fixed);
  const definitions: FilterDefinition[] = [
    ...shared,
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
    // A box is drawn on the map; here it can only be taken off.
    ...(filters.bbox ? [{ id: "bbox", kind: "flag" as const, label: text("register.filter.bbox") }] : []),
    { id: "dates", kind: "dates", label: text("register.filter.dates") },
    { id: "late", kind: "flag", label: text("register.filter.late") },
    { id: "soon", kind: "flag", label: text("panel.soon") },
    { id: "suspended", kind: "flag", label: text("panel.suspended") },
    { id: "instalments", kind: "flag", label: text("panel.instalments") },
    {
      id: "age",
      kind: "choices",
      label: text("panel.age"),
      options: ageBandKeys.map((band) => ({ id: band, label: text(`panel.age.${band}`) })),
    },
    {
      id: "stuck",
      kind: "choices",
      label: text("panel.stuck"),
      options: stuckKinds.map((kind) => ({ id: kind, label: text(`panel.stuck.${kind}`) })),
    },
    // Whose files these are is chosen in the process panel; here it can only be taken off.
    ...(filters.assignee
      ? [
          {
            id: "assignee",
            kind: "flag" as const,
            label: text(filters.assignee === "none" ? "panel.filter.unassigned" : "panel.filter.assignee"),
          },
        ]
      : []),
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
          description={register.personal === undefined ? forgiven && text("panel.filter.forgiven") : personalNote}
        />
      </SearchPlace>
    </FilterBar>
  );
}

export default withPanelTexts(RegisterFilters);
