import { expect, it } from "vitest";
import { applicationsRegister } from "./application-register.js";
import { councilRegister } from "./council.js";
import { organisationsRegister } from "./organisations.js";
import { askedIn, paramsOf, unreadOf } from "./register.js";

const nothingElse = new Set<string>();

it("takes the names of what is asked and the code that reading takes from the list", () => {
  expect(Object.keys(applicationsRegister.asked)).toContain("stuck");
  expect(Object.keys(applicationsRegister.asked)).not.toContain("after");
  expect(applicationsRegister.read).toBe("read:property");
  expect(Object.keys(councilRegister.asked)).toEqual([]);
  expect(organisationsRegister.asks).toBe(false);
  expect(Object.keys(organisationsRegister.asked)).toEqual(["search"]);
});

it("reads back what it wrote, in the one spelling of the schema's order", () => {
  const asked = {
    sort: "-deadline" as const,
    late: true,
    legalBasis: [1 as const, 4 as const],
    bbox: [69.1, 41.2, 69.4, 41.4] as [number, number, number, number],
    search: "Oʻtkir",
  };
  const params = paramsOf(applicationsRegister, asked);
  expect(askedIn(applicationsRegister, params)).toEqual(asked);
  expect(params.get("bbox")).toBe("69.1,41.2,69.4,41.4");
  expect([...params.keys()]).toEqual(["search", "legalBasis", "legalBasis", "bbox", "late", "sort"]);
});

it("tells every parameter that it does not know, and every value that it cannot read", () => {
  const params = new URLSearchParams("legalBasis=9&legalBasis=1&colour=red&late=true&person=7");
  expect(askedIn(applicationsRegister, params)).toEqual({ late: true });
  expect(unreadOf(applicationsRegister, params, new Set(["person"]))).toEqual([
    { name: "legalBasis", value: "9, 1" },
    { name: "colour", value: "red" },
  ]);
  expect(unreadOf(councilRegister, new URLSearchParams("day=today"), nothingElse)).toEqual([
    { name: "day", value: "today" },
  ]);
});
