import { zipSync } from "fflate";

type Ring = readonly (readonly [number, number])[];

/** One polygon of a shapefile that a test writes: its rings, and what its table calls it. */
export interface WrittenShape {
  readonly name: string;
  readonly rings: readonly Ring[];
}

function shpOf(shapes: readonly WrittenShape[]): Uint8Array {
  const contents = shapes.map(({ rings }) => {
    const points = rings.flat();
    const content = new DataView(new ArrayBuffer(44 + rings.length * 4 + points.length * 16));
    content.setInt32(0, 5, true);
    content.setInt32(36, rings.length, true);
    content.setInt32(40, points.length, true);
    let first = 0;
    for (const [index, ring] of rings.entries()) {
      content.setInt32(44 + index * 4, first, true);
      first += ring.length;
    }
    for (const [index, [x, y]] of points.entries()) {
      content.setFloat64(44 + rings.length * 4 + index * 16, x, true);
      content.setFloat64(52 + rings.length * 4 + index * 16, y, true);
    }
    return new Uint8Array(content.buffer);
  });
  const file = new Uint8Array(contents.reduce((sum, { length }) => sum + 8 + length, 100));
  const view = new DataView(file.buffer);
  view.setInt32(0, 9994);
  view.setInt32(24, file.length / 2);
  view.setInt32(28, 1000, true);
  view.setInt32(32, 5, true);
  let at = 100;
  for (const [index, content] of contents.entries()) {
    view.setInt32(at, index + 1);
    view.setInt32(at + 4, content.length / 2);
    file.set(content, at + 8);
    at += 8 + content.length;
  }
  return file;
}

const width = 40;

function dbfOf(names: readonly Uint8Array[], mark: number): Uint8Array {
  const file = new Uint8Array(65 + names.length * (width + 1) + 1);
  const view = new DataView(file.buffer);
  file[0] = 3;
  view.setUint32(4, names.length, true);
  view.setUint16(8, 65, true);
  view.setUint16(10, width + 1, true);
  file[29] = mark;
  file.set(new TextEncoder().encode("NOMI"), 32);
  file[43] = "C".charCodeAt(0);
  file[48] = width;
  file[64] = 0x0d;
  for (const [index, name] of names.entries()) {
    const from = 65 + index * (width + 1);
    file.fill(0x20, from, from + width + 1);
    file.set(name.subarray(0, width), from + 1);
  }
  file[file.length - 1] = 0x1a;
  return file;
}

function words(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Text in cp1251, Cyrillic letters and ASCII only. */
export function cp1251(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    return code < 128 ? code : code - 0x410 + 0xc0;
  });
}

/** Writes a zipped shapefile as a GIS does. `mark` is the language byte of its table, `cpg` the file beside it. */
export function shapefileOf(
  shapes: readonly WrittenShape[],
  {
    prj,
    cpg,
    mark = 0,
    encode = words,
  }: { prj?: string; cpg?: string; mark?: number; encode?: (text: string) => Uint8Array } = {},
): Uint8Array {
  return zipSync({
    "yerlar/plots.shp": shpOf(shapes),
    "yerlar/plots.dbf": dbfOf(
      shapes.map(({ name }) => encode(name)),
      mark,
    ),
    "yerlar/plots.shx": words("unread"),
    ...(prj === undefined ? {} : { "yerlar/plots.prj": words(prj) }),
    ...(cpg === undefined ? {} : { "yerlar/plots.cpg": words(cpg) }),
  });
}
