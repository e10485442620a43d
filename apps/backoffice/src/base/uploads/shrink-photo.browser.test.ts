import { expect, test } from "vitest";
import { shrinkPhoto } from "./shrink-photo.js";

/** A picture of so many pixels, with a comment about a place in it, as a camera writes one. */
async function photo(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const surface = canvas.getContext("2d");
  surface?.fillRect(0, 0, width / 2, height);
  const plain = new Uint8Array(await (await canvas.convertToBlob({ type: "image/jpeg" })).arrayBuffer());
  const words = new TextEncoder().encode("Exif\0\0 GPS 41.31 69.24");
  const segment = new Uint8Array([0xff, 0xe1, 0, words.length + 2, ...words]);
  return new File([plain.slice(0, 2), segment, plain.slice(2)], "uy.surati.png", { type: "image/jpeg" });
}
const textOf = async (file: File) => new TextDecoder("latin1").decode(await file.arrayBuffer());

test("a photo is sent smaller, in its proportions, without a word of where it was taken", async () => {
  const given = await photo(3840, 1000);
  expect(await textOf(given)).toContain("GPS 41.31");
  const sent = await shrinkPhoto(given);
  const { width, height } = await createImageBitmap(sent);
  expect({ width, height }).toEqual({ width: 1920, height: 500 });
  expect(await textOf(sent)).not.toContain("GPS");
  expect(sent.name).toBe("uy.surati.jpg");
});

test("a small one keeps its size, and what is no picture is refused", async () => {
  const { width, height } = await createImageBitmap(await shrinkPhoto(await photo(60, 40)));
  expect({ width, height }).toEqual({ width: 60, height: 40 });
  await expect(shrinkPhoto(new File(["%PDF-1.7"], "hujjat.pdf"))).rejects.toThrow(/could not be decoded/);
});
