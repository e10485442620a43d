import type { AreaLoaders, AreaPlace } from "@yer/area-picker";
import { places } from "@yer/api/contract/places";
import type { Names } from "@yer/api/contract/values";
import { errorOf, useLazyRead, useTheme } from "@yer/api/react";
import { useEffect, useMemo, useRef } from "react";

/** Places for `AreaPicker` out of the app's cache, named in the person's language. The same until that changes. */
export function useAreaLoaders(): AreaLoaders {
  const { locale } = useTheme();
  const [regions] = useLazyRead(places.regions);
  const [districts] = useLazyRead(places.districts);
  const [neighborhoods] = useLazyRead(places.neighborhoods);
  const reads = useRef({ regions, districts, neighborhoods });
  useEffect(() => {
    reads.current = { regions, districts, neighborhoods };
  });
  return useMemo(() => {
    const placed = <P extends { name: Names }>(items: readonly P[], codeOf: (place: P) => string): AreaPlace[] =>
      items.map((place) => ({
        code: codeOf(place),
        name: place.name[locale],
        // People type a place in the language they know it in, whatever they read.
        otherNames: Object.values(place.name).filter((name) => name !== place.name[locale]),
      }));
    return {
      regions: async () => {
        const read = await reads.current.regions({});
        if (read.failure) throw errorOf(read.failure);
        return placed(read.data.items, ({ soato }) => soato);
      },
      districts: async (region) => {
        const read = await reads.current.districts({ query: { region } });
        if (read.failure) throw errorOf(read.failure);
        return placed(read.data.items, ({ soato }) => soato);
      },
      neighborhoods: async (district) => {
        const read = await reads.current.neighborhoods({ query: { district } });
        if (read.failure) throw errorOf(read.failure);
        return placed(read.data.items, ({ id }) => id);
      },
    };
  }, [locale]);
}
