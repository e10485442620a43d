import { doneBy } from "@yer/api/contract/bulk-deeds";
import { bulkActKeys } from "@yer/api/contract/bulk-moves";
import { locales } from "@yer/api/contract/values";
import { expect, test } from "vitest";
import { letterOf, smsOf, type Told } from "./compose.js";
import { deliveryWords } from "./words.js";

const ended = (params: Told["params"]): Told[] => [
  {
    kind: "bulk.ended",
    count: 1,
    params,
    subject_kind: "bulk_move",
    subject_id: "0190f0a0-0000-7000-8000-000000000001",
  },
];
const at = { isDigest: false, mostParts: 3 };

test.each([
  ["submit", "2 of 3 files moved"],
  ["put_to_session", "2 of 3 files put on the agenda"],
  ["give_conclusion", "2 of 3 conclusions signed"],
  ["area_send", "2 of 3 areas moved"],
  ["area_confirm", "2 of 3 areas confirmed"],
  ["area_accept", "the check of 2 of 3 areas accepted"],
  ["area_refuse", "the check of 2 of 3 areas refused"],
  ["area_mend", "2 of 3 areas mended"],
  ["remind_payment", "reminded of 2 of 3 payments"],
] as const)("an SMS says what an act on many did: %s", async (move, words) => {
  const say = await deliveryWords("en_US");
  const { text } = smsOf(say, ended({ did: doneBy(move), moved: 2, total: 3 }), { ...at, locale: "en_US" });
  expect(text).toBe(`Yer: an act on many has ended, ${words}`);
});

test.each(locales)(
  "in %s it says so of every act in words of its own, and of one told before deeds were told too",
  async (locale) => {
    const say = await deliveryWords(locale);
    const said = (did: string | undefined) =>
      smsOf(say, ended({ ...(did === undefined ? {} : { did }), moved: 2, total: 3 }), { ...at, locale }).text;
    const deeds = [...new Set(bulkActKeys.map(doneBy))];
    expect(new Set([...deeds, undefined].map(said)).size).toBe(deeds.length + 1);
  },
);

const verdicts = ["upheld", "dismissed", undefined] as const;

test.each(locales)(
  "in %s it says what was decided of one's objection or complaint, by the application",
  async (locale) => {
    const say = await deliveryWords(locale);
    for (const kind of ["own.objection", "own.objection-decided", "own.complaint"] as const) {
      const said = verdicts.map((verdict) => {
        const params = { number: "2026-1718-000007", objections: 2, ...(verdict === undefined ? {} : { verdict }) };
        return smsOf(say, [{ kind, count: 1, params, subject_kind: null, subject_id: null }], { ...at, locale }).text;
      });
      for (const text of said) expect(text).toContain("2026-1718-000007");
      expect(new Set(said).size).toBe(verdicts.length);
    }
  },
);

test("a letter of an answer leads to one's own page, where it stands", async () => {
  const say = await deliveryWords("en_US");
  const told: Told = {
    kind: "own.complaint",
    count: 1,
    params: { number: "2026-1718-000007", verdict: "upheld" },
    subject_kind: null,
    subject_id: null,
  };
  const { text } = letterOf(say, [told], { isDigest: false, publicUrl: "https://yer.example", locale: "en_US" });
  expect(text).toContain("- Your complaint about file 2026-1718-000007 was upheld\n  https://yer.example/profile\n");
});
