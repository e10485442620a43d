import { crc32, deflateSync } from "node:zlib";
import type { Random } from "./random.js";

const width = 480;
const height = 320;
const horizon = 120;
/** The strip at the foot of the picture that says what it is. */
const strip = 40;

/** Colours of the picture, red, green and blue. */
const palette = [
  [176, 208, 228], // sky
  [190, 170, 128], // ground
  [150, 176, 108], // the plot's green
  [120, 92, 62], // fence
  [226, 214, 190], // wall
  [150, 76, 58], // roof
  [84, 110, 134], // window
  [74, 112, 66], // tree
  [20, 60, 66], // strip
  [255, 255, 255], // letters
] as const;
/** Where each stands in the palette. */
const [sky, ground, green, fence, wall, roof, glass, tree, band, ink] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Letters of five by seven points, as many as the strip needs. */
const letters: Readonly<Record<string, readonly string[]>> = {
  N: ["10001", "11001", "10101", "10011", "10001", "10001", "10001"],
  A: ["01110", "10001", "10001", "11111", "10001", "10001", "10001"],
  M: ["10001", "11011", "10101", "10101", "10001", "10001", "10001"],
  O: ["01110", "10001", "10001", "10001", "10001", "10001", "01110"],
  Y: ["10001", "10001", "01010", "00100", "00100", "00100", "00100"],
  I: ["11111", "00100", "00100", "00100", "00100", "00100", "11111"],
  S: ["01111", "10000", "10000", "01110", "00001", "00001", "11110"],
  H: ["10001", "10001", "10001", "11111", "10001", "10001", "10001"],
};
const words = "NAMOYISH";
const dot = 4;

/** Whether a point of the strip is a letter's. */
function isInk(x: number, y: number): boolean {
  const left = (width - words.length * 6 * dot) / 2;
  const column = Math.floor((x - left) / dot);
  const row = Math.floor((y - (height - strip) - 6) / dot);
  const letter = words[Math.floor(column / 6)];
  return column >= 0 && letter !== undefined && letters[letter]?.[row]?.[column % 6] === "1";
}

/** What made-up photos differ by. */
interface Scene {
  readonly house: boolean;
  readonly left: number;
  readonly broad: number;
  readonly trees: readonly number[];
}

function colourAt(x: number, y: number, { house, left, broad, trees }: Scene): number {
  if (y >= height - strip) return isInk(x, y) ? ink : band;
  if (house) {
    const top = horizon - 20;
    const [inX, inY] = [x - left, y - top];
    if (inX >= 0 && inX < broad && inY >= 0 && inY < 80) {
      const isPane = inY > 24 && inY < 52 && (inX % 48) - 14 >= 0 && (inX % 48) - 14 < 20;
      return isPane ? glass : wall;
    }
    const under = top - y;
    if (under > 0 && under <= 36 && inX >= under * 1.5 - 12 && inX < broad + 12 - under * 1.5) return roof;
  }
  for (const at of trees) {
    if ((x - at) ** 2 + (y - horizon - 4) ** 2 < 22 ** 2) return tree;
    if (Math.abs(x - at) < 3 && y > horizon && y < horizon + 56) return fence;
  }
  if (y < horizon) return sky;
  // The plot in perspective, its fence around it.
  const depth = (y - horizon) / (height - strip - horizon);
  const half = 130 + 90 * depth;
  const away = Math.abs(x - width / 2);
  if (depth > 0.12 && depth < 0.94) {
    if (away < half) return depth < 0.16 || depth > 0.9 || away > half - 5 ? fence : green;
  }
  return ground;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

/** A picture of a made-up plot, drawn and no photo of anything: it says so itself. A PNG of some kilobytes. */
export function photoOfPlot(random: Random, house: boolean): Buffer {
  const scene: Scene = {
    house,
    left: random.between(110, 190),
    broad: random.between(100, 150),
    trees: [random.between(40, 90), random.between(350, 440)],
  };
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + x + 1] = colourAt(x, y, scene);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  // Eight bits a point, each a colour of the palette.
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("PLTE", Buffer.from(palette.flat())),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
