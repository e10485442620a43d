import { expect, it } from "vitest";
import { samplePlotsMiddle, samplePlotTiles, writeTile } from "../../testing/tiles.js";
import { readTile } from "../tiles/read-tile.js";
import type { SeenTile } from "../tiles/vector-tiles.js";
import { discAt, placesWithin, plotAt, plotById, plotsWithin } from "./find-plots.js";

/** Pixels of the world at a zoom, where a tile of 512 px stands at one zoom less. */
function pixelOf({ lat, lon }: { lat: number; lon: number }, zoom: number): { x: number; y: number } {
  const sine = Math.sin((lat * Math.PI) / 180);
  const world = 256 * 2 ** zoom;
  return {
    x: ((lon + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
}

async function seenAround(zoom: number): Promise<{ seen: SeenTile[]; middle: { x: number; y: number } }> {
  const middle = pixelOf(samplePlotsMiddle, zoom);
  const [column, row] = [Math.floor(middle.x / 512), Math.floor(middle.y / 512)];
  const seen: SeenTile[] = [];
  for (const x of [column - 1, column, column + 1]) {
    for (const y of [row - 1, row, row + 1]) {
      const bytes = await samplePlotTiles({ z: zoom - 1, x, y }, new AbortController().signal);
      const tile = bytes && readTile(bytes);
      if (tile) seen.push({ tile, origin: { x: x * 512, y: y * 512 }, scale: 512 / tile.extent });
    }
  }
  return { seen, middle };
}
const all = { west: 0, north: 0, east: Infinity, south: Infinity };
const nothing: ReadonlySet<string> = new Set();

it("finds the plot under a point, and none of a status that is not shown", async () => {
  const { seen, middle } = await seenAround(17);
  // The middle of the street is the west edge of a plot, and a north-west corner lies eight rows up.
  const at = { x: middle.x + 8, y: middle.y - 4 };
  const plot = plotAt(seen, at, nothing);
  expect(plot).toMatchObject({ year: 2026, kind: "application" });
  expect(plot && plotById(seen, plot.id)).toEqual(plot);
  expect(plotAt(seen, at, new Set([plot?.status ?? ""]))?.id).not.toBe(plot?.id);
  expect(plotAt(seen, { x: middle.x, y: middle.y - 5000 }, nothing)).toBeNull();
});

it("lists each plot in view once, though tiles share those on their edges", async () => {
  const { seen } = await seenAround(17);
  const { plots, count } = plotsWithin(seen, all, nothing, 50);
  expect(count).toBe(192);
  expect(new Set(plots.map(({ id }) => id)).size).toBe(50);
});

it("finds the visit nearest to a point, a finger away from where somebody stood, and lists visits as such", () => {
  const at = pixelOf(samplePlotsMiddle, 17);
  const [x, y] = [Math.floor(at.x / 512), Math.floor(at.y / 512)];
  const said = { number: "2026-1718-A000001", areaId: "area", day: "2026-03-05", kind: "visit" };
  const { lat, lon } = samplePlotsMiddle;
  const bytes = writeTile(
    "visits",
    [
      { positions: [[lon, lat]], properties: { ...said, id: "one", status: "occupied" } },
      { positions: [[lon + 0.0001, lat]], properties: { ...said, id: "other", status: "empty" } },
    ],
    { z: 16, x, y },
  );
  const tile = bytes && readTile(bytes);
  if (!tile) throw new Error("The tile is empty.");
  const seen: SeenTile[] = [{ tile, origin: { x: x * 512, y: y * 512 }, scale: 512 / tile.extent }];
  expect(plotAt(seen, { x: at.x - 10, y: at.y }, nothing)).toMatchObject({ ...said, id: "one", status: "occupied" });
  expect(plotAt(seen, { x: at.x - 10, y: at.y }, new Set(["occupied"]))).toBeNull();
  expect(plotAt(seen, { x: at.x + 8, y: at.y }, nothing)?.id).toBe("other");
  expect(plotAt(seen, { x: at.x, y: at.y + 14 }, nothing)).toBeNull();
  expect(discAt(seen, at, nothing)).toBeNull();
  expect(plotsWithin(seen, all, nothing, 50).plots.map(({ id }) => id)).toEqual(["one", "other"]);
});

it("counts by place below the zoom of outlines, leaving out what is not shown", async () => {
  const { seen, middle } = await seenAround(9);
  const places = placesWithin(seen, all, nothing);
  expect(places.map(({ code, count }) => [code, count])).toEqual([
    ["1718215", 4210],
    ["1718401", 192],
    ["1718206", 7],
  ]);
  expect(discAt(seen, middle, nothing)?.places.map(({ code }) => code)).toEqual(["1718401"]);
  expect(discAt(seen, middle, new Set(["registered"]))?.count).toBe(60);
  expect(discAt(seen, middle, new Set(["registered", "announced"]))).toBeNull();
});
