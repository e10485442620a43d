import type { AreaLoaders } from "@yer/area-picker";
import { pathOf } from "@yer/area-picker/model";
import { places } from "@yer/api/contract/places";
import { useExtra } from "@yer/api/react";
import { useMemo } from "react";
import { useAreaLoaders } from "../announcements/use-area-loaders.js";
import { usePreferences } from "../language/preferences.js";

/** Most places that are offered for what was typed. */
const most = 30;

/** Longest text that is looked for. */
const longest = 120;

/** Places for one field that finds them by what is typed, wherever in the republic they lie. */
export function usePlaceSearch(): AreaLoaders {
  const { client } = useExtra();
  const { locale } = usePreferences();
  const loaders = useAreaLoaders();
  return useMemo(
    () => ({
      ...loaders,
      search: async (typed, { territory }, signal) => {
        const query = { text: typed.slice(0, longest), within: territory, limit: most };
        const { items } = await client.call(places.search, { query }, { signal });
        return items.map(({ code, level, name, path }) => {
          const [region, district] = path;
          return {
            path:
              level === "neighborhood"
                ? { region: region?.code ?? null, district: district?.code ?? null, neighborhood: code }
                : pathOf(code),
            code,
            name: name[locale],
            above: path.map((place) => place.name[locale]),
          };
        });
      },
    }),
    [client, locale, loaders],
  );
}
