import { expect, test } from "vitest";
import { sha256OfFile } from "./sha256-of.js";

test("a chosen file has its hash, and one that can be no document of ours is not read", async () => {
  expect(await sha256OfFile(new Blob(["abc"]))).toEqual({
    sha256: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  });
  const endless = { size: 5_000_000_000, arrayBuffer: () => expect.unreachable("It was read.") };
  expect(await sha256OfFile(endless)).toEqual({ refused: "too-large" });
  const moved = { size: 3, arrayBuffer: () => Promise.reject(new Error("It is gone.")) };
  expect(await sha256OfFile(moved)).toEqual({ refused: "unreadable" });
});
