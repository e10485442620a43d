import { expect, it } from "vitest";
import { filtersOf, paramsOf } from "./placeQuery.js";

it("reads back what it wrote, and leaves out what no register knows", () => {
  const filters = { search: "Boʻston", region: ["1718", "1703"], active: false, sort: "-code" as const };
  expect(filtersOf(paramsOf(filters))).toEqual(filters);
  expect(filtersOf(new URLSearchParams("region=99&sort=area&active=maybe&search=a&place=1718"))).toEqual({
    search: "a",
  });
});
