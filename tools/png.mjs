import { constants, crc32, deflateRawSync, inflateSync } from "node:zlib";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * @typedef {object} Picture
 * @property {number} width
 * @property {number} height
 * @property {Buffer} pixels Red, green and blue of each, row by row.
 */

/**
 * The value that a PNG filter expects from the neighbours left, above and above left.
 *
 * @param {number} filter
 * @param {number} left
 * @param {number} up
 * @param {number} corner
 */
function predicted(filter, left, up, corner) {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/**
 * Reads a PNG as browsers write screenshots: 8 bits, no alpha that matters, not interlaced.
 *
 * @param {Buffer} file
 * @returns {Picture}
 */
export function readPng(file) {
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const channels = { 2: 3, 6: 4 }[file[25]];
  if (!file.subarray(0, 8).equals(signature) || file[24] !== 8 || !channels || file[28] !== 0) {
    throw new Error("Not a PNG of a screenshot.");
  }
  const data = [];
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    const type = file.toString("latin1", at + 4, at + 8);
    if (type === "IDAT") data.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  }

  const rows = inflateSync(Buffer.concat(data));
  const length = width * channels;
  const pixels = Buffer.alloc(width * height * 3);
  let above = Buffer.alloc(length);
  for (let y = 0; y < height; y += 1) {
    const from = y * (length + 1);
    const row = rows.subarray(from + 1, from + 1 + length);
    for (let x = 0; x < length; x += 1) {
      const left = x < channels ? 0 : row[x - channels];
      const corner = x < channels ? 0 : above[x - channels];
      row[x] = (row[x] + predicted(rows[from], left, above[x], corner)) & 0xff;
      if (x % channels < 3) pixels[(y * width + Math.floor(x / channels)) * 3 + (x % channels)] = row[x];
    }
    above = row;
  }
  return { width, height, pixels };
}

/**
 * @param {string} type
 * @param {Buffer} data
 */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Rows, at least, that are compressed without a look at those before them. */
const band = 32;

/**
 * @param {Buffer} data
 * @returns {number}
 */
function adler32(data) {
  let [a, b] = [1, 0];
  for (const byte of data) {
    a = (a + byte) % 65521;
    b = (b + a) % 65521;
  }
  return b * 65536 + a;
}

/**
 * A zlib stream whose bands of rows stand on their own, as `gzip --rsyncable` makes it: where one band is changed, the
 * bytes of all others stay, and git stores a renewed picture as its difference from the former one.
 *
 * @param {Buffer} rows
 * @param {number} length Bytes of a row.
 */
function deflateBands(rows, length) {
  const bands = [];
  let from = 0;
  for (let at = length; at <= rows.length; at += length) {
    // A band ends where a gap begins, so that what only moved up or down stays the same too.
    const isGap = rows.subarray(at - length, at).equals(rows.subarray(at, at + length));
    if (at < rows.length && !(isGap && at - from >= band * length)) continue;
    const part = rows.subarray(from, at);
    bands.push(deflateRawSync(part, { level: 9, memLevel: 9, finishFlush: constants.Z_FULL_FLUSH }));
    from = at;
  }
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(adler32(rows));
  // Head of a zlib stream, bands, an empty last block.
  return Buffer.concat([Buffer.from([0x78, 0xda]), ...bands, Buffer.from([0x03, 0x00]), sum]);
}

/**
 * A small PNG: with a palette where 256 colours are enough.
 *
 * @param {Picture} picture
 * @returns {Buffer}
 */
export function writePng({ width, height, pixels }) {
  /** @type {Map<number, number>} */
  const palette = new Map();
  const indexes = Buffer.alloc(width * height);
  for (let at = 0; at < indexes.length; at += 1) {
    const colour = pixels.readUIntBE(at * 3, 3);
    const index = palette.get(colour) ?? palette.size;
    palette.set(colour, index);
    indexes[at] = index;
  }

  const indexed = palette.size <= 256;
  const source = indexed ? indexes : pixels;
  const length = source.length / height;
  const rows = Buffer.alloc((length + 1) * height);
  for (let y = 0; y < height; y += 1) source.copy(rows, y * (length + 1) + 1, y * length, (y + 1) * length);

  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, indexed ? 3 : 2], 8);
  const colours = Buffer.alloc(palette.size * 3);
  for (const [colour, index] of palette) colours.writeUIntBE(colour, index * 3, 3);
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    ...(indexed ? [chunk("PLTE", colours)] : []),
    chunk("IDAT", deflateBands(rows, length + 1)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
