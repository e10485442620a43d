import { organisations } from "@yer/api/contract/organisations";
import { positions, roles } from "@yer/api/contract/positions";
import { matchesSearch } from "@yer/api/formats";
import { skip, useMay, useRead, useTheme } from "@yer/api/react";
import { FilterBar, type FilterDefinition, type FilterState } from "@yer/ui";
import { RegisterSearch } from "../shell/RegisterSearch.js";
import { usePeopleText } from "./peopleTexts.js";
import type { UserFilters } from "./usersQuery.js";
import { useTerritories } from "./useTerritories.js";

/** Search and filters of the register of users; what is set stands in the URL. */
export default function UsersFilters({
  filters,
  onChange,
}: {
  filters: UserFilters;
  onChange: (filters: UserFilters) => void;
}) {
  const text = usePeopleText();
  const { locale } = useTheme();
  const territories = useTerritories();
  const { data: bodies } = useRead(organisations.list, useMay("read:organisation") ? { query: {} } : skip);
  const { data: posts } = useRead(positions.list, useMay("read:position") ? {} : skip);
  const { data: parts } = useRead(roles.list, useMay("read:role") ? {} : skip);
  const named = (items: readonly { id: string; name: Readonly<Record<typeof locale, string>> }[] | undefined) =>
    (items ?? []).map(({ id, name }) => ({ id, label: name[locale] }));

  const definitions: FilterDefinition[] = [
    {
      id: "organisation",
      kind: "choices",
      label: text("people.organisation"),
      options: named(bodies?.items),
      filter: matchesSearch,
    },
    {
      id: "position",
      kind: "choices",
      label: text("people.position"),
      options: named(posts?.items),
      filter: matchesSearch,
    },
    { id: "role", kind: "choices", label: text("people.role"), options: named(parts?.items), filter: matchesSearch },
    { id: "territory", kind: "choice", label: text("people.territory"), options: [...territories.all] },
    { id: "blocked", kind: "flag", label: text("people.state.blocked") },
    { id: "online", kind: "flag", label: text("people.state.online") },
  ];
  const { search, sort, ...narrowed } = filters;
  const value = Object.fromEntries(Object.entries(narrowed).filter(([, one]) => one !== false)) as FilterState;
  const kept = { ...(search === undefined ? {} : { search }), ...(sort === undefined ? {} : { sort }) };

  return (
    <FilterBar
      filters={definitions}
      value={value}
      onChange={(state) => onChange({ ...kept, ...(state as UserFilters) })}
    >
      <RegisterSearch
        label={text("people.search")}
        search={search ?? ""}
        onSearch={(given) => onChange({ ...narrowed, ...kept, search: given === "" ? undefined : given })}
      />
    </FilterBar>
  );
}
