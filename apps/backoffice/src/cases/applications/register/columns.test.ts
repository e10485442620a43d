import { expect, test } from "vitest";
import { columnsOf } from "./columns.js";

test("a register of ended applications has no column of terms: none of them has one", () => {
  const say = { text: (id: string) => id } as Parameters<typeof columnsOf>[0];
  expect(columnsOf(say, true).deadline).toBe(false);
  expect(columnsOf(say, false).deadline).not.toBe(false);
});
