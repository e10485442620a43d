import GeoJSONVT from "geojson-vt";
import vtpbf from "vt-pbf";
import type { Made } from "../../runner/serve.js";
import { plots } from "./plots.js";

const made = new Map<string, unknown>();

function once<Thing>(key: string, make: () => Thing): Thing {
  if (!made.has(key)) made.set(key, make());
  return made.get(key) as Thing;
}

/** Answers `/plots/<count>.json` and its tiles at `/plots/<count>/<z>/<x>/<y>.mvt`, each made once. */
export function servePlots(path: string): Made | undefined {
  const match = /^\/plots\/(\d+)(?:\.json|\/(\d+)\/(\d+)\/(\d+)\.mvt)$/.exec(path);
  if (!match) return undefined;
  const [, count, z, x, y] = match.map(Number);
  const data = once(`data ${count}`, () => plots(count ?? 0));
  if (path.endsWith(".json")) {
    return { type: "application/json", body: once(path, () => Buffer.from(JSON.stringify(data))) };
  }
  const index = once(`index ${count}`, () => new GeoJSONVT(data, { maxZoom: 16, indexMaxZoom: 12, buffer: 64 }));
  const body = once(path, () => {
    const tile = index.getTile(z ?? 0, x ?? 0, y ?? 0);
    return tile ? Buffer.from(vtpbf.fromGeojsonVt({ plots: tile }, { version: 2 })) : null;
  });
  return { type: "application/vnd.mapbox-vector-tile", body };
}
