/** A tile of the web's square map. */
export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** The tile in which a place lies. */
export function tileOf([longitude, latitude]: readonly [number, number], z: number): Tile {
  const side = 2 ** z;
  const angle = (latitude * Math.PI) / 180;
  const x = Math.floor(((longitude + 180) / 360) * side);
  const y = Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * side);
  return { z, x, y };
}

/** A hole for a tile: how far it lies from the one of its district's centre. */
export function tileHole({ z, x, y }: Tile, centre: readonly [number, number]): string {
  const middle = tileOf(centre, z);
  return `tile:${z}:${x - middle.x}:${y - middle.y}`;
}

/** `z/x/y` of a tile that lies so far from the one of another district's centre. */
export function tileAt(name: string, centre: readonly [number, number] | undefined): string | undefined {
  if (centre === undefined) return undefined;
  const [z = 0, dx = 0, dy = 0] = name.split(":").slice(1).map(Number);
  const { x, y } = tileOf(centre, z);
  const side = 2 ** z;
  return `${z}/${Math.min(side - 1, Math.max(0, x + dx))}/${Math.min(side - 1, Math.max(0, y + dy))}`;
}
