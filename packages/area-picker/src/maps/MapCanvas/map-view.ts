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
