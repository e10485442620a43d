import { readTile, type TileFeatures } from "./read-tile.js";

/** Address of a tile in the grid that all web maps share. */
export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Fetches one vector tile: the host knows the address, the filters and the bearer. `null`: there is nothing there
 * (HTTP 204). Rejects when it cannot be had.
 */
export type TileLoader = (tile: TileAddress, signal: AbortSignal) => Promise<ArrayBuffer | Uint8Array | null>;

/** Tiles in the cache, those not seen for longest going first: a few screens' worth. */
const cached = 160;

/** Tiles of one loader, each asked for once. */
export interface TileStore {
  readonly load: (tile: TileAddress) => Promise<TileFeatures | null>;
  /** A tile that is there already. */
  readonly peek: (tile: TileAddress) => TileFeatures | null | undefined;
  /** Forgets what it holds: it is asked for anew. */
  readonly forget: () => void;
  /** Asks for nothing more and gives up what is on its way. */
  readonly close: () => void;
}

function keyOf({ z, x, y }: TileAddress): string {
  return `${z}/${x}/${y}`;
}

/** A store over a loader. */
export function createTileStore(loader: TileLoader): TileStore {
  const closing = new AbortController();
  const tiles = new Map<string, { readonly coming: Promise<TileFeatures | null>; tile?: TileFeatures | null }>();

  async function fetchTile(address: TileAddress): Promise<TileFeatures | null> {
    const bytes = await loader(address, closing.signal);
    return bytes && bytes.byteLength > 0 ? readTile(bytes) : null;
  }

  return {
    load(address) {
      const key = keyOf(address);
      const known = tiles.get(key);
      if (known) {
        // Seen again: to the end of the line.
        tiles.delete(key);
        tiles.set(key, known);
        return known.coming;
      }
      const entry: { coming: Promise<TileFeatures | null>; tile?: TileFeatures | null } = {
        coming: fetchTile(address).then(
          (tile) => {
            entry.tile = tile;
            return tile;
          },
          (error: unknown) => {
            // What failed is asked for again when it is next in view.
            tiles.delete(key);
            throw error;
          },
        ),
      };
      tiles.set(key, entry);
      const [oldest] = tiles.keys();
      if (tiles.size > cached && oldest !== undefined) tiles.delete(oldest);
      return entry.coming;
    },
    peek: (address) => tiles.get(keyOf(address))?.tile,
    forget: () => tiles.clear(),
    close: () => closing.abort(),
  };
}
