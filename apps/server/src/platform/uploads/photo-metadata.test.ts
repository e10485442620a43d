import fc from "fast-check";
import { expect, test } from "vitest";
import { faultOfPhoto } from "./photo-metadata.js";

/** A segment of a JPEG. */
function segment(marker: number, content: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}
const begin = Buffer.from([0xff, 0xd8]);
const picture = Buffer.concat([segment(0xda, Buffer.from([1, 2, 3])), Buffer.from([0xff, 0xe1, 0, 4, 0xff, 0xd9])]);

/** A chunk of a PNG; nobody checks its sum here. */
function chunk(type: string, content: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, Buffer.from(type, "latin1"), content, Buffer.alloc(4)]);
}
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const content = fc.uint8Array({ maxLength: 60 });

test("whatever silent segments stand around it, a JPEG that says where it was taken is told from one that does not", () => {
  const silent = fc.constantFrom(0xe0, 0xe2, 0xdb, 0xc0, 0xc4, 0xee);
  const segments = fc.array(fc.tuple(silent, content), { maxLength: 6 });
  fc.assert(
    fc.property(segments, segments, fc.constantFrom(0xe1, 0xed, 0xfe), content, (before, after, marker, words) => {
      const made = (all: readonly (readonly [number, Uint8Array])[]) => all.map(([one, bytes]) => segment(one, bytes));
      expect(faultOfPhoto(Buffer.concat([begin, ...made(before), ...made(after), picture]))).toBeUndefined();
      const speaking = Buffer.concat([begin, ...made(before), segment(marker, words), ...made(after), picture]);
      expect(faultOfPhoto(speaking)).toBe("photo-metadata");
    }),
  );
});

test("a PNG speaks in chunks of text and EXIF, and in what is hidden behind its end", () => {
  const end = chunk("IEND", Buffer.alloc(0));
  fc.assert(
    fc.property(content, fc.constantFrom("eXIf", "tEXt", "iTXt", "zTXt"), (bytes, type) => {
      const body = [signature, chunk("IHDR", Buffer.alloc(13)), chunk("IDAT", bytes)];
      expect(faultOfPhoto(Buffer.concat([...body, end]))).toBeUndefined();
      expect(faultOfPhoto(Buffer.concat([...body, chunk(type, bytes), end]))).toBe("photo-metadata");
    }),
  );
  expect(faultOfPhoto(Buffer.concat([signature, end, Buffer.from("GPS")]))).toBe("photo-metadata");
});

test("whatever else it is, it is no photo", () => {
  expect(faultOfPhoto(Buffer.from("%PDF-1.7"))).toBe("photo-type");
  expect(faultOfPhoto(Buffer.alloc(0))).toBe("photo-type");
});
