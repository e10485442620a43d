import { expect, it } from "vitest";
import { publicSite } from "../contract/public.js";
import { parseApplicationNumber } from "./application-number.js";

it.each([
  ["2026-1703-000001"],
  ["20261703000001"],
  [" 2026 1703 000001 "],
  ["2026–1703–000001"],
  ["2026\u00A0—\u00A01703 — 000001"],
  ["2026\u22121703\u2212000001"],
  ["2026/1703/000001"],
])("takes the digits of %j and places the hyphens, in a look-up too", (typed) => {
  expect(parseApplicationNumber(typed)).toBe("2026-1703-000001");
  const asked = publicSite.lookUp.body.safeParse({ number: typed, lastDigits: "1234" });
  expect(asked.data?.number).toBe("2026-1703-000001");
});

it.each([[""], ["2026-1703-00001"], ["2026-1703-0000011"], ["2026-1703-00000a"], ["٢٠٢٦-1703-000001"]])(
  "finds no number in %j",
  (typed) => {
    expect(parseApplicationNumber(typed)).toBeUndefined();
    const asked = publicSite.lookUp.body.safeParse({ number: typed, lastDigits: "1234" });
    expect(asked.error?.issues.map(({ message }) => message)).toEqual(["application-number"]);
  },
);
