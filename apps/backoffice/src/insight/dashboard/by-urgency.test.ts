import { expect, test } from "vitest";
import { byUrgency } from "./by-urgency.js";

const queue = (name: string, total: number, endsAt: string | null) => ({
  name,
  total,
  next: { endsAt, state: endsAt === null ? ("none" as const) : ("running" as const), daysLeft: null },
});

test("what is due first comes first, then what has no term, then what is empty, each as the service has them", () => {
  const queues = [
    queue("empty", 0, null),
    queue("undated", 40, null),
    queue("later", 3, "2026-12-02T19:00:00.000Z"),
    queue("late", 1, "2026-11-02T19:00:00.000Z"),
    queue("empty too", 0, null),
    queue("undated too", 1, null),
  ];
  expect(queues.toSorted(byUrgency).map(({ name }) => name)).toEqual([
    "late",
    "later",
    "undated",
    "undated too",
    "empty",
    "empty too",
  ]);
});
