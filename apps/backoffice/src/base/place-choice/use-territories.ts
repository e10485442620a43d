import { places } from "@yer/api/contract/places";
import { useRead, useTheme } from "@yer/api/react";
import { useMemo } from "react";
import { useText } from "../language/use-text.js";

/** A place that staff, or a value of a setting, can be given. */
export interface Territory {
  readonly id: string;
  readonly label: string;
}

/** Every territory by name: the republic, regions, districts. `nameOf` gives the code back for one it does not know. */
export function useTerritories(): { readonly all: readonly Territory[]; readonly nameOf: (code: string) => string } {
  const text = useText();
  const { locale } = useTheme();
  const { data: regions } = useRead(places.regions);
  const { data: districts } = useRead(places.districts, { query: {} });
  return useMemo(() => {
    const all = [
      { id: "17", label: text("word.republic") },
      ...(regions?.items ?? []).map((place) => ({ id: place.soato, label: place.name[locale] })),
      ...(districts?.items ?? []).map((place) => ({ id: place.soato, label: place.name[locale] })),
    ];
    const names = new Map(all.map(({ id, label }) => [id, label]));
    return { all, nameOf: (code: string) => names.get(code) ?? code };
  }, [text, locale, regions, districts]);
}
