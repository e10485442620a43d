import { Unzip, UnzipInflate } from "fflate";
import { importBounds, ImportRefusal } from "./plot-import.js";

/** Bytes handed to the unpacker at once: at most a thousandfold of them comes out before it is counted. */
const step = 32_768;

/** The files of an archive that matter, by lower-case name. */
export type Archive = ReadonlyMap<string, Uint8Array>;

/** What matters for plots. */
const ofPlots = /\.(?:shp|dbf|prj|cpg|kml|geojson|json)$/iu;

/**
 * Unpacks what matters of an archive: what `wanted` finds by its lower-case name. What comes out is counted as it comes: sizes that an archive claims are not
 * believed, so a bomb is refused after forty megabytes.
 *
 * @throws {ImportRefusal} `zip-broken`, `zip-bomb`
 */
export function unzip(bytes: Uint8Array, wanted = ofPlots): Archive {
  const files = new Map<string, Uint8Array>();
  if (!hasEnd(bytes)) throw new ImportRefusal("zip-broken");
  let [entries, unpacked] = [0, 0];
  // The unpacker catches what is thrown while it hands out a part, and tells it once more as a fault of the archive.
  let isBomb = false;
  const reader = new Unzip((file) => {
    entries += 1;
    if (entries > importBounds.entries) throw new ImportRefusal("zip-bomb");
    const name = file.name.toLowerCase().replaceAll("\\", "/");
    if (!wanted.test(name) || name.startsWith("__macosx/")) return;
    const parts: Uint8Array[] = [];
    file.ondata = (error, part, isLast) => {
      if (error) throw new ImportRefusal("zip-broken");
      unpacked += part.length;
      if (unpacked > importBounds.unpacked) {
        isBomb = true;
        throw new ImportRefusal("zip-bomb");
      }
      parts.push(part);
      if (isLast) files.set(name, joined(parts));
    };
    file.start();
  });
  reader.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += step) {
      reader.push(bytes.subarray(at, at + step), at + step >= bytes.length);
    }
  } catch (error) {
    if (isBomb) throw new ImportRefusal("zip-bomb");
    throw error instanceof ImportRefusal ? error : new ImportRefusal("zip-broken");
  }
  return files;
}

/** Whether an archive has its end, where its directory is: one that breaks off may lack a file without a sign of it. */
function hasEnd(bytes: Uint8Array): boolean {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 22 - 65_535); at -= 1) {
    if (bytes[at] === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 5 && bytes[at + 3] === 6) return true;
  }
  return false;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
