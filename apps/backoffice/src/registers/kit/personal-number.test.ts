import { expect, it } from "vitest";
import { isPersonal } from "./personal-number.js";

it.each(["30101900000011", "AB1234567", "+998 90 123-45-67", "301234567"])(
  "takes %s for a personal number",
  (search) => {
    expect(isPersonal(search)).toBe(true);
  },
);

it.each([
  "2026-1703-000001",
  "20261718000031",
  "2026 1718 000031",
  "2026–1718–000031",
  "2026-1718-0",
  "2026 1718 00003",
  "20261718A000016",
  "17:03:10:05:02:0001",
  "Karimov",
  "12",
])("takes %s for no personal number", (search) => {
  expect(isPersonal(search)).toBe(false);
});
