import { strToU8, Zip, ZipPassThrough } from "fflate";
import type { Outbox } from "./outbox.js";

/**
 * Everything of the outbox in one archive that people can open: each visit as it was written, how it stands, and its
 * photos beside it; and the record of all that was ever sent, with the service's receipts whole. Photo by photo, so that
 * a phone need not hold them all at once.
 */
export async function saveAll(outbox: Outbox): Promise<Blob> {
  const zip = new Zip();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const written = new Promise<Blob>((resolve, reject) => {
    zip.ondata = (error, part, isLast) => {
      if (error) return reject(error);
      parts.push(new Uint8Array(part));
      if (isLast) resolve(new Blob(parts, { type: "application/zip" }));
    };
  });
  const add = (name: string, bytes: Uint8Array): void => {
    const file = new ZipPassThrough(name);
    zip.add(file);
    file.push(bytes, true);
  };
  const sent = (await outbox.sentLines()).map(({ at, ...line }) => ({ at: new Date(at).toISOString(), ...line }));
  add("sent.json", strToU8(JSON.stringify(sent, null, 2)));
  for (const { sealed: _, ...visit } of await outbox.visits()) {
    const photos = await outbox.photosOf(visit.id);
    const said = { ...visit, ...(await outbox.contentOf(visit.id)), photos };
    add(`${visit.id}/visit.json`, strToU8(JSON.stringify(said, null, 2)));
    for (const { id } of photos) {
      const bytes = await outbox.bytesOf(id);
      if (bytes) add(`${visit.id}/${id}.jpg`, bytes);
    }
  }
  zip.end();
  return written;
}
