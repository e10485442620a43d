import { describe, expect, it } from "vitest";
import { isAccepted, refuse } from "./uploads.js";

const file = (name: string, size: number, type = ""): File => new File([new Uint8Array(size)], name, { type });

describe("refuse", () => {
  const rules = { accept: [".pdf", "image/*"], maxSize: 100, maxFiles: 2 };
  it.each([
    [file("qaror.PDF", 10), 0, undefined],
    [file("surat.heic", 10, "image/heic"), 0, undefined],
    [file("dastur.exe", 10), 0, "wrong-type"],
    [file("qaror.pdf", 0), 0, "empty"],
    [file("qaror.pdf", 101), 0, "too-large"],
    [file("qaror.pdf", 10), 2, "too-many"],
  ])("judges %#", (candidate, taken, refusal) => {
    expect(refuse(candidate, taken, rules)).toBe(refusal);
  });

  it("takes everything without rules", () => {
    expect(refuse(file("x", 1), 99, {})).toBeUndefined();
  });
});

describe("isAccepted", () => {
  it("is not fooled by a type's beginning", () => {
    expect(isAccepted({ name: "a", type: "imagery/x" }, ["image/*"])).toBe(false);
  });
});
