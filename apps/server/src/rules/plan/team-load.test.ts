import { expect, test } from "vitest";
import { busiestDays, busyTeams, loadOn, type TeamSpan } from "./team-load.js";

const span = (startsOn: string, endsOn: string) => ({ startsOn: `2026-03-${startsOn}`, endsOn: `2026-03-${endsOn}` });
const schedule = (id: string, people: readonly string[], isAsked: boolean): TeamSpan => ({
  ...span("01", "10"),
  id,
  organisationId: "body",
  people,
  isAsked,
});

test("a team is as busy as on the day that most of its schedules share", () => {
  const [first, second, third] = [span("01", "10"), span("08", "20"), span("10", "12")];
  expect(busiestDays([first, second, third])).toEqual({
    from: "2026-03-10",
    to: "2026-03-10",
    spans: [first, second, third],
  });
  expect(busiestDays([span("01", "10"), span("11", "20")])?.spans).toHaveLength(1);
  expect(busiestDays([])).toBeUndefined();
});

test("two others that never meet make a load of two, and what meets before one's own days is none of it", () => {
  expect(loadOn(span("01", "30"), [span("01", "10"), span("11", "20")])).toBe(2);
  expect(loadOn(span("10", "30"), [span("01", "09"), span("02", "09"), span("09", "10")])).toBe(2);
  expect(loadOn(span("10", "30"), [])).toBe(1);
});

test("busy teams are people of one organisation who share a day too often, told together, and only where asked for", () => {
  const both = [schedule("a", ["one", "two"], true), schedule("b", ["one", "two"], false)];
  const found = busyTeams([...both, schedule("c", [], true), schedule("d", ["three"], true)], () => 1);
  expect(found).toEqual([
    { organisationId: "body", people: ["one", "two"], most: 1, from: "2026-03-01", to: "2026-03-10", spans: both },
  ]);
  expect(busyTeams(both, () => 2)).toEqual([]);
  expect(
    busyTeams(
      both.map((one) => ({ ...one, isAsked: false })),
      () => 1,
    ),
  ).toEqual([]);
});
