import { expect, it } from "vitest";
import { migrations } from "./migrations.js";

it("lists migrations in the order in which they run", () => {
  const names = Object.keys(migrations);
  expect(names).toEqual(names.toSorted());
});
