import { expect, it } from "vitest";
import { noticeValues, placeParams } from "./notice-values.js";

const names = { uz_UZ: "Bogʻishamol", uz_Cyrl: "Боғишамол", ru_RU: "Богишамол", en_US: "Bogishamol" };
const say = (id: string): string => `said ${id}`;

it("fills a sentence with a place by its name in the language, and says what is a code", () => {
  const notice = { params: { ...placeParams(names), status: "editing", from: "10.03.2026" }, count: 2 };
  expect(noticeValues(say, notice, "ru_RU")).toMatchObject({
    place: "Богишамол",
    status: "said status.editing",
    from: "10.03.2026",
    count: 2,
  });
  expect(noticeValues(say, notice, "uz_Cyrl")).toMatchObject({ place: "Боғишамол" });
});

it("fills a sentence without a place with what it has, and says of what was told before deeds and verdicts were that it was done", () => {
  expect(noticeValues(say, { count: 1 }, "en_US")).toEqual({ did: "other", verdict: "other", count: 1 });
  expect(noticeValues(say, { params: { did: "mended" }, count: 1 }, "en_US")).toMatchObject({ did: "mended" });
  expect(noticeValues(say, { params: { verdict: "upheld" }, count: 1 }, "en_US")).toMatchObject({ verdict: "upheld" });
});
