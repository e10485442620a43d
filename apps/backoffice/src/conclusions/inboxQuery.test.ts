import { expect, test } from "vitest";
import { filtersOf, inboxParamsOf, inboxStateOf, withView } from "./inboxQuery.js";

test("a link opens the list, filters and order that it was copied from", () => {
  const state = {
    view: "late" as const,
    sort: "-number" as const,
    step: ["Ekologiya xulosasi"],
    district: ["1718401"],
    ground: [1 as const, 3 as const],
    search: "Oʻtkir",
  };
  expect(inboxStateOf(inboxParamsOf(state))).toEqual(state);
});

test("what does not fit is left out, and the rest holds", () => {
  const params = new URLSearchParams("view=everything&ground=9&ground=1&district=1718401&sort=name");
  expect(inboxStateOf(params)).toEqual({ district: ["1718401"] });
});

test("another list keeps the filters and forgets the order", () => {
  const state = { view: "done" as const, sort: "-given" as const, district: ["1718401"] };
  expect(withView(state, "late")).toEqual({ view: "late", district: ["1718401"] });
  expect(withView(state, "waiting")).toEqual({ district: ["1718401"] });
  expect(filtersOf(state)).toEqual({ district: ["1718401"] });
});
