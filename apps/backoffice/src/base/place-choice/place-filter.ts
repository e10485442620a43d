import type { ApplicationFilters } from "@yer/api/contract/application-filters";
import { levelOfPlace, type PlaceRef, places, type ResolvedPlace } from "@yer/api/contract/places";
import { skip, useExtra, useRead, useSession, useTheme } from "@yer/api/react";
import type { FilterDefinition, Option } from "@yer/ui";
import { matchesSearch } from "@yer/api/formats";
import { useCallback, useMemo } from "react";
import { useText } from "../language/use-text.js";
import { useLastPlace } from "./use-last-place.js";

type PlaceFilters = Pick<ApplicationFilters, "region" | "district" | "neighborhood">;

/** Places found for one text. */
const mostFound = 30;

/** Codes of all levels that filters name; undefined where they name none. */
export function placeCodesOf({ region = [], district = [], neighborhood = [] }: PlaceFilters): string[] | undefined {
  const codes = [...region, ...district, ...neighborhood];
  return codes.length === 0 ? undefined : codes;
}

const given = (list: string[]): string[] | undefined => (list.length === 0 ? undefined : list);

/** The filters that codes of any level make. What lies in a region that is named is named with it. */
export function placeFiltersOf(codes: readonly string[] | undefined): Record<keyof PlaceFilters, string[] | undefined> {
  const at = (level: keyof PlaceFilters): string[] => (codes ?? []).filter((code) => levelOfPlace(code) === level);
  const regions = at("region");
  return {
    region: given(regions),
    district: given(at("district").filter((code) => !regions.includes(code.slice(0, 4)))),
    neighborhood: given(at("neighborhood")),
  };
}

/** The places that filters name; undefined until they are known. */
export function useNamedPlaces(filters: PlaceFilters): readonly ResolvedPlace[] | undefined {
  const codes = placeCodesOf(filters);
  const { data, failure } = useRead(places.byCodes, codes ? { query: { code: codes } } : skip);
  // Names are an aid: without them codes stand in the filter, and what it narrows says what went wrong.
  return codes && !failure ? data?.items : none;
}

const none: readonly ResolvedPlace[] = [];

/** The place last chosen on another screen, and those it lies in, the narrowest first. */
function usePlacesOffered(): readonly PlaceRef[] {
  const last = useLastPlace();
  const code = last && (last.neighbourhood.id || last.district.soato || last.region.soato);
  // Named anew: the language may have changed since.
  const named = useNamedPlaces(placeFiltersOf(code ? [code] : undefined));
  return useMemo(() => (named ?? []).flatMap((place) => [place, ...place.path.toReversed()]), [named]);
}

/**
 * Places of all levels to choose any number of: what lies in one of them is shown. Found by one text over all levels;
 * before that, the place last chosen elsewhere and the regions are offered.
 */
export function usePlaceFilter(filters: PlaceFilters): FilterDefinition {
  const text = useText();
  const { client } = useExtra();
  const { locale } = useTheme();
  const { user } = useSession();
  const territory = user?.territory ?? "17";
  const { data: regions } = useRead(places.regions);
  const named = useNamedPlaces(filters);
  const offered = usePlacesOffered();
  const search = useCallback(
    async (typed: string, signal: AbortSignal): Promise<readonly Option[]> => {
      const query = { text: typed, limit: mostFound, within: territory, split: true };
      const { items } = await client.call(places.search, { query }, { signal });
      return items.map(({ code, name, path, active }) => {
        const around = path.map((wider) => wider.name[locale]);
        const words = active ? around : [...around, text("register.filter.place.split")];
        return { id: code, label: name[locale], ...(words.length === 0 ? {} : { description: words.join(" · ") }) };
      });
    },
    [client, locale, territory, text],
  );
  return useMemo(
    () => ({
      id: "place",
      kind: "choices",
      label: text("word.placeOf"),
      search,
      items: [
        ...offered.map(({ code, name }, index) => {
          const around = offered.slice(index + 1).map((wider) => wider.name[locale]);
          return {
            id: code,
            label: name[locale],
            ...(around.length === 0 ? {} : { description: around.toReversed().join(" · ") }),
          };
        }),
        ...(regions?.items ?? [])
          .filter(({ soato }) => soato.startsWith(territory) || territory.startsWith(soato))
          .filter(({ soato }) => !offered.some(({ code }) => code === soato))
          .map(({ soato, name }) => ({ id: soato, label: name[locale] })),
      ],
      filter: matchesSearch,
      selectedItems: (named ?? []).map(({ code, name, successors: [successor, another] }) => ({
        id: code,
        label: another
          ? `${name[locale]} (${text("register.filter.place.split")})`
          : // A former place says what stands in its stead: that is what is shown.
            [name, ...(successor ? [successor.name] : [])].map((each) => each[locale]).join(" → "),
      })),
    }),
    [text, search, regions, offered, territory, named, locale],
  );
}
