import type { AreaLoaders, AreaPlace } from "../places/area-loaders.js";
import { type AreaEntry, createAreaSearch } from "../model/area-search.js";

const regions: readonly AreaPlace[] = [
  { code: "1703", name: "Andijon viloyati", otherNames: ["Андижанская область"] },
  { code: "1718", name: "Samarqand viloyati", otherNames: ["Самаркандская область"] },
  { code: "1710", name: "Qashqadaryo viloyati", otherNames: ["Кашкадарьинская область"] },
  { code: "1726", name: "Toshkent shahri", otherNames: ["Город Ташкент"] },
];
const districts: readonly AreaPlace[] = [
  { code: "1718401", name: "Samarqand shahri" },
  { code: "1718215", name: "Oqdaryo tumani" },
  { code: "1703202", name: "Oltinkoʻl tumani" },
  { code: "1710242", name: "Chiroqchi tumani", otherNames: ["Чиракчинский район"] },
  { code: "1726262", name: "Uchtepa tumani" },
];
const neighborhoods: Readonly<Record<string, readonly AreaPlace[]>> = {
  "1718401": [
    { code: "18140001", name: "Registon" },
    { code: "18140002", name: "Soʻzangaron" },
  ],
  "1703202": [{ code: "03020001", name: "Bogʻishamol" }],
  // As many as no list draws at once.
  "1710242": Array.from({ length: 400 }, (_, index) => ({
    code: String(10_420_001 + index),
    name: `${["Yangiobod", "Chiroqchi", "Guliston", "Doʻstlik"][index % 4]} ${index + 1}`,
  })),
};

const regionOf = (district: string): string => district.slice(0, 4);

/** The same places as a search takes them. */
export const sampleEntries: readonly AreaEntry[] = [
  ...regions.map(({ code, ...names }) => ({ path: { region: code, district: null, neighborhood: null }, ...names })),
  ...districts.map(({ code, ...names }) => ({
    path: { region: regionOf(code), district: code, neighborhood: null },
    ...names,
  })),
  ...Object.entries(neighborhoods).flatMap(([district, places]) =>
    places.map(({ code, ...names }) => ({
      path: { region: regionOf(district), district, neighborhood: code },
      ...names,
    })),
  ),
];

/** Places for stories: real codes of regions and districts, made-up neighbourhoods. */
export const samplePlaces: AreaLoaders = {
  regions: () => Promise.resolve(regions),
  districts: (region) => Promise.resolve(districts.filter(({ code }) => code.startsWith(region))),
  neighborhoods: (district) => Promise.resolve(neighborhoods[district] ?? []),
  search: createAreaSearch(sampleEntries),
};
