import type { Polygon } from "@yer/api/contract/values";
import { crc32 } from "node:zlib";

/** Projection of coordinates in degrees on WGS 84, as a GIS writes it beside a shapefile. */
const wgs84 =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';

/** What stands beside the coordinates of a shapefile: their system as WKT, and the plot's name in some encoding. */
export interface Written {
  readonly prj: string;
  readonly cpg: string;
  readonly name: Buffer;
}

const usual: Written = { prj: wgs84, cpg: "UTF-8", name: Buffer.from("Боғ", "utf8") };

/** Cyrillic capitals and small letters in cp1251, the encoding of old tables. */
export function inCp1251(text: string): Buffer {
  return Buffer.from(Array.from(text, (letter) => letter.charCodeAt(0) - 0x410 + 0xc0));
}

/**
 * A zipped shapefile of one plot (ESRI Shapefile Technical Description, 1998), nothing in it packed.
 * @param outline its coordinates in the system that `prj` names
 */
export function zippedShapefile({ coordinates }: Polygon, { prj, cpg, name } = usual): Uint8Array {
  const [ring = []] = coordinates;
  return zip({
    "plot.shp": shp(ring),
    "plot.dbf": dbf(name),
    "plot.prj": Buffer.from(prj),
    "plot.cpg": Buffer.from(cpg),
  });
}

function shp(ring: readonly (readonly [number, number])[]): Buffer {
  // Outer rings turn clockwise in a shapefile.
  const points = area(ring) > 0 ? ring.toReversed() : ring;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const content = Buffer.alloc(48 + 16 * points.length);
  content.writeInt32LE(5, 0);
  box.forEach((value, index) => content.writeDoubleLE(value, 4 + 8 * index));
  content.writeInt32LE(1, 36);
  content.writeInt32LE(points.length, 40);
  content.writeInt32LE(0, 44);
  points.forEach(([x, y], index) => {
    content.writeDoubleLE(x, 48 + 16 * index);
    content.writeDoubleLE(y, 56 + 16 * index);
  });
  const head = Buffer.alloc(108);
  head.writeInt32BE(9994, 0);
  head.writeInt32BE((108 + content.length) / 2, 24);
  head.writeInt32LE(1000, 28);
  head.writeInt32LE(5, 32);
  box.forEach((value, index) => head.writeDoubleLE(value, 36 + 8 * index));
  head.writeInt32BE(1, 100);
  head.writeInt32BE(content.length / 2, 104);
  return Buffer.concat([head, content]);
}

/** Twice the signed area of a ring: above zero it turns against the clock. */
function area(ring: readonly (readonly [number, number])[]): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
}

/** A table of one row and one column. */
function dbf(value: Buffer): Buffer {
  const width = 20;
  const head = Buffer.alloc(65);
  head.writeUInt8(3, 0);
  head.writeUInt32LE(1, 4);
  head.writeUInt16LE(65, 8);
  head.writeUInt16LE(1 + width, 10);
  head.write("NAME", 32, "ascii");
  head.write("C", 43, "ascii");
  head.writeUInt8(width, 48);
  head.writeUInt8(0x0d, 64);
  const row = Buffer.alloc(1 + width, " ");
  value.copy(row, 1);
  return Buffer.concat([head, row, Buffer.from([0x1a])]);
}

function zip(files: Readonly<Record<string, Buffer>>): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004", "latin1"), common, Buffer.from(name)]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(
      Buffer.concat([Buffer.from("PK\u0001\u0002", "latin1"), Buffer.from([20, 0]), common, rest, Buffer.from(name)]),
    );
    parts.push(local, content);
    at += local.length + content.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", 0, "latin1");
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...parts, listed, end]));
}
