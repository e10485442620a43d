import { places } from "@yer/api/contract/places";
import { outlineStates } from "@yer/api/contract/places-register";
import { matchesSearch } from "@yer/api/formats";
import { useRead, useTheme } from "@yer/api/react";
import { FilterBar, type FilterDefinition, type Option, SearchField } from "@yer/ui";
import { useState } from "react";
import { styled } from "styled-components";
import { usePlacesText } from "./placesTexts.js";
import type { PlaceFilters } from "./placeQuery.js";
import type { PlaceRegister } from "./usePlaceRegister.js";

/** Wide enough for what the placeholder says; the same width with and without the button that clears. */
const SearchPlace = styled.div`
  flex: 0 1 360px;
  min-inline-size: min(100%, 220px);
`;

function choices(id: string, label: string, options: readonly Option[]): FilterDefinition {
  return { id, kind: "choices", label, options, filter: matchesSearch };
}

/** Search and filters of a register; what is set stands in the URL. */
export function PlaceListFilters({ register }: { register: PlaceRegister }) {
  const text = usePlacesText();
  const { locale } = useTheme();
  const { filters, level } = register;
  const [typed, setTyped] = useState(filters.search ?? "");
  const [shown, setShown] = useState(filters.search);
  /** What the field has sent and the URL does not hold yet; null when nothing is under way. */
  const [sent, setSent] = useState<string | null>(null);
  // Going back and forth in history changes the search under the field; what the field itself sent does not.
  if (shown !== filters.search) {
    setShown(filters.search);
    setSent(null);
    if (sent !== (filters.search ?? "")) setTyped(filters.search ?? "");
  }
  const { data: regions } = useRead(places.regions);
  const { data: districts } = useRead(places.districts, { query: {} });

  function send(value: string): void {
    const wanted = value.trim();
    if (wanted !== (filters.search ?? "")) setSent(wanted);
    const { search: _, ...rest } = filters;
    register.change(wanted === "" ? rest : { ...rest, search: wanted });
  }

  const definitions: FilterDefinition[] = [
    ...(level === "region"
      ? []
      : [
          choices(
            "region",
            text("register.filter.region"),
            (regions?.items ?? []).map((place) => ({ id: place.soato, label: place.name[locale] })),
          ),
        ]),
    ...(level === "neighborhood"
      ? [
          choices(
            "district",
            text("register.filter.district"),
            (districts?.items ?? [])
              .filter((place) => !filters.region || filters.region.includes(place.regionSoato))
              .map((place) => ({ id: place.soato, label: place.name[locale] })),
          ),
          { id: "demonstration", kind: "flag" as const, label: text("places.filter.demonstration") },
        ]
      : []),
    { id: "active", kind: "flag", label: text("places.filter.active") },
    choices(
      "outline",
      text("places.column.outline"),
      outlineStates.map((state) => ({ id: state, label: text(`places.outline.${state}`) })),
    ),
  ];
  const { search, sort, ...set } = filters;
  return (
    <FilterBar
      filters={definitions}
      value={set}
      onChange={(state) =>
        register.change({
          ...(state as PlaceFilters),
          ...(search === undefined ? {} : { search }),
          ...(sort === undefined ? {} : { sort }),
        })
      }
    >
      <SearchPlace>
        <SearchField
          label={text("places.search")}
          isLabelHidden
          placeholder={text("places.search.hint")}
          value={typed}
          onChange={setTyped}
          onSubmit={send}
          onClear={() => send("")}
        />
      </SearchPlace>
    </FilterBar>
  );
}
