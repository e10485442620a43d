import type { Position } from "../outline-draft.js";
import { type ImportMeter, ImportRefusal, type Shape } from "./plot-import.js";

/** Shape types that are polygons: plain, with heights, with measures. */
const polygonTypes = new Set([5, 15, 25]);
const headLength = 100;

/** Whether bytes begin as a `.shp` does. */
export function isShapefile(bytes: Uint8Array): boolean {
  return bytes.length >= headLength && viewOf(bytes).getInt32(0) === 9994;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/**
 * The polygons of a `.shp`, in its coordinates, each named by its record's place in `names`. Counts that a record claims
 * are held against its length before anything is made of them.
 *
 * @throws {ImportRefusal} `unreadable`, `no-polygons`, `too-many`
 */
export function readShp(bytes: Uint8Array, names: readonly string[], meter: ImportMeter): Shape[] {
  if (!isShapefile(bytes)) throw new ImportRefusal("unreadable");
  const view = viewOf(bytes);
  const shapes: Shape[] = [];
  let record = 0;
  for (let at = headLength; at + 12 <= bytes.length; record += 1) {
    const length = view.getInt32(at + 4) * 2;
    const start = at + 8;
    at = start + length;
    if (length < 4 || at > bytes.length) throw new ImportRefusal("unreadable");
    const type = view.getInt32(start, true);
    // Records without a shape keep their number.
    if (type === 0) continue;
    if (!polygonTypes.has(type)) throw new ImportRefusal("no-polygons");
    meter.shape();
    shapes.push({ name: names[record] ?? "", rings: ringsOf(view, start, length, meter), record });
  }
  return shapes;
}

function ringsOf(view: DataView, start: number, length: number, meter: ImportMeter): Position[][] {
  if (length < 44) throw new ImportRefusal("unreadable");
  const parts = view.getInt32(start + 36, true);
  const points = view.getInt32(start + 40, true);
  if (parts < 1 || points < 1 || 44 + parts * 4 + points * 16 > length) throw new ImportRefusal("unreadable");
  meter.corners(points);
  const from = (part: number): number => (part < parts ? view.getInt32(start + 44 + part * 4, true) : points);
  const rings: Position[][] = [];
  const first = start + 44 + parts * 4;
  for (let part = 0; part < parts; part += 1) {
    const [begin, end] = [from(part), from(part + 1)];
    if (begin < 0 || end <= begin || end > points) throw new ImportRefusal("unreadable");
    const ring: Position[] = [];
    for (let point = begin; point < end; point += 1) {
      const x = view.getFloat64(first + point * 16, true);
      const y = view.getFloat64(first + point * 16 + 8, true);
      if (!Number.isFinite(x) || !Number.isFinite(y)) throw new ImportRefusal("unreadable");
      ring.push([x, y]);
    }
    rings.push(ring);
  }
  return rings;
}
