import type { SettingPage, SettingPlace, SettingValueView } from "@yer/api/contract/settings";

type Known = Pick<SettingPage, "territory" | "version" | "current"> & {
  readonly places: readonly Pick<SettingPlace, "territory" | "version" | "current" | "values">[];
};

/** Version of a setting in a territory; one that nobody has touched is the first. */
export function versionIn({ territory, version, places }: Omit<Known, "current">, of: string): number {
  return of === territory ? version : (places.find((place) => place.territory === of)?.version ?? 1);
}

/** The value that holds in a territory today: that of the narrowest territory known that contains it. */
export function holdingIn({ current, places }: Known, territory: string): SettingValueView {
  const around = places.filter((place) => territory.startsWith(place.territory));
  return around.toSorted((a, b) => b.territory.length - a.territory.length)[0]?.current ?? current;
}

/** Whether a region or a district has, or will have, a value of its own, which can be ended. */
export function hasOwn({ places }: Known, territory: string): boolean {
  const values = places.find((place) => place.territory === territory)?.values ?? [];
  return values.some(({ standing, value }) => standing !== "past" && value !== null);
}
