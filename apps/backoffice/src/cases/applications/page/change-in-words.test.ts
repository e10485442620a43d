import { facts } from "@yer/api/contract/facts";
import { describe, expect, it } from "vitest";
import { changeInWords, type ChangeWords } from "./change-in-words.js";

const words: ChangeWords = {
  text: (id, values) => (values ? `${id}(${Object.values(values).join(", ")})` : id),
  number: (value) => `№${value}`,
  money: (tiyin) => `${tiyin / 100} soʻm`,
  day: (day) => `day ${day}`,
  lastDay: (end) => `until ${end}`,
  place: (code) => ({ "1718401": "Samarqand shahri" })[code],
  file: (id) => ({ f1: "reja.pdf" })[id],
};

const outline = {
  type: "Polygon",
  coordinates: [
    [
      [65, 39],
      [65.002, 39],
      [65.002, 39.002],
      [65, 39],
    ],
  ],
};
const house = { name: "Uy", yearBuilt: 1996, area: 120, floors: null };

describe("a change in words", () => {
  it.each([
    ["/legalBasis", 4, "word.legalBasis", "4. legalBasis.4"],
    ["/sizes/total", 1024, "facts.area.total", "№1024"],
    ["/occupiedSince", 2014, "facts.occupiedSince", "2014"],
    ["/landCategory", "settlement", "facts.landCategory", "landCategory.settlement"],
    ["/purpose", "dwelling", "facts.purpose", "purpose.dwelling"],
    ["/occupier/kind", "legalPerson", "form.occupier.kind", "form.occupier.legalPerson"],
    ["/occupier/pinfl", "4•••43", "word.pinfl", "4•••43"],
    ["/occupier/birthDate", "1991-08-27", "facts.birthDate", "day 1991-08-27"],
    ["/districtSoato", "1718401", "facts.district", "Samarqand shahri"],
    ["/payment/discount", "none", "word.discount", "discount.none"],
    ["/payment/marketValue", 500_00, "sum.market-value", "500 soʻm"],
    ["/outline", outline, "facts.outline", "facts.outline.points(3, 39.00100, 65.00100)"],
    ["/buildings", [house], "facts.buildings", "Uy, facts.building.year(1996), facts.building.area(№120)"],
    ["/fileIds", ["f1", "gone"], "word.documents", "reja.pdf; form.file.other"],
    ["/deadline/endsAt", "2026-11-30T19:00:00Z", "history.deadline", "until 2026-11-30T19:00:00Z"],
  ])("says %s by its label and its value as the file's page shows it", (pointer, value, label, said) => {
    expect(changeInWords({ pointer, before: null, after: value }, words)).toEqual({ label, before: null, after: said });
  });

  it.each([
    ["/ground", "word.legalBasis"],
    ["/areas/total", "facts.area.total"],
  ])("says what a history tells of %s, the fact's word of its day, by the label of today", (pointer, label) => {
    expect(changeInWords({ pointer, before: null, after: 4 }, words).label).toBe(label);
  });

  it("says of a legal person what histories called a body", () => {
    const change = { pointer: "/occupier/kind", before: "person", after: "body" };
    expect(changeInWords(change, words).after).toBe("form.occupier.legalPerson");
  });

  it("says both sides where a value took another's place, and none where it was taken away", () => {
    expect(changeInWords({ pointer: "/address", before: "Beruniy, 59", after: "Beruniy, 61" }, words)).toEqual({
      label: "facts.address",
      before: "Beruniy, 59",
      after: "Beruniy, 61",
    });
    expect(changeInWords({ pointer: "/buildings", before: [house], after: [] }, words).after).toBeNull();
  });

  it("shows no pointer, code or JSON for what it does not know", () => {
    expect(changeInWords({ pointer: "/soil/kind", before: { a: 1 }, after: "clay" }, words)).toEqual({
      label: "history.other",
      before: "history.other",
      after: "history.other",
    });
    expect(changeInWords({ pointer: "/outline", before: null, after: { type: "Point" } }, words).after).toBe(
      "history.other",
    );
  });

  it("knows every fact of a file", () => {
    const flat = Object.entries(facts.shape).flatMap(([key, schema]) =>
      "shape" in schema && key !== "outline"
        ? Object.keys(schema.shape as object).map((part) => `/${key}/${part}`)
        : [`/${key}`],
    );
    const unknown = flat.filter(
      (pointer) =>
        pointer !== "/occupier" &&
        changeInWords({ pointer, before: null, after: null }, words).label === "history.other",
    );
    expect(flat.length).toBeGreaterThan(12);
    expect(unknown).toEqual([]);
  });
});
