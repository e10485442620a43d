import { expect, test } from "vitest";
import { readListFile } from "./read-list-file.js";

test("a list is read, and one longer than any list can be is refused without being read", async () => {
  expect(await readListFile(new Blob(["21.03.2027;bayram;Navroʻz"]))).toEqual({ text: "21.03.2027;bayram;Navroʻz" });
  // As many characters as there may be, each of the most bytes.
  expect(await readListFile(new Blob(["ʻ".repeat(100_000)]))).toMatchObject({ text: expect.any(String) });
  expect(await readListFile(new Blob(["a".repeat(100_001)]))).toEqual({ refused: "large" });
  const endless = { size: 5_000_000_000, text: () => expect.unreachable("It was read.") };
  expect(await readListFile(endless)).toEqual({ refused: "large" });
});

test("a file that was moved meanwhile is said to be unreadable", async () => {
  const moved = { size: 10, text: () => Promise.reject(new Error("It is gone.")) };
  expect(await readListFile(moved)).toEqual({ refused: "unreadable" });
});
