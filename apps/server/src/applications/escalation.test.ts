import { afterAll, beforeAll, expect, test } from "vitest";
import { readHistory } from "../history/readHistory.js";
import { type FileKit, openFileKit } from "../testing/fileKit.js";
import { escalateOverdue } from "./escalation.js";
import { readFile } from "./file.js";
import { submit } from "./service.js";

let kit: FileKit;
beforeAll(async () => {
  kit = await openFileKit();
});
afterAll(() => kit.close());

const dayLength = 86_400_000;

test("an overdue file reaches each level of escalation once, on its day, however many servers look", async () => {
  const { db } = kit.database;
  const id = await kit.create();
  await kit.act(kit.cast.operator, (tx, acting) => submit(tx, acting, id));
  const { row } = await readFile(db, id);
  const end = row.deadline_at?.getTime() ?? 0;
  const tick = async (at: number) => escalateOverdue(db, kit.events, new Date(at));
  const levels = async () =>
    (await readHistory(db, { kind: "application", id, homeRegion: row.home_region }))
      .filter(({ action }) => action === "deadline.escalated")
      .map(({ params }) => [params["level"], params["days"]]);

  expect(await tick(end - 1)).toBe(0);
  const both = await Promise.all([tick(end), tick(end)]);
  expect(both[0] + both[1]).toBe(1);
  expect(await levels()).toEqual([[1, 1]]);
  expect(await tick(end + 3 * dayLength)).toBe(0);
  expect(await tick(end + 4 * dayLength)).toBe(1);
  // The third level's day, after days without a server.
  expect(await tick(end + 30 * dayLength)).toBe(1);
  expect(await tick(end + 31 * dayLength)).toBe(0);
  expect(await levels()).toEqual([
    [3, 31],
    [2, 5],
    [1, 1],
  ]);
});
