import type { Notice } from "@yer/api/contract/notices";
import { expect, test } from "vitest";
import { joinPages } from "./join-pages.js";

function notice(id: string, readAt: string | null = null): Notice {
  return {
    id,
    kind: "deadline.escalated",
    params: {},
    subject: null,
    count: 1,
    at: "2026-11-22T06:00:00.000Z",
    readAt,
  };
}
const idsOf = (items: readonly Notice[]) => items.map(({ id }) => id);

test("before anything older is asked for, the latest page is all there is", () => {
  const latest = [notice("b"), notice("a")];
  expect(joinPages(latest, [])).toEqual({ items: latest, joined: false });
  expect(joinPages([], [])).toEqual({ items: [], joined: false });
});

test("what came meanwhile stands before, and nothing stands twice", () => {
  const { items, joined } = joinPages([notice("d"), notice("c")], [notice("c"), notice("b"), notice("a")]);
  expect(idsOf(items)).toEqual(["d", "c", "b", "a"]);
  expect(joined).toBe(true);
});

test("a notice of both pages is told as the latest tells it", () => {
  const read = "2026-11-22T07:00:00.000Z";
  const { items } = joinPages([notice("b", read)], [notice("b"), notice("a")]);
  expect(items.map(({ readAt }) => readAt)).toEqual([read, null]);
});

test("pages that no longer meet are not put together, for what lies between would be missing unseen", () => {
  const { items, joined } = joinPages([notice("z"), notice("y")], [notice("b"), notice("a")]);
  expect(idsOf(items)).toEqual(["z", "y"]);
  expect(joined).toBe(false);
});
