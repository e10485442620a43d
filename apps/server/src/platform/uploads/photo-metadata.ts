/** What a photo may not carry into a record: a program's own words, and where and by whom it was taken (EXIF, XMP, IPTC). */
export type PhotoFault = "photo-type" | "photo-metadata";

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Chunks of a PNG that say something beside the picture. */
const pngWords = new Set(["eXIf", "tEXt", "zTXt", "iTXt", "tIME"]);

/**
 * What is wrong with a photo, by its bytes: it is a JPEG or a PNG, and carries nothing but the picture. Of a JPEG the
 * segments APP1 (EXIF, XMP), APP13 (IPTC) and comments speak; of a PNG its chunks of text. Colour profiles may stay.
 */
export function faultOfPhoto(bytes: Buffer): PhotoFault | undefined {
  if (bytes.subarray(0, 8).equals(pngSignature)) return pngSpeaks(bytes) ? "photo-metadata" : undefined;
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegSpeaks(bytes) ? "photo-metadata" : undefined;
  return "photo-type";
}

function pngSpeaks(bytes: Buffer): boolean {
  let at = 8;
  while (at + 8 <= bytes.length) {
    const type = bytes.toString("latin1", at + 4, at + 8);
    if (pngWords.has(type)) return true;
    if (type === "IEND") return at + 12 < bytes.length;
    at += 12 + bytes.readUInt32BE(at);
  }
  return false;
}

function jpegSpeaks(bytes: Buffer): boolean {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    // Fill bytes before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xe1 || marker === 0xed || marker === 0xfe) return true;
    // The picture itself begins: what comes after it is one, to its end.
    if (marker === 0xda) return false;
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
}
