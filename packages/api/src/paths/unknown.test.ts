import { expect, test } from "vitest";
import { askedByStaff, asStaffAsk } from "./index.js";

test("an unknown address keeps what it says and tells who asks", () => {
  const address = asStaffAsk({ pathname: "/nowhere/7", search: "?sort=deadline", hash: "#row" });
  expect(address).toBe("/nowhere/7?sort=deadline&staff=#row");
  expect(askedByStaff(address.split("?")[1]?.split("#")[0] ?? "")).toBe(true);
  expect(askedByStaff("sort=deadline&staffing=1")).toBe(false);
});
