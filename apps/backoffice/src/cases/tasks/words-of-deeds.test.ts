import { doneBy } from "@yer/api/contract/bulk-deeds";
import { type bulkActKeys, bulkAreaMoveKeys, bulkMoveKeys } from "@yer/api/contract/bulk-moves";
import { type Locale, locales } from "@yer/api/contract/values";
import { createIntl } from "react-intl";
import { expect, test } from "vitest";

type Messages = Readonly<Record<string, string>>;
const files = import.meta.glob<{ messages: Messages }>(["./messages/*.ts", "../areas/many/messages/*.ts"], {
  eager: true,
});

const values = { able: 2, total: 3, count: 2, moved: 2, left: 1, move: "" };

/** Says the texts of acts on many in a language. */
function sayer(locale: Locale) {
  const messages = Object.assign(
    {},
    ...Object.entries(files).flatMap(([path, file]) => (path.endsWith(`/${locale}.ts`) ? [file.messages] : [])),
  ) as Messages;
  const intl = createIntl({ locale: locale.slice(0, 2), messages });
  return (id: string, did: string) => intl.formatMessage({ id }, { ...values, did });
}

/** What is said before an act, and of it afterwards. */
const before = ["able", "none", "unable", "note", "start"];
const after = ["tasks.file.moved", "tasks.file.refused", "tasks.ended", "tasks.cancelled"];

test.each(locales)("in %s what was moved is said of what was moved, and of nothing else", (locale) => {
  const say = sayer(locale);
  const told = (
    ids: readonly string[],
    moves: readonly (typeof bulkActKeys)[number][],
    like: (typeof bulkActKeys)[number],
  ) =>
    ids.flatMap((id) => {
      const ofMoved = say(id, doneBy(like));
      return moves
        .filter((move) => doneBy(move) !== doneBy(like) && say(id, doneBy(move)) === ofMoved)
        .map((move) => [id, move]);
    });
  expect(
    told(
      before.map((part) => `many.${part}`),
      ["area_accept", "area_refuse", "area_confirm"],
      "area_send",
    ),
  ).toEqual([]);
  expect(
    told(
      before.map((part) => `bulk.${part}`),
      [...bulkMoveKeys, "remind_payment"],
      "submit",
    ),
  ).toEqual([]);
  const others = [...bulkAreaMoveKeys, "give_conclusion", "put_to_session", "remind_payment"] as const;
  expect(told(after.slice(2), others, "area_send")).toEqual([]);
  expect(
    told(
      after,
      others.filter((move) => doneBy(move) !== "area"),
      "submit",
    ),
  ).toEqual([]);
});

test.each(locales)("in %s the button of an act on many files says the act that its heading says", (locale) => {
  const messages = Object.assign(
    {},
    ...Object.entries(files).flatMap(([path, file]) => (path.endsWith(`/${locale}.ts`) ? [file.messages] : [])),
  ) as Messages;
  const intl = createIntl({ locale: locale.slice(0, 2), messages });
  const said = { move: "Decide", did: doneBy("council_for"), of: "application", count: 3 };
  expect(intl.formatMessage({ id: "bulk.start" }, said)).toBe(intl.formatMessage({ id: "bulk.title" }, said));
});
