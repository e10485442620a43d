import { describe, expect, it } from "vitest";
import { sampleEntries } from "../testing/places.js";
import { type AreaEntry, type AreaFound, createAreaSearch, readArea } from "./area-search.js";

const search = createAreaSearch(sampleEntries);
const names = (found: readonly AreaFound[]): string[] => found.map(({ name, above }) => [...above, name].join(" > "));
const first = (typed: string): string | undefined => names(search(typed))[0];
const chiroqchi = "Qashqadaryo viloyati > Chiroqchi tumani";

describe("a search", () => {
  it.each([
    ["two letters", "sa"],
    ["Cyrillic", "самар"],
    ["Russian", "Самаркандская область"],
    ["capitals and blanks", "  SAMARQAND  "],
    ["another spelling", "samarkand"],
  ])("finds the widest place first by %s", (_, typed) => {
    expect(first(typed)).toBe("Samarqand viloyati");
  });

  it("finds by a part of any word, and by any apostrophe or none", () => {
    for (const typed of ["soʻzangaron", "so'zangaron", "so`zangaron", "sozangaron", "zangar"]) {
      expect(first(typed)).toBe("Samarqand viloyati > Samarqand shahri > Soʻzangaron");
    }
  });

  it("finds two words written as one, and one written as two", () => {
    const one = createAreaSearch([
      { path: { region: "1703", district: null, neighborhood: null }, name: "Yangi yoʻl" },
      { path: { region: "1706", district: null, neighborhood: null }, name: "Yangiyoʻl" },
    ]);
    expect(one("yangiyol")).toHaveLength(2);
    expect(one("yangi yo'l")).toHaveLength(2);
  });

  it("takes words of what a place lies in, in any order, and lists what was named itself", () => {
    expect(first("Qashqadaryo Chiroqchi")).toBe(chiroqchi);
    expect(first("chiroqchi qashqadaryo")).toBe(chiroqchi);
    expect(names(search("qashqadaryo yangiobod 1"))[0]).toBe(`${chiroqchi} > Yangiobod 1`);
    expect(search("andijon yangiobod")).toEqual([]);
  });

  it.each([
    ["a letter wrong", "chiroqchy tumani"],
    ["a letter missing", "chiroqhi tuman"],
    ["a letter too many", "chirroqchi tumani"],
    ["two letters swapped", "chrioqchi tumani"],
    ["mistakes in both words", "qashqadryo chirochi"],
    ["mistakes, not typed to the end", "chrioq tum"],
  ])("forgives %s", (_, typed) => {
    expect(first(typed)).toBe(chiroqchi);
  });

  it("puts what is written right before what is nearly so", () => {
    const near = createAreaSearch([
      { path: { region: "1703", district: null, neighborhood: null }, name: "Navbahor" },
      { path: { region: "1706", district: null, neighborhood: null }, name: "Navbahar" },
    ]);
    expect(near("navbahar").map(({ name }) => name)).toEqual(["Navbahar", "Navbahor"]);
  });

  it("takes no text for another one, however short", () => {
    expect(search("xxxxxx")).toEqual([]);
    expect(search("zq")).toEqual([]);
    expect(search("  ")).toEqual([]);
    expect(search("'")).toEqual([]);
  });

  it("finds a code and its beginning, written with blanks too", () => {
    expect(names(search("1710242"))).toEqual([chiroqchi]);
    expect(names(search("17 10 242"))).toEqual([chiroqchi]);
    expect(names(search("1718"))[0]).toBe("Samarqand viloyati");
    expect(search("1718")).toHaveLength(3);
    expect(names(search("18140001"))).toEqual(["Samarqand viloyati > Samarqand shahri > Registon"]);
  });

  it("stays within a territory and a depth", () => {
    expect(search("chiroqchi", { territory: "1718" })).toEqual([]);
    expect(names(search("registon", { territory: "1718401" }))).toHaveLength(1);
    expect(search("registon", { depth: "district" })).toEqual([]);
    expect(names(search("samarqand", { depth: "region" }))).toEqual(["Samarqand viloyati"]);
  });

  it("keeps places that answer equally well in the order it was given", () => {
    const given: AreaEntry[] = ["Guliston", "Gulobod", "Gulbahor"].map((name, at) => ({
      path: { region: "1703", district: "1703202", neighborhood: `0302000${at}` },
      name,
    }));
    expect(createAreaSearch(given)("gul").map(({ name }) => name)).toEqual(["Guliston", "Gulobod", "Gulbahor"]);
  });
});

describe("a place typed at once", () => {
  it("is one where it is named in full", () => {
    for (const typed of ["Qashqadaryo Chiroqchi", "қашқадарё чироқчи", "1710242", "registon", "Toshkent shahri"]) {
      expect(readArea(search, typed)).toMatchObject({ kind: "one" });
    }
    expect(readArea(search, "1718")).toMatchObject({ kind: "one", found: { code: "1718" } });
  });

  it("is several where a person has to choose, and none where nothing is like it", () => {
    expect(readArea(search, "yangiobod")).toMatchObject({ kind: "several" });
    expect(readArea(search, "17184")).toMatchObject({ kind: "one", found: { code: "1718401" } });
    expect(readArea(search, "xxxxxx")).toEqual({ kind: "none" });
  });
});
