import { districtCentres } from "../schema/data/district-centres.js";
import { centreOf, inRegion, type Point } from "./plots.js";
import { randomOf } from "./random.js";

/** Made-up neighbourhoods of each district. */
export const perDistrict = 12;
/** Those that lie among the made-up plots; the others are spread over the district. */
const near = 6;
/** Degrees around a district's centre: where the plots lie, and how far a district may reach. */
const reach = { near: 0.016, far: 0.7 } as const;

const centres = new Map<string, readonly Point[]>();

/** Whether a point lies in a district's approximate outline: of its region's centres the district's is the nearest. */
function inDistrict(district: string, point: Point): boolean {
  const region = district.slice(0, 4);
  const own = districtCentres[district];
  if (own === undefined || !inRegion(region, point)) return false;
  const nearest = distance(own, point);
  return Object.entries(districtCentres).every(
    ([code, other]) => !code.startsWith(region) || distance(other, point) >= nearest,
  );
}

const distance = ([x, y]: Point, [px, py]: Point): number => Math.hypot(px - x, py - y);

/**
 * Points that the made-up neighbourhoods of a district lie around, one for each: whatever is nearer to one than to the
 * others belongs to it. The same at every start.
 */
export function neighborhoodCentres(district: string): readonly Point[] {
  const known = centres.get(district);
  if (known !== undefined) return known;
  const random = randomOf(`neighbourhoods ${district}`);
  const [x, y] = centreOf(district);
  const somewhere = (within: number): Point => {
    const angle = random.next() * 2 * Math.PI;
    const away = within * Math.sqrt(random.next());
    return [x + away * Math.cos(angle), y + away * Math.sin(angle)];
  };
  const made = Array.from({ length: perDistrict }, (_, n): Point => {
    if (n < near) return somewhere(reach.near);
    // The smaller the district, the nearer it must be looked for.
    for (let tries = 0; tries < 120; tries += 1) {
      const point = somewhere(reach.far / 1.04 ** tries);
      if (inDistrict(district, point)) return point;
    }
    return somewhere(reach.near);
  });
  centres.set(district, made);
  return made;
}

/** Which of a district's made-up neighbourhoods a point lies in: its number among them. */
export function neighborhoodNumberAt(district: string, point: Point): number {
  const away = neighborhoodCentres(district).map((centre) => distance(centre, point));
  return away.indexOf(Math.min(...away));
}
