import { describe, expect, it } from "vitest";
import { findRow, foldText, typeOn } from "./type-to-find.js";

const owners = ["Karimova", "Oʻrinov", "Ashurova", "Anvarov", "Oripov"].map(foldText);
const find = (typed: string, from: number): number =>
  findRow(owners.length, from, foldText(typed), (at) => owners[at] ?? "");

describe("finding a row by typing", () => {
  it("goes to the next row that starts so, and around at the end", () => {
    expect(find("k", 2)).toBe(0);
    expect(find("a", 0)).toBe(2);
    expect(find("a", 2)).toBe(3);
  });

  it("stays with a row that goes on matching", () => {
    expect(find("an", 3)).toBe(3);
    expect(find("an", 2)).toBe(3);
  });

  it("goes on by one when the same letter comes again", () => {
    expect(find("aa", 2)).toBe(3);
    expect(find("aaa", 3)).toBe(2);
  });

  it("takes every mark for ʻ as none", () => {
    expect(find("o'r", 0)).toBe(1);
    expect(find("or", 2)).toBe(4);
  });

  it("finds nothing where nothing starts so, and nothing in an empty list", () => {
    expect(find("z", 0)).toBe(-1);
    expect(findRow(0, 0, "a", () => "")).toBe(-1);
  });

  it("begins a new word after a pause", () => {
    const first = typeOn(undefined, "a", 0);
    expect(typeOn(first, "n", 300).text).toBe("an");
    expect(typeOn(first, "n", 1000).text).toBe("n");
  });
});
