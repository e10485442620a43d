import type { AreaLoaders, AreaPlace } from "../components/AreaPicker/AreaLoaders.js";

const regions: readonly AreaPlace[] = [
  { code: "1703", name: "Andijon" },
  { code: "1718", name: "Samarqand" },
  { code: "1710", name: "Qashqadaryo" },
];
const districts: readonly AreaPlace[] = [
  { code: "1718401", name: "Samarqand shahri" },
  { code: "1718215", name: "Oqdaryo" },
  { code: "1703202", name: "Oltinkoʻl" },
  { code: "1710242", name: "Chiroqchi" },
];
const neighborhoods: Readonly<Record<string, readonly AreaPlace[]>> = {
  "1718401": [
    { code: "18140001", name: "Registon" },
    { code: "18140002", name: "Soʻzangaron" },
  ],
  "1703202": [{ code: "03020001", name: "Bogʻishamol" }],
};

/** A handful of places, for stories: real codes of regions and districts, made-up neighbourhoods. */
export const samplePlaces: AreaLoaders = {
  regions: () => Promise.resolve(regions),
  districts: (region) => Promise.resolve(districts.filter(({ code }) => code.startsWith(region))),
  neighborhoods: (district) => Promise.resolve(neighborhoods[district] ?? []),
};
