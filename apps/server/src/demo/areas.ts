import { areaBaskets } from "@yer/api/contract/area-states";
import type { Facts } from "@yer/api/contract/facts";
import type { LegalBasis } from "@yer/api/contract/legal-bases";
import type { Polygon } from "@yer/api/contract/values";
import type { Transaction } from "../platform/database/database.js";
import { districtSeeds } from "../schema/data/districts.js";
import { demoDistrict } from "./identities.js";
import type { Surroundings } from "./life.js";
import { type AreaGoal, liveArea } from "./live-area.js";
import { madeAddress } from "./names.js";
import { madePlot } from "./plots.js";
import { randomOf } from "./random.js";
import { neighborhoodAt } from "./world.js";

/** One area is found for so many applications. */
const applicationsPerArea = 8;
/** One in this many of them lies over the plot of the application it comes with. */
const overlapping = 20;
/** How many of the first areas are spread so that every third lies in the demonstration's district. */
const first = 60;
/** Where areas stand, by how often; of each nine one is set aside, unless only the end of an application does that. */
const goals: readonly [AreaGoal, ...AreaGoal[]] = [
  ...(["area_new", "area_new", "area_sent", "area_taken", "area_waiting", "area_returned"] as const),
];

/** Finds the area that comes with the n-th application, if one does: the same at every start, on a plot of its own. */
export async function findDemoArea(
  transaction: Transaction,
  index: number,
  application: Facts,
  around: Surroundings,
): Promise<void> {
  if (index % applicationsPerArea !== 0) return;
  const n = index / applicationsPerArea;
  const random = randomOf(`area ${n}`);
  const over = n % overlapping === 3 ? application.outline : null;
  const district =
    over !== null
      ? application.districtSoato
      : n < first && n % 3 === 0
        ? demoDistrict
        : (districtSeeds[random.between(0, districtSeeds.length - 1)]?.soato ?? demoDistrict);
  const basket = n % 9 === 7 ? areaBaskets[Math.floor(n / 9) % areaBaskets.length] : undefined;
  const aside = basket === "not_registered" ? undefined : basket;
  // Beyond the cells that applications take.
  const { outline, area } =
    over === null ? madePlot(random, district, 2000 + n) : { outline: besides(over), area: undefined };
  /** What the outline holds; of one that lies over an application's plot nobody measured it. */
  const measured = (guess: number): number => area ?? guess;
  const days = random.between(2, 90);
  await liveArea(
    transaction,
    {
      districtSoato: district,
      neighborhoodId: neighborhoodAt(district, outline),
      legalBasis: random.chance(0.7) ? (random.between(1, 8) as LegalBasis) : null,
      cadastreNumber: null,
      address: random.chance(0.8) ? madeAddress(random) : null,
      occupiedSince: random.between(1992, 2017),
      sizes: {
        total: aside === "no_grip" ? null : measured(random.between(250, 900)),
        documented: null,
        excess: null,
        built: null,
      },
      buildings: aside === "construction" ? [{ name: "Turar joy", yearBuilt: 2008, area: null, floors: 1 }] : [],
      outline: aside === "no_grip" ? null : outline,
      source: random.pick(["inspector", "imagery", "list", "occupier"]),
      foundOn: null,
      foundBy: null,
    },
    aside ?? random.pick(goals),
    { ...around, days },
  );
}

/** An outline half over another. */
function besides({ type, coordinates }: Polygon): Polygon {
  const xs = (coordinates[0] ?? []).map(([x]) => x);
  const shift = (Math.max(...xs) - Math.min(...xs)) * 0.55;
  const moved = ([x, y]: [number, number]): [number, number] => [Math.round((x + shift) * 1e7) / 1e7, y];
  return { type, coordinates: coordinates.map((ring) => ring.map(moved)) };
}
