import type { Coords, GridLayer, Map as LeafletMap } from "leaflet";
import type { LeafletApi } from "../MapCanvas/load-leaflet.js";
import { createFirstLook } from "./first-look.js";
import type { Placing } from "./geometry.js";
import type { TileFeatures } from "./read-tile.js";
import { createTileQueue, type Work } from "./tile-queue.js";
import { createTileStore, type TileAddress, type TileLoader } from "./tile-store.js";

/** A box on a canvas, in its CSS pixels. */
export interface CanvasBox {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/** What of a canvas there is to draw. */
export interface CanvasParts {
  readonly whole: CanvasBox;
  /** What of it is in view; `whole` itself where all of it is. */
  readonly view: CanvasBox;
}

/** Draws the features of a tile, a part at a time; it may say `seen` once what is in view is drawn. */
export type TilePainter = (
  pen: CanvasRenderingContext2D,
  tile: TileFeatures,
  placing: Placing,
  parts: CanvasParts,
) => Work;

/** Edge of a tile on the screen: fewer, larger tiles than pictures have, since numbers stretch without blurring. */
export const tileSize = 512;

/** Deepest tiles asked for; nearer views draw parts of these, sharp: a unit of them is a decimetre. */
export const deepestAsked = 16;

/** Features of a tile that are drawn in one go, sooner than it is found out which of them are in view. */
export const drawnAtOnce = 500;

const whole: CanvasBox = { west: 0, north: 0, east: tileSize, south: tileSize };

/** Milliseconds after a movement in which the next one is likely: until then it counts as lasting. */
const settling = 120;

/**
 * The part of a canvas that is in view when a map opens, on whole pixels of the screen; `null` where it is all of it. A
 * canvas costs by its pixels, seen or not: without a graphics card more than what is drawn on them.
 */
function glimpse({ whole: all, view }: CanvasParts): CanvasBox | null {
  if (view === all || view.west >= view.east || view.north >= view.south) return null;
  if (!Number.isInteger(step * window.devicePixelRatio)) return null;
  return {
    west: Math.floor(view.west / step) * step,
    north: Math.floor(view.north / step) * step,
    east: Math.ceil(view.east / step) * step,
    south: Math.ceil(view.south / step) * step,
  };
}

/** CSS pixels that are whole pixels of the screen under every usual magnification. */
const step = 8;

/** Does a work in one go. */
function finish(work: Work): void {
  while (work.next().done !== true);
}

/** A tile in sight, and where its units lie. */
export interface SeenTile {
  readonly tile: TileFeatures;
  /** Pixels of the world at the map's zoom where the tile's own corner lies, and how many a unit takes. */
  readonly origin: { readonly x: number; readonly y: number };
  readonly scale: number;
}

/** Vector tiles on a map. */
export interface VectorTiles {
  readonly layer: GridLayer;
  /** Draws anew what is in sight, or those of it that are named, with the painter as it is now. */
  readonly repaint: (which?: (tile: TileFeatures) => boolean) => void;
  /** Asks anew for what is in sight and draws it in place: what stood there shows until then. */
  readonly refresh: () => void;
  /** The different tiles that are in sight. */
  readonly seen: () => SeenTile[];
  readonly remove: () => void;
}

/** Whether all tiles in view are there, or one could not be had. */
export type TilesState = "loading" | "ready" | "failed";

/** What {@link addVectorTiles} needs. */
export interface VectorTilesOptions {
  readonly load: TileLoader;
  /** Asked for with every drawing, so that it may change. */
  readonly painter: () => TilePainter;
  /** Name of the pane it lies in, made if it is not there. */
  readonly pane: string;
  /** CSS z-index of that pane. */
  readonly order: number;
  /** Called when all tiles in view are there, or when one cannot be had. */
  readonly onState?: (state: TilesState) => void;
}

interface Live {
  readonly canvas: HTMLCanvasElement;
  /** Drawing context, once the canvas has the pixels of the whole tile. */
  pen: CanvasRenderingContext2D | null;
  readonly address: TileAddress;
  readonly placing: (extent: number) => Placing;
  readonly coords: Coords;
  /** Tells Leaflet that it can be shown. */
  readonly done: (error?: Error) => void;
  tile?: TileFeatures;
  cancel?: () => void;
}

/** Puts vector tiles on a map, each drawn to a canvas of its own by a painter. */
export function addVectorTiles(leaflet: LeafletApi, map: LeafletMap, options: VectorTilesOptions): VectorTiles {
  const { load, painter, pane, order, onState } = options;
  const store = createTileStore(load);
  const queue = createTileQueue();
  const firstLook = createFirstLook();
  const live = new Map<HTMLElement, Live>();
  let isGone = false;
  let hasFailed = false;
  let isZooming = false;
  let rest = 0;

  const element = map.getPane(pane) ?? map.createPane(pane);
  element.style.zIndex = String(order);

  /** The first look is complete, or over: whoever moves on sees the rest of it. */
  function opened(): void {
    firstLook.end();
    queue.opened();
  }
  function moving(): void {
    clearTimeout(rest);
    opened();
    if (!isZooming) queue.setMotion("moving");
  }
  function zooming(): void {
    clearTimeout(rest);
    opened();
    isZooming = true;
    queue.setMotion("zooming");
  }
  function resting(): void {
    clearTimeout(rest);
    rest = window.setTimeout(() => {
      isZooming = false;
      queue.setMotion("resting");
    }, settling);
  }

  /** What of a tile's canvas is in view now; all of it while the map is at another zoom. */
  function partsOf({ coords }: Live): CanvasParts {
    const { min, max } = map.getPixelBounds();
    if (!min || !max || map.getZoom() !== coords.z) return { whole, view: whole };
    const view = {
      west: Math.max(0, min.x - coords.x * tileSize),
      north: Math.max(0, min.y - coords.y * tileSize),
      east: Math.min(tileSize, max.x - coords.x * tileSize),
      south: Math.min(tileSize, max.y - coords.y * tileSize),
    };
    const isWhole = view.west === 0 && view.north === 0 && view.east === tileSize && view.south === tileSize;
    return { whole, view: isWhole ? whole : view };
  }

  /** Gives a tile's canvas its pixels, for a part of the tile or all of it. */
  function lay(item: Live, { west, north, east, south }: CanvasBox): CanvasRenderingContext2D | null {
    const { canvas } = item;
    const ratio = window.devicePixelRatio || 1;
    canvas.width = (east - west) * ratio;
    canvas.height = (south - north) * ratio;
    canvas.style.width = `${east - west}px`;
    canvas.style.height = `${south - north}px`;
    // Not by its margins: a picture that moves from its part in view to its corner would count as a shift of the layout.
    // Nor by its transform: that one is Leaflet's, which says with it where the tile lies.
    canvas.style.translate = `${west}px ${north}px`;
    const pen = canvas.getContext("2d");
    pen?.setTransform(ratio, 0, 0, ratio, -west * ratio, -north * ratio);
    return pen;
  }

  /** Draws the part of a tile that is in view, and the whole once there is time. */
  function* glanced(item: Live, tile: TileFeatures, view: CanvasBox): Work {
    const placing = item.placing(tile.extent);
    const pen = lay(item, view);
    if (pen) finish(painter()(pen, tile, placing, { whole, view }));
    firstLook.settle(item, item.done);
    yield "seen";
    item.pen = lay(item, whole);
    if (item.pen) finish(painter()(item.pen, tile, placing, { whole, view: whole }));
  }

  function* drawn(item: Live): Work {
    const { tile } = item;
    const parts = partsOf(item);
    const view = firstLook.lasts() && !item.pen && tile && tile.count <= drawnAtOnce ? glimpse(parts) : null;
    if (tile && view) {
      yield* glanced(item, tile, view);
      return;
    }
    // Only now: a canvas takes its room when it is first drawn to, and most tiles of a zoom never are.
    if (item.pen) item.pen.clearRect(0, 0, tileSize, tileSize);
    else item.pen = lay(item, whole);
    let isShown = false;
    if (tile && item.pen) {
      for (const part of painter()(item.pen, tile, item.placing(tile.extent), parts)) {
        if (part === "seen") {
          firstLook.settle(item, item.done);
          isShown = true;
        }
        yield part;
      }
    }
    // Leaflet takes being told again, when a tile is drawn anew.
    if (!isShown) firstLook.settle(item, item.done);
  }

  function draw(item: Live): void {
    item.cancel?.();
    item.cancel = queue.add(drawn(item));
  }

  async function renew(item: Live): Promise<void> {
    try {
      const tile = await store.load(item.address);
      if (isGone || !live.has(item.canvas)) return;
      if (tile) {
        item.tile = tile;
        draw(item);
      } else if (item.tile) {
        item.cancel?.();
        delete item.tile;
        item.canvas.getContext("2d")?.clearRect(0, 0, tileSize, tileSize);
      }
    } catch {
      // What stood there goes on standing: the next change, or the next look, asks again.
    }
  }

  async function refresh(): Promise<void> {
    store.forget();
    await Promise.all([...live.values()].map(renew));
    if (!isGone) onState?.(hasFailed ? "failed" : "ready");
  }

  async function fill(item: Live): Promise<void> {
    try {
      await queue.steady();
      if (isGone || !live.has(item.canvas)) return;
      const tile = await store.load(item.address);
      if (isGone || !live.has(item.canvas)) return;
      if (!tile) {
        firstLook.settle(item, item.done);
        return;
      }
      item.tile = tile;
      draw(item);
    } catch (error) {
      if (isGone || !live.has(item.canvas)) return;
      hasFailed = true;
      onState?.("failed");
      const why = error instanceof Error ? error : new Error(String(error));
      firstLook.settle(item, () => item.done(why));
    }
  }

  function createTile(coords: Coords, done: (error?: Error, tile?: HTMLElement) => void): HTMLElement {
    const canvas = document.createElement("canvas");
    // A tile twice as wide as Leaflet reckons lies one zoom level up.
    const up = Math.max(0, coords.z - 1 - deepestAsked);
    const address = { z: coords.z - 1 - up, x: coords.x >> up, y: coords.y >> up };
    if (address.z < 0) {
      queueMicrotask(() => done(undefined, canvas));
      return canvas;
    }
    const item: Live = {
      canvas,
      pen: null,
      address,
      coords,
      placing: (extent) => ({
        scale: (tileSize * 2 ** up) / extent,
        left: -(coords.x - address.x * 2 ** up) * tileSize,
        top: -(coords.y - address.y * 2 ** up) * tileSize,
      }),
      done: (error) => done(error, canvas),
    };
    live.set(canvas, item);
    if (firstLook.lasts()) firstLook.expect(item);
    void fill(item);
    return canvas;
  }

  const Grid = leaflet.GridLayer.extend({ createTile });
  const layer: GridLayer = new Grid();
  leaflet.setOptions(layer, {
    tileSize,
    pane,
    noWrap: true,
    updateWhenZooming: false,
    maxZoom: map.getMaxZoom(),
  });
  layer.on("tileunload", ({ tile }) => {
    const item = live.get(tile);
    if (!item) return;
    item.cancel?.();
    live.delete(tile);
    firstLook.forget(item);
  });
  layer.on("loading", () => {
    hasFailed = false;
    onState?.("loading");
  });
  layer.on("load", () => {
    opened();
    onState?.(hasFailed ? "failed" : "ready");
  });
  map.on("movestart", moving);
  map.on("zoomstart", zooming);
  map.on("moveend zoomend", resting);
  layer.addTo(map);

  return {
    layer,
    repaint(which = () => true) {
      for (const item of live.values()) if (item.tile && which(item.tile)) draw(item);
    },
    refresh: () => void refresh(),
    seen() {
      const zoom = map.getZoom();
      const different = new Map<TileFeatures, SeenTile>();
      for (const { tile, address } of live.values()) {
        // While one zooms, tiles of the zoom before still show.
        const up = Math.max(0, zoom - 1 - deepestAsked);
        if (!tile || address.z !== zoom - 1 - up) continue;
        const size = tileSize * 2 ** up;
        different.set(tile, {
          tile,
          origin: { x: address.x * size, y: address.y * size },
          scale: size / tile.extent,
        });
      }
      return [...different.values()];
    },
    remove() {
      isGone = true;
      clearTimeout(rest);
      map.off("movestart", moving);
      map.off("zoomstart", zooming);
      map.off("moveend zoomend", resting);
      layer.remove();
      firstLook.end();
      queue.stop();
      store.close();
    },
  };
}
