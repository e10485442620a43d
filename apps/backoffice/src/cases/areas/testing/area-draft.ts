import type { Area } from "@yer/api/contract/area-facts";

const id = "0190f0a0-0000-7000-8000-000000000001";
const at = "2026-03-05T09:00:00.000Z";
const name = (en_US: string) => ({ uz_UZ: en_US, uz_Cyrl: en_US, ru_RU: en_US, en_US });
const box = (west: number): [number, number][] => [
  [west, 39.65],
  [west + 0.0003, 39.65],
  [west + 0.0003, 39.6503],
  [west, 39.6503],
  [west, 39.65],
];
const open = { twin: null, said: null, place: null, at, refusedBy: null, refusedAt: null, refusal: null };
/** An area in drafts, with faults of all kinds. */
export const areaDraft: Area = {
  id,
  number: "2026-1718-A000001",
  state: "area_new",
  basket: "drafts",
  confirmed: false,
  organisation: null,
  deadlineAt: null,
  region: { soato: "1718", name: name("Samarqand region") },
  district: { soato: "1718401", name: name("Samarqand city") },
  neighborhood: null,
  sentence: { code: "drafts", count: 0, target: null },
  deadline: { endsAt: null, state: "none", daysLeft: null },
  basketReason: "A list",
  setAsideBy: null,
  facts: {
    districtSoato: "1718401",
    neighborhoodId: null,
    legalBasis: null,
    cadastreNumber: null,
    address: "Registon",
    occupiedSince: null,
    sizes: { total: 4000, documented: null, excess: null, built: null },
    buildings: [],
    outline: { type: "Polygon", coordinates: [box(66.96)] },
    source: "list",
    foundOn: null,
    foundBy: null,
  },
  overlaps: [],
  sendings: [],
  requests: [],
  proposals: [],
  moves: [],
  faults: [
    {
      ...open,
      code: "outline_twin",
      twin: "2026-1718-A000002",
      place: { kind: "plot", outline: { type: "Polygon", coordinates: [box(66.9601)] } },
    },
    { ...open, code: "place_missing" },
    { ...open, code: "basis_missing" },
    { ...open, code: "sizes_outline", place: { kind: "size", holds: 860 } },
  ],
  applications: [],
  edit: [],
  placeEnded: null,
  told: null,
  createdAt: at,
  stateSince: at,
  version: 3,
};
