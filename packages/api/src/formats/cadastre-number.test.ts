import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  cadastreMask,
  cadastreRegions,
  checkCadastreNumber,
  parseCadastreNumber,
  regionOfCadastreNumber,
} from "./index.js";

const digits = (length: number) =>
  fc.integer({ min: 0, max: 10 ** length - 1 }).map((n) => String(n).padStart(length, "0"));
const pair = fc.constantFrom(...Object.keys(cadastreRegions));
const cadastreNumber = fc
  .tuple(pair, digits(2), digits(2), digits(2), digits(2), digits(4), fc.option(digits(4)), fc.option(digits(3)))
  .map(([a, b, c, d, e, f, building, flat]) =>
    [a, b, c, d, e, f, ...(building === null ? [] : flat === null ? [building] : [building, flat])].join(":"),
  );

describe("a cadastre number", () => {
  test("is right in its region, with or without building and flat", () => {
    fc.assert(
      fc.property(cadastreNumber, (value) => {
        expect(checkCadastreNumber(value)).toBeUndefined();
      }),
    );
  });

  test("is wrong in a region that does not exist", () => {
    expect(checkCadastreNumber("24:01:01:01:01:0001")).toBe("cadastre-region");
    expect(checkCadastreNumber("09:01:01:01:01:0001")).toBe("cadastre-region");
  });

  test.each([
    "",
    "17:09",
    "17:09:01:01:01:001",
    "17:09:01:01:01:0001:",
    "17:09:01:01:01:0001:1",
    "a7:09:01:01:01:0001",
    " 17:09:01:01:01:0001",
  ])("has a fault of shape as %j", (value) => {
    expect(checkCadastreNumber(value)).toBe("cadastre-shape");
  });

  test("is understood however its groups are parted", () => {
    fc.assert(
      fc.property(cadastreNumber, fc.constantFrom("", " ", "/", "-", "."), (value, separator) => {
        expect(parseCadastreNumber(value.replaceAll(":", separator))).toBe(value);
        expect(cadastreMask.parse(cadastreMask.format(value))).toBe(value);
      }),
    );
  });

  test("does not lose what is too much, so that the check names it", () => {
    expect(checkCadastreNumber(parseCadastreNumber("17090101010001000100199"))).toBe("cadastre-shape");
    expect(parseCadastreNumber("17:09:xx")).toBe("17:09:xx");
  });

  test("tells its region by SOATO", () => {
    expect(regionOfCadastreNumber("17:09:01:01:01:0001")).toBe("1703");
    expect(regionOfCadastreNumber("10:09:01:01:01:0001")).toBe("1726");
    expect(regionOfCadastreNumber("99:09:01:01:01:0001")).toBeUndefined();
  });

  test("has fourteen regions, each once", () => {
    expect(new Set(Object.values(cadastreRegions)).size).toBe(14);
  });
});
