import proj4 from "proj4";
import { type Position, rounded } from "../outline-draft.js";

/** SK-42: Krassovsky's ellipsoid, and GOST R 51794-2001's shift to WGS 84 (EPSG:1267), good to some metres. */
const sk42 = "+ellps=krass +towgs84=23.92,-141.27,-80.9,0,0.35,0.82,-0.12";
const wgs84 = "+datum=WGS84";

/** Central meridians of the Gauss-Krüger zones that cover Uzbekistan: of six degrees, and the ones of three between. */
const meridians = [57, 60, 63, 66, 69, 72, 75] as const;
const utmZones = [41, 42, 43] as const;

/** A system of coordinates that a person can choose. */
export type SystemId = "wgs84" | "sk42" | `sk42-${(typeof meridians)[number]}` | `utm-${(typeof utmZones)[number]}`;

/** All systems that can be chosen, the commonest first. */
export const systemIds: readonly SystemId[] = [
  "wgs84",
  "sk42",
  ...meridians.map((meridian): SystemId => `sk42-${meridian}`),
  ...utmZones.map((zone): SystemId => `utm-${zone}`),
];

/** Number of the zone of six degrees whose middle a meridian is; `undefined` for the zones of three between. */
export function zoneOfMeridian(meridian: number): number | undefined {
  return (meridian - 3) % 6 === 0 ? (meridian + 3) / 6 : undefined;
}

/** Turns coordinates of a system into longitude and latitude, WGS 84. */
export interface CoordinateSystem {
  /** How people call it: `SK-42, 69°`, `UTM 42N`. */
  readonly name: string;
  /** `undefined` for what is nowhere in the system. */
  toWgs84(position: Position): Position | undefined;
}

/** Digits that survive a projection and back: a tenth of a millimetre. */
const keptDigits = 9;

function systemOf(name: string, definition: string): CoordinateSystem {
  if (definition === `+proj=longlat ${wgs84}`) {
    // As written: not a digit of it is touched.
    return { name, toWgs84: (position) => (position.every(Number.isFinite) ? position : undefined) };
  }
  const converter = proj4(definition, `+proj=longlat ${wgs84}`);
  return {
    name,
    toWgs84: ([x, y]) => {
      if (!Number.isFinite(x) || !Number.isFinite(y)) return undefined;
      try {
        const [longitude, latitude] = converter.forward([x, y]);
        return Number.isFinite(longitude) && Number.isFinite(latitude)
          ? [rounded(longitude, keptDigits), rounded(latitude, keptDigits)]
          : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

/** The system of an id. */
export function systemById(id: SystemId): CoordinateSystem {
  if (id === "wgs84") return systemOf("WGS 84", `+proj=longlat ${wgs84}`);
  if (id === "sk42") return systemOf("SK-42", `+proj=longlat ${sk42}`);
  const [kind, number] = id.split("-");
  if (kind === "utm") return systemOf(`UTM ${number}N`, `+proj=utm +zone=${number} ${wgs84}`);
  const meridian = Number(number);
  const plane = systemOf(
    `SK-42, ${meridian}°`,
    `+proj=tmerc +lat_0=0 +lon_0=${meridian} +k=1 +x_0=500000 +y_0=0 ${sk42}`,
  );
  return {
    name: plane.name,
    // Eastings are written with the number of the zone before them, or without it.
    toWgs84: ([x, y]) => {
      const zone = Math.floor(x / 1e6);
      const isOfZone = zone === 0 || zone === zoneOfMeridian(meridian) || zone === meridian / 3;
      return isOfZone ? plane.toWgs84([x - zone * 1e6, y]) : undefined;
    },
  };
}

/** EPSG codes of the systems that are read by themselves. */
function idOfEpsg(code: number): SystemId | undefined {
  if (code === 4326 || code === 84) return "wgs84";
  if (code === 4284) return "sk42";
  const utm = utmZones.find((zone) => code === 32_600 + zone);
  if (utm !== undefined) return `utm-${utm}`;
  const meridian = meridians.find((each) => {
    const zone = zoneOfMeridian(each);
    return zone !== undefined && (code === 28_400 + zone || code === 28_460 + zone);
  });
  return meridian === undefined ? undefined : `sk42-${meridian}`;
}

/** What a `.prj` says, as proj4 reads it. */
interface Said {
  readonly projName?: string;
  readonly datumCode?: string;
  readonly ellps?: string;
  readonly to_meter?: number;
  readonly units?: string;
  readonly long0?: number;
  readonly lat0?: number;
  readonly k0?: number;
  readonly x0?: number;
  readonly y0?: number;
}

/** Longest text of a system that is read. */
const longest = 10_000;
const transverse = /^(?:transverse[_ ]mercator|gauss[_ ]kruger|tmerc|utm|etmerc|extended[_ ]transverse[_ ]mercator)$/iu;

/**
 * The system that a file names: `EPSG:…`, the OGC's urn, or the WKT of a `.prj`. `undefined` for one that is not known
 * for sure: then a person chooses, for a wrong system moves a plot by a hundred metres without a word.
 */
export function systemSaid(said: string): CoordinateSystem | undefined {
  if (said.length > longest) return undefined;
  const code = /^\s*(?:urn:ogc:def:crs:)?(?:EPSG|OGC):{1,2}(?:[\d.]*:)?(?:CRS)?(\d+)\s*$/iu.exec(said)?.[1];
  if (code !== undefined) {
    const id = idOfEpsg(Number(code));
    return id && systemById(id);
  }
  let parsed: Said;
  try {
    parsed = new proj4.Proj(said.trim());
  } catch {
    return undefined;
  }
  const datum = datumOf(parsed);
  const scale = parsed.to_meter ?? 1;
  if (datum === undefined || parsed.projName === undefined) return undefined;
  if (/^longlat$/iu.test(parsed.projName)) return systemById(datum === wgs84 ? "wgs84" : "sk42");
  if (!transverse.test(parsed.projName) || scale !== 1) return undefined;
  const { long0 = Number.NaN, lat0 = 0, k0 = 1, x0 = 0, y0 = 0 } = parsed;
  if (![long0, lat0, k0, x0, y0].every(Number.isFinite)) return undefined;
  const meridian = degrees(long0);
  return systemOf(
    nameOf(datum, meridian, k0),
    `+proj=tmerc +lat_0=${degrees(lat0)} +lon_0=${meridian} +k=${k0} +x_0=${x0} +y_0=${y0} ${datum}`,
  );
}

function degrees(radians: number): number {
  return rounded((radians * 180) / Math.PI, 9);
}

function nameOf(datum: string, meridian: number, scale: number): string {
  if (datum === sk42) return `SK-42, ${meridian}°`;
  const zone = (meridian + 183) / 6;
  return scale === 0.9996 && Number.isInteger(zone) ? `UTM ${zone}N` : `WGS 84, ${meridian}°`;
}

function datumOf({ datumCode = "", ellps = "" }: Said): string | undefined {
  const datum = datumCode.toLowerCase();
  if (datum === "wgs84") return wgs84;
  // Not Pulkovo 1995: it lies elsewhere.
  const isPulkovo = /pulkovo.*42|^s-?42|^sk-?42/u.test(datum) && !datum.includes("83");
  return isPulkovo && /^kras/iu.test(ellps) ? sk42 : undefined;
}
