import { expect, it } from "vitest";
import { creditParts } from "./credit-parts.js";

it("says what was done to our data in the reader's words and leaves names and licences", () => {
  expect(
    creditParts(
      "Map shapes: MapSVG / svg-maps, CC BY 4.0, georeferenced and recoded. District centres: GeoNames, CC BY 4.0",
    ),
  ).toEqual([
    { phrase: "map.credit.shapes" },
    { foreign: ": MapSVG / svg-maps, CC BY 4.0, " },
    { phrase: "map.credit.changed" },
    { foreign: ". " },
    { phrase: "map.credit.centres" },
    { foreign: ": GeoNames, CC BY 4.0" },
  ]);
});

it("says in the reader's words that the demonstration's boundaries are made up", () => {
  expect(creditParts("Demonstration: boundaries of neighbourhoods are made up")).toEqual([
    { phrase: "map.credit.madeUp" },
  ]);
});

it("leaves a credit it does not know as it is", () => {
  expect(creditParts("© Geodeziya markazi")).toEqual([{ foreign: "© Geodeziya markazi" }]);
});
