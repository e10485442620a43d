import type { Map as LeafletMap } from "leaflet";
import { afterEach, beforeEach, expect, it } from "vitest";
import { samplePlotsMiddle, samplePlotTiles } from "../../testing/tiles.js";
import { type LeafletApi, loadLeaflet } from "../MapCanvas/load-leaflet.js";
import type { TileLoader } from "./tile-store.js";
import { addVectorTiles, type TilePainter, tileSize } from "./vector-tiles.js";

let leaflet: LeafletApi;
let map: LeafletMap;
let element: HTMLDivElement;

beforeEach(async () => {
  leaflet = await loadLeaflet();
  // What of Leaflet's stylesheet puts tiles in their places.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".leaflet-map-pane *, .leaflet-pane { position: absolute; left: 0; top: 0; }");
  document.adoptedStyleSheets = [sheet];
  element = document.createElement("div");
  Object.assign(element.style, { position: "relative", width: "600px", height: "400px", overflow: "hidden" });
  document.body.append(element);
  const { lat, lon } = samplePlotsMiddle;
  map = leaflet.map(element, { zoomControl: false, attributionControl: false, fadeAnimation: false });
  map.setView([lat, lon], 17);
});
afterEach(() => {
  map.remove();
  element.remove();
  document.adoptedStyleSheets = [];
});

const painter: TilePainter = function* flat(pen) {
  pen.fillStyle = "#f00";
  pen.fillRect(0, 0, tileSize, tileSize);
  yield;
};
const canvases = (): HTMLCanvasElement[] => [...element.querySelectorAll("canvas")];
const isWhole = ({ width, height }: HTMLCanvasElement): boolean =>
  width === tileSize * devicePixelRatio && height === tileSize * devicePixelRatio;
const isFull = (canvas: HTMLCanvasElement): boolean => {
  const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  return data.length > 0 && data.every((byte, at) => at % 4 !== 3 || byte === 255);
};

it("gives the first look the pixels that are in view, all drawn, and tiles the rest of theirs after it", async () => {
  const looks: { canvas: HTMLCanvasElement; box: DOMRect; isFull: boolean }[][] = [];
  const tiles = addVectorTiles(leaflet, map, {
    load: samplePlotTiles,
    painter: () => painter,
    pane: "plots",
    order: 300,
    onState: (state) => {
      if (state !== "ready") return;
      looks.push(canvases().map((canvas) => ({ canvas, box: canvas.getBoundingClientRect(), isFull: isFull(canvas) })));
    },
  });
  await expect.poll(() => looks).toHaveLength(1);
  const [first = []] = looks;
  const view = element.getBoundingClientRect();
  expect(first.every((each) => each.isFull)).toBe(true);
  // Together they cover the view, and hardly more.
  const area = first.reduce((sum, { box }) => sum + box.width * box.height, 0);
  expect(area).toBeGreaterThanOrEqual(view.width * view.height);
  expect(area).toBeLessThan((view.width + 32) * (view.height + 32));
  for (const { box } of first) {
    expect(box.left).toBeLessThan(view.right);
    expect(box.right).toBeGreaterThan(view.left);
    expect(box.top).toBeLessThan(view.bottom);
    expect(box.bottom).toBeGreaterThan(view.top);
  }
  await expect.poll(() => canvases().every((canvas) => isWhole(canvas) && isFull(canvas))).toBe(true);
  tiles.remove();
});

it("draws the rest of what is there as soon as one moves on, though a tile is still awaited", async () => {
  let isHanging = false;
  const load: TileLoader = (tile, signal) => {
    if (isHanging) return samplePlotTiles(tile, signal);
    isHanging = true;
    return new Promise(() => undefined);
  };
  const tiles = addVectorTiles(leaflet, map, { load, painter: () => painter, pane: "plots", order: 300 });
  await expect.poll(() => canvases().filter(isFull).length).toBeGreaterThan(0);
  const before = canvases().filter(isFull);
  expect(before.filter(isWhole)).toEqual([]);
  map.panBy([40, 0], { animate: false });
  await expect.poll(() => before.every((canvas) => isWhole(canvas) && isFull(canvas))).toBe(true);
  tiles.remove();
});
