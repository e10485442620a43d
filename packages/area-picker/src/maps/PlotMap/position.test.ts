import { expect, it } from "vitest";
import { readPosition, writePosition } from "./position.js";

it("reads a position however it is pasted, and turns round what is the wrong way round", () => {
  const tashkent = { lat: 41.3111, lon: 69.2797 };
  for (const text of [
    "41.3111, 69.2797",
    "41.3111 69.2797",
    "41,3111; 69,2797",
    "41.3111° N, 69.2797° E",
    "69.2797, 41.3111",
  ]) {
    expect(readPosition(text)).toEqual(tashkent);
  }
  expect(readPosition(writePosition(tashkent))).toEqual(tashkent);
});

it("refuses what is no position", () => {
  expect(["", "41.3", "41.3, 69.2, 5", "Toshkent", "91, 69", "41 gradus 69"].map(readPosition)).toEqual(
    Array.from({ length: 6 }, () => null),
  );
});
