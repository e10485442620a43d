import { PbfReader } from "pbf";

/** A value of a feature's property. */
export type TileValue = string | number | boolean | undefined;

/** Values that features share by number. Each is read from the bytes when it is asked for: drawing asks for a few of them. */
export class TileValues {
  readonly #pbf: PbfReader;
  readonly #starts: readonly number[];
  readonly #known: TileValue[] = [];

  constructor(pbf: PbfReader, starts: readonly number[]) {
    this.#pbf = pbf;
    this.#starts = starts;
  }

  /** The value of a number; `undefined` for one there is none of, such as −1. */
  at(index: number): TileValue {
    if (index in this.#known) return this.#known[index];
    const start = this.#starts[index];
    if (start === undefined) return undefined;
    this.#pbf.pos = start;
    const value = readValue(this.#pbf);
    this.#known[index] = value;
    return value;
  }

  /** The number of a value, or −1. */
  indexOf(value: TileValue): number {
    return this.#starts.findIndex((_, index) => this.at(index) === value);
  }
}

/**
 * One layer of a vector tile (MVT 2.1), read as far as drawing needs: properties as they are shared by all features,
 * and where in the bytes each feature's own parts lie. No feature becomes an object: a tile of ten thousand plots is
 * drawn, searched and forgotten without one.
 */
export interface TileFeatures {
  readonly name: string;
  /** Units along the tile's side. */
  readonly extent: number;
  readonly count: number;
  readonly keys: readonly string[];
  readonly values: TileValues;
  readonly bytes: Uint8Array;
  /** By feature: 1 points, 2 lines, 3 polygons. */
  readonly types: Uint8Array;
  /** By feature: begin and end of its property numbers in the bytes. */
  readonly tags: Uint32Array;
  /** By feature: begin and end of its drawing commands in the bytes. */
  readonly geometry: Uint32Array;
}

const wire = { message: 2 } as const;

/** Reads the first layer of a tile that has features; `null` for a tile without any. @throws for bytes that are no tile */
export function readTile(buffer: ArrayBuffer | Uint8Array): TileFeatures | null {
  const pbf = new PbfReader(buffer);
  while (pbf.pos < pbf.length) {
    const head = pbf.readVarint();
    if (head >> 3 === 3 && (head & 7) === wire.message) {
      const end = pbf.readVarint() + pbf.pos;
      const layer = readLayer(pbf, end);
      if (layer.count > 0) return layer;
    } else {
      pbf.skip(head);
    }
  }
  return null;
}

function readLayer(pbf: PbfReader, end: number): TileFeatures {
  const keys: string[] = [];
  const values: number[] = [];
  const starts: number[] = [];
  let name = "";
  let extent = 4096;
  while (pbf.pos < end) {
    const head = pbf.readVarint();
    switch (head >> 3) {
      case 1:
        name = pbf.readString();
        break;
      case 2:
        starts.push(pbf.pos);
        pbf.skip(head);
        break;
      case 3:
        keys.push(pbf.readString());
        break;
      case 4:
        values.push(pbf.pos);
        pbf.skip(head);
        break;
      case 5:
        extent = pbf.readVarint();
        break;
      default:
        pbf.skip(head);
    }
  }
  const count = starts.length;
  const features = {
    types: new Uint8Array(count),
    tags: new Uint32Array(count * 2),
    geometry: new Uint32Array(count * 2),
  };
  for (const [index, start] of starts.entries()) {
    pbf.pos = start;
    readFeature(pbf, index, features);
  }
  pbf.pos = end;
  return {
    name,
    extent,
    count,
    keys,
    values: new TileValues(new PbfReader(pbf.buf), values),
    bytes: pbf.buf,
    ...features,
  };
}

function readFeature(
  pbf: PbfReader,
  index: number,
  { types, tags, geometry }: Pick<TileFeatures, "types" | "tags" | "geometry">,
): void {
  const end = pbf.readVarint() + pbf.pos;
  while (pbf.pos < end) {
    const head = pbf.readVarint();
    const field = head >> 3;
    if (field === 3) {
      types[index] = pbf.readVarint();
    } else if (field === 2 || field === 4) {
      const length = pbf.readVarint();
      const part = field === 2 ? tags : geometry;
      part[index * 2] = pbf.pos;
      part[index * 2 + 1] = pbf.pos + length;
      pbf.pos += length;
    } else {
      pbf.skip(head);
    }
  }
}

function readValue(pbf: PbfReader): TileValue {
  const end = pbf.readVarint() + pbf.pos;
  let value: TileValue;
  while (pbf.pos < end) {
    const head = pbf.readVarint();
    switch (head >> 3) {
      case 1:
        value = pbf.readString();
        break;
      case 2:
        value = pbf.readFloat();
        break;
      case 3:
        value = pbf.readDouble();
        break;
      case 4:
        value = pbf.readVarint(true);
        break;
      case 5:
        value = pbf.readVarint();
        break;
      case 6:
        value = pbf.readSVarint();
        break;
      case 7:
        value = pbf.readBoolean();
        break;
      default:
        pbf.skip(head);
    }
  }
  return value;
}

/** Number of the value that a feature has under a key (given by its number), or -1. */
export function valueIndex({ bytes, tags }: TileFeatures, feature: number, key: number): number {
  let at = tags[feature * 2] ?? 0;
  const end = tags[feature * 2 + 1] ?? 0;
  // Property numbers come in pairs of key and value, each a varint; both are small, mostly of one byte.
  let expected = -1;
  let isKey = true;
  while (at < end) {
    let value = 0;
    let shift = 0;
    let byte = 0;
    do {
      byte = bytes[at] ?? 0;
      at += 1;
      value |= (byte & 0x7f) << shift;
      shift += 7;
    } while (byte > 0x7f);
    if (isKey) expected = value;
    else if (expected === key) return value;
    isKey = !isKey;
  }
  return -1;
}

/** All properties of a feature. */
export function propertiesOf(tile: TileFeatures, feature: number): Record<string, TileValue> {
  const found: Record<string, TileValue> = {};
  for (const [index, key] of tile.keys.entries()) {
    const value = valueIndex(tile, feature, index);
    if (value >= 0) found[key] = tile.values.at(value);
  }
  return found;
}
