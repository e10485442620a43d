import { describe, expect, it } from "vitest";
import { inOrder, moveBeside, moveTo } from "./order.js";

const order = ["a", "b", "c", "d"];

describe("moving to a place", () => {
  it.each([
    ["a", 2, "bcad"],
    ["d", 0, "dabc"],
    ["b", 1, "abcd"],
    ["a", -1, "abcd"],
    ["c", 9, "abdc"],
  ])("puts %s at %i", (id, place, expected) => {
    expect(moveTo(order, id, place).join("")).toBe(expected);
  });
});

describe("moving beside another", () => {
  it("puts it before and after, from either side", () => {
    expect(moveBeside(order, "a", { id: "c", side: "after" }).join("")).toBe("bcad");
    expect(moveBeside(order, "a", { id: "c", side: "before" }).join("")).toBe("bacd");
    expect(moveBeside(order, "d", { id: "b", side: "before" }).join("")).toBe("adbc");
  });

  it("leaves what is dropped on itself where it was", () => {
    expect(moveBeside(order, "b", { id: "b", side: "after" })).toEqual(order);
  });
});

it("puts items that the order does not name last, as they came", () => {
  const items = ["x", "b", "y", "a"].map((id) => ({ id, label: id }));
  expect(inOrder(items, ["a", "b"]).map(({ id }) => id)).toEqual(["a", "b", "x", "y"]);
});
