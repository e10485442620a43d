import { tileExtent } from "@yer/api/contract/tiles";

/** A tile of the web's grid: zoom, column from the west, row from the north. */
export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Half the side of the world in web Mercator metres. */
const half = 20_037_508.342789244;

/** West, south, east, north of a tile in web Mercator metres, widened by a share of its side. */
export function metresOf({ z, x, y }: TileAddress, widened = 0): readonly [number, number, number, number] {
  const side = (2 * half) / 2 ** z;
  const edge = side * widened;
  return [x * side - half - edge, half - (y + 1) * side - edge, (x + 1) * side - half + edge, half - y * side + edge];
}

/** West, south, east, north of a tile in degrees, widened by a share of its side. */
export function degreesOf(tile: TileAddress, widened = 0): readonly [number, number, number, number] {
  const [west, south, east, north] = metresOf(tile, widened);
  return [longitude(west), latitude(south), longitude(east), latitude(north)];
}

const longitude = (metres: number): number => (metres / half) * 180;
const latitude = (metres: number): number => (Math.atan(Math.sinh((metres / half) * Math.PI)) * 180) / Math.PI;

/** A point in a tile's own units, from its upper left corner; outside of 0 to {@link tileExtent} it lies beyond. */
export function inTile(tile: TileAddress, lon: number, lat: number): readonly [number, number] {
  const [west, , east, north] = metresOf(tile);
  const scale = tileExtent / (east - west);
  const x = (lon / 180) * half;
  const y = (Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) * half;
  return [Math.round((x - west) * scale), Math.round((north - y) * scale)];
}
