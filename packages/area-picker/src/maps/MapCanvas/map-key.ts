import type { Map as LeafletMap } from "leaflet";

/** Pixels that an arrow moves the map; with Shift three times as far. */
const stride = 80;

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Moves or zooms the map as a key asks for. Whether the key was one of the map's. */
export function mapKey(map: LeafletMap, { key, shiftKey, altKey, ctrlKey, metaKey }: Pressed): boolean {
  if (altKey || ctrlKey || metaKey) return false;
  const way = ways[key];
  if (way) {
    const far = stride * (shiftKey ? 3 : 1);
    // Who wants no motion has none: the map is made without inertia then.
    map.panBy([way[0] * far, way[1] * far], { animate: map.options.inertia === true });
    return true;
  }
  if (key === "+" || key === "=") map.zoomIn();
  else if (key === "-" || key === "_") map.zoomOut();
  else return false;
  return true;
}
