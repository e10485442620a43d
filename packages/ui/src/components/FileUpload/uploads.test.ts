import { describe, expect, it } from "vitest";
import { givingWay, isAccepted, refuse, type Upload } from "./uploads.js";

const file = (name: string, size: number, type = ""): File => new File([new Uint8Array(size)], name, { type });

const there = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `${index}.pdf`, size: 1 }));

const failed = (name: string, size: number): Upload => ({
  key: name,
  file: file(name, size),
  state: { kind: "failed", reason: "" },
});

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

describe("givingWay", () => {
  const over = [failed("a.csv", 1), failed("b.csv", 2)];
  const keys = (chosen: readonly File[], room: number) => givingWay(over, chosen, room).map(({ key }) => key);

  it("makes room for a file chosen instead of one that was refused, in a field of one", () => {
    expect(keys([file("mended.csv", 3)], 0)).toEqual(["a.csv", "b.csv"]);
  });
  it("keeps what can be tried again as long as there is room, the latest longest", () => {
    expect(keys([file("c.csv", 3)], 1)).toEqual(["a.csv"]);
    expect(keys([file("c.csv", 3)], Infinity)).toEqual([]);
  });
  it("takes the same file again for a try of it", () => {
    expect(keys([file("b.csv", 2)], Infinity)).toEqual(["b.csv"]);
  });
  it("takes nothing off where no file is taken", () => {
    expect(keys([], 0)).toEqual([]);
  });
});
