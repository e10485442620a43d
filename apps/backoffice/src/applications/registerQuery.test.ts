import { expect, it } from "vitest";
import { filtersOf, isPersonal, paramsOf } from "./registerQuery.js";

it("reads back from the URL what it wrote there", () => {
  const filters = {
    status: ["announced" as const],
    ground: [1 as const, 4 as const],
    late: true,
    search: "Oʻtkir",
    sort: "-deadline" as const,
  };
  expect(filtersOf(paramsOf(filters))).toEqual(filters);
});

it("leaves out what does not fit and keeps the rest", () => {
  expect(filtersOf(new URLSearchParams("ground=9&from=2026-02-30&to=2026-03-01&sort=colour&x=1"))).toEqual({
    to: "2026-03-01",
  });
});

it("binds a status register to its status, whatever the query says", () => {
  const params = new URLSearchParams("status=rejected");
  expect(filtersOf(params, "announced")).toEqual({ status: ["announced"] });
  expect(paramsOf({ status: ["announced"], late: true }, "announced").toString()).toBe("late=true");
});

it.each(["30101900000011", "AB1234567", "+998 90 123-45-67", "301234567"])(
  "takes %s for a personal number",
  (search) => {
    expect(isPersonal(search)).toBe(true);
  },
);

it.each(["2026-1703-000001", "17:03:10:05:02:0001", "Karimov", "12"])("takes %s for no personal number", (search) => {
  expect(isPersonal(search)).toBe(false);
});

it("carries the years and the box of the map, as one link opens both", () => {
  const params = new URLSearchParams("year=2026&year=2025&bbox=69.1,41.2,69.4,41.4");
  const filters = filtersOf(params);
  expect(filters).toEqual({ year: [2026, 2025], bbox: [69.1, 41.2, 69.4, 41.4] });
  expect(filtersOf(paramsOf(filters))).toEqual(filters);
  expect(paramsOf(filters).get("bbox")).toBe("69.1,41.2,69.4,41.4");
  expect(filtersOf(new URLSearchParams("bbox=69.4,41.2,69.1,41.4"))).toEqual({});
});
