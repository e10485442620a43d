import { expect, test } from "vitest";
import { filtersOf, paramsOf } from "./usersQuery.js";

const id = "01932f00-0000-7000-8000-00000000a001";

test("filters survive the way through the URL", () => {
  const filters = { search: "Aliyev", position: [id], territory: "1718", blocked: true, sort: "-lastSeen" } as const;
  expect(filtersOf(paramsOf({ ...filters, position: [id] }))).toEqual(filters);
});

test("what does not fit is left out and the rest stands", () => {
  expect(filtersOf(new URLSearchParams("position=abc&blocked=maybe&territory=99&search=Vali"))).toEqual({
    search: "Vali",
  });
});
