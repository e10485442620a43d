import { type PlaceLevel, places } from "@yer/api/contract/places";
import { outlineStates, placesRegister } from "@yer/api/contract/places-register";
import { matchesSearch } from "@yer/api/formats";
import { useRead } from "@yer/api/react";
import { Button, Can, SearchIcon, UploadIcon } from "@yer/ui";
import { useMemo } from "react";
import { AddButton } from "../registers/kit/AddButton.js";
import { createRegister } from "../registers/kit/create-register.js";
import { choices, flag } from "../registers/kit/declare-filters.js";
import type { RegisterState } from "../registers/kit/register-state.js";
import type { Filter } from "../registers/kit/filters.js";
import { placeColumns } from "./place-columns.js";
import { PlaceDrawer } from "./PlaceDrawer.js";
import { usePlacesText } from "./places-texts.js";
import { titleOf } from "./titles.js";
import { usePlacePage } from "./use-place-page.js";

type Text = ReturnType<typeof usePlacesText>;

/** The places that a list can be narrowed to: districts of the chosen regions alone. */
function useWider({ asked: { region } }: RegisterState<typeof placesRegister>) {
  const { data: regions } = useRead(places.regions);
  const { data: districts } = useRead(places.districts, { query: {} });
  return useMemo(
    () => ({
      regions: regions?.items ?? [],
      districts: (districts?.items ?? []).filter(({ regionSoato }) => !region || region.includes(regionSoato)),
    }),
    [regions, districts, region],
  );
}

type Wider = ReturnType<typeof useWider>;

/** A filter by a place that the level lies in. */
function within(name: "region" | "district", below: "regions" | "districts"): Filter<typeof name, Text, Wider> {
  return {
    kind: "choices",
    name,
    label: ({ text }) => text(`word.${name}`),
    options: ({ locale }, wider) => wider[below].map(({ soato, name: names }) => ({ id: soato, label: names[locale] })),
    filter: matchesSearch,
  };
}

/** The list of a register of places; a row opens its place's details beside it. */
export function createPlaceList(level: PlaceLevel) {
  function Actions() {
    const text = usePlacesText();
    const register = usePlacePage(level);
    return (
      <>
        <Can code="outline:place" otherwise="disable">
          {(state) => (
            <Button icon={<UploadIcon />} onPress={() => register.open("outlines")} {...state}>
              {text("places.outlines")}
            </Button>
          )}
        </Can>
        {level === "neighborhood" ? (
          <Can code="import:place" otherwise="disable">
            {(state) => (
              <Button icon={<UploadIcon />} onPress={() => register.open("import")} {...state}>
                {text("places.import")}
              </Button>
            )}
          </Can>
        ) : null}
        <AddButton code="create:place" label={text(`places.new.${level}`)} onPress={() => register.open("create")} />
      </>
    );
  }

  function Opened() {
    const register = usePlacePage(level);
    return register.place === undefined ? null : (
      <PlaceDrawer key={register.place} register={register} code={register.place} />
    );
  }

  return createRegister(
    placesRegister,
    {
      useText: usePlacesText,
      look: `places.${level}`,
      own: ["do", "batch"],
      codes: true,
      title: titleOf[level],
      useMore: useWider,
      columns: placeColumns(level),
      rowId: ({ code }) => code,
      sort: { first: "name" },
      search: ({ text }) => ({ label: text("word.search"), hint: text("places.search.hint") }),
      filters: [
        ...(level === "region" ? [] : [within("region", "regions")]),
        ...(level === "neighborhood"
          ? [within("district", "districts"), flag("demonstration", "places.filter.demonstration")]
          : []),
        flag("active", "places.filter.active"),
        choices("outline", "places.column.outline", outlineStates, (id) => `places.outline.${id}` as const),
      ],
      opens: { names: ["place"], of: ({ code }) => ({ place: code }) },
      file: { outlines: true },
      empty: { icon: <SearchIcon size={32} />, title: "places.empty", narrowed: { text: "register.empty.filtered" } },
      forbidden: "places.forbidden",
      Actions,
      Beside: Opened,
    },
    () => ({ level }),
  );
}
