import type { Notice } from "@yer/api/contract/notices";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readNotices } from "../../identity/notices/service.js";
import type { Actor } from "../../platform/acting/actor.js";
import { type ConclusionsKit, hour, openConclusionsKit, step } from "../../testing/conclusions-kit.js";
import { remindOfConclusions } from "./reminders.js";

let opened: ConclusionsKit;
beforeAll(async () => {
  opened = await openConclusionsKit();
});
afterAll(() => opened.kit.close());
beforeEach(async () => {
  await opened.kit.database.db.deleteFrom("notices").execute();
  await opened.kit.database.db
    .updateTable("step_organisations")
    .set({ state: "passed" })
    .where("state", "=", "awaited")
    .execute();
});

const remind = async () => {
  const { database, events, clock } = opened.kit;
  return remindOfConclusions(database.db, events, clock.now());
};
const told = async (who: Actor): Promise<Notice[]> => (await readNotices(opened.kit.database.db, who, {})).items;
const kinds = async (who: Actor) =>
  (await told(who)).map(({ kind }) => kind).filter((kind) => kind === "conclusion.soon" || kind === "conclusion.late");

/** An application whose conclusion of the architects is due in so many hours from now. */
async function dueIn(hours: number): Promise<string> {
  const { kit, running } = opened;
  const id = await running();
  await kit.database.db
    .updateTable("step_organisations")
    .set({ due_at: new Date(kit.clock.now().getTime() + hours * hour) })
    .where("application_id", "=", id)
    .where("step_id", "=", step)
    .execute();
  return id;
}

test("members of the organisation hear that a term is near, and once more when it is over, each once", async () => {
  const { kit, first, second } = opened;
  const id = await dueIn(24);
  await remind();
  await remind();
  expect(await kinds(first)).toEqual(["conclusion.soon"]);
  expect(await kinds(second)).toEqual(["conclusion.soon"]);
  expect(await told(first)).toContainEqual(
    expect.objectContaining({ kind: "conclusion.soon", subject: { kind: "application", id } }),
  );
  kit.clock.advance(25 * hour);
  await remind();
  await remind();
  expect(await kinds(first)).toEqual(["conclusion.late", "conclusion.soon"]);
});

test("of a term that was over before anybody was told, only that is said", async () => {
  await dueIn(-1);
  await remind();
  expect(await kinds(opened.first)).toEqual(["conclusion.late"]);
});

test("who holds the conclusion is told, and no colleague of theirs", async () => {
  const { first, second, take } = opened;
  const id = await dueIn(24);
  await take(first, id);
  await remind();
  expect(await kinds(first)).toEqual(["conclusion.soon"]);
  expect(await kinds(second)).toEqual([]);
});

test("nobody hears of what is given already, or of a term that is far", async () => {
  const { first, give } = opened;
  await give(first, await dueIn(24));
  await dueIn(24 * 30);
  await remind();
  expect(await kinds(first)).toEqual([]);
});
