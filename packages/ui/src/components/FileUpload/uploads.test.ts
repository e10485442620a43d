import { describe, expect, it } from "vitest";
import { isAccepted, refuse } from "./uploads.js";

const file = (name: string, size: number, type = ""): File => new File([new Uint8Array(size)], name, { type });

const there = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `${index}.pdf`, size: 1 }));

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
    expect(refuse(candidate, there(taken), rules)).toBe(refusal);
  });

  it("takes everything without rules", () => {
    expect(refuse(file("x", 1), there(99), {})).toBeUndefined();
  });

  it("names a file that is there already before any rule, and knows one of another size for another", () => {
    const here = [{ name: "qaror.pdf", size: 10 }, ...there(1)];
    expect(refuse(file("qaror.pdf", 10), here, rules)).toBe("duplicate");
    expect(refuse(file("qaror.pdf", 11), here.slice(0, 1), rules)).toBeUndefined();
  });
});

describe("isAccepted", () => {
  it("is not fooled by a type's beginning", () => {
    expect(isAccepted({ name: "a", type: "imagery/x" }, ["image/*"])).toBe(false);
  });
});
