import { deflateSync } from "fflate";

/** Bytes that each file of the bomb unpacks to, written as few kilobytes. */
const each = 10_000_000;

/**
 * An archive of some kilobytes that unpacks to `megabytes` and more; its heads claim a byte each. Written by hand: to
 * pack so much would take longer than to refuse it.
 */
export function zipBomb(megabytes: number): Uint8Array {
  const packed = deflateSync(new Uint8Array(each), { level: 1 });
  const parts: Uint8Array[] = [];
  for (let index = 0; index * each < megabytes * 1_000_000; index += 1) {
    const name = new TextEncoder().encode(`${index}.shp`);
    const head = new DataView(new ArrayBuffer(30));
    head.setUint32(0, 0x04034b50, true);
    head.setUint16(4, 20, true);
    head.setUint16(8, 8, true);
    head.setUint32(18, packed.length, true);
    head.setUint32(22, 1, true);
    head.setUint16(26, name.length, true);
    parts.push(new Uint8Array(head.buffer), name, packed);
  }
  const end = new Uint8Array(22);
  end.set([0x50, 0x4b, 5, 6]);
  parts.push(end);
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
