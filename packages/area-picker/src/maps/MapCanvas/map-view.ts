/** Where one looks: the middle in degrees, WGS 84, and the zoom level of 256 px tiles. */
export interface MapView {
  readonly lat: number;
  readonly lon: number;
  readonly zoom: number;
}

/** A box of degrees, WGS 84. */
export interface MapBounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** The whole country. */
export const countryBounds: MapBounds = { west: 55.9, south: 37.1, east: 73.2, north: 45.6 };

/** Zoom levels that a map offers: from the country to three centimetres a pixel, by which a corner can be placed. */
export const zoomRange = { least: 4, most: 22 } as const;

/** Digits after the point, by zoom: a pixel's worth and no more, so that the same look has the same address. */
function digits(zoom: number): number {
  return Math.min(6, Math.max(2, Math.round(zoom / 3)));
}

/** A view as it stands in an address: `41.311,69.240,13` (latitude, longitude, zoom). */
export function writeMapView({ lat, lon, zoom }: MapView): string {
  const places = digits(zoom);
  return `${lat.toFixed(places)},${lon.toFixed(places)},${Number(zoom.toFixed(2))}`;
}

/** Reads what {@link writeMapView} wrote; `null` for anything else. */
export function readMapView(text: string | null | undefined): MapView | null {
  const parts = (text ?? "").split(",");
  if (parts.length !== 3 || parts.some((part) => !/^-?\d+(\.\d+)?$/.test(part))) return null;
  const [lat = 0, lon = 0, zoom = 0] = parts.map(Number);
  const sound = Math.abs(lat) <= 85 && Math.abs(lon) <= 180 && zoom >= zoomRange.least && zoom <= zoomRange.most;
  return sound ? { lat, lon, zoom } : null;
}

/** Whether two views are one to the eye: they have the same address. */
export function isSameView(one: MapView, other: MapView): boolean {
  return writeMapView(one) === writeMapView(other);
}

/** How far down the square of the world a latitude lies, 0 to 1. */
function downTo(lat: number): number {
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI);
}

/** Pixels of the whole world at zoom 0. */
const worldWidth = 256;

/** The nearest view in which all of a box is seen in a window of so many pixels. */
export function viewOfBounds(
  { west, south, east, north }: MapBounds,
  { width, height }: { readonly width: number; readonly height: number },
): MapView {
  const [top, bottom] = [downTo(north), downTo(south)];
  const times = Math.min(width / worldWidth / ((east - west) / 360), height / worldWidth / (bottom - top));
  const zoom = Math.min(zoomRange.most, Math.max(zoomRange.least, Math.floor(Math.log2(times))));
  const lat = (Math.atan(Math.exp((0.5 - (top + bottom) / 2) * 2 * Math.PI)) * 360) / Math.PI - 90;
  return { lat, lon: (west + east) / 2, zoom };
}
