import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../../runner/paths.js";
import type { TreePlace } from "./places.js";

/** The official lists, where a machine has them: they are not ours to hand on (docs/reference-data.md). */
const official = path.resolve(root, "../../shared/data");

interface Row {
  readonly name: string;
  readonly name_uz: string;
  readonly soato: number;
  readonly region_soato: number;
  readonly district_soato: number;
  readonly id: number;
}

const read = (file: string): Row[] => JSON.parse(readFileSync(path.join(official, file), "utf8")) as Row[];

function officialPlaces(): TreePlace[] {
  const districts = Map.groupBy(read("districts.json"), ({ region_soato }) => region_soato);
  const places = Map.groupBy(read("neighborhoods.json"), ({ district_soato }) => district_soato);
  return read("regions.json").map(({ soato, name_uz }) => ({
    id: String(soato),
    name: name_uz,
    children: (districts.get(soato) ?? []).map((district) => ({
      id: String(district.soato),
      name: district.name_uz,
      children: (places.get(district.soato) ?? []).map(({ id, name }) => ({ id: String(id), name })),
    })),
  }));
}

const beginnings = ["Bog", "Nav", "Gul", "Do", "Yan", "Oq", "Mar", "Zar", "Ulu", "Nur", "Dil", "Sam", "Mus", "Tin"];
const middles = ["is", "ba", "or", "al", "am", "un", "ado", "iro", "ona", "aza"];
const ends = ["ton", "bod", "hor", "zor", "gon", "lik", "var", "qul", "kent", "soy", "ariq", "tepa"];

/** Three syllables, other ones for every number. */
function invented(number: number): string {
  const pick = (list: readonly string[], step: number): string =>
    list[Math.floor(number / step + number * 7) % list.length] ?? "";
  return `${pick(beginnings, 1)}${pick(middles, 14)}${pick(ends, 140)}`;
}

const counts = { regions: 14, districts: 206, neighborhoods: 9452 };

const pad = (number: number, length: number): string => String(number).padStart(length, "0");

function inventedPlaces(): TreePlace[] {
  return Array.from({ length: counts.regions }, (_, region) => ({
    id: `17${pad(region, 2)}`,
    name: `${invented(region)} viloyati`,
    children: Array.from({ length: counts.districts }, (__, district) => district)
      .filter((district) => district % counts.regions === region)
      .map((district) => ({
        id: `17${pad(region, 2)}${pad(district, 3)}`,
        name: `${invented(district + 50)} tumani`,
        children: Array.from({ length: counts.neighborhoods }, (__, place) => place)
          .filter((place) => place % counts.districts === district)
          .map((place) => ({ id: pad(10_000_000 + place, 8), name: `${invented(place + 300)} MFY` })),
      })),
  }));
}

/** Regions, districts and neighbourhoods: the official ones where this machine has them, else as many invented ones. */
export const places = existsSync(path.join(official, "neighborhoods.json")) ? officialPlaces() : inventedPlaces();
