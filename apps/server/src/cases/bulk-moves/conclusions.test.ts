import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "../../platform/acting/actor.js";
import { type ConclusionsKit, openConclusionsKit, step } from "../../testing/conclusions-kit.js";
import { previewConclusions, startConclusions } from "./conclusions.js";
import { bulkApplicationPage } from "./queries.js";
import { findBulkMove } from "./service.js";
import { tickBulkMoves } from "./tick.js";

let opened: ConclusionsKit;
beforeAll(async () => {
  opened = await openConclusionsKit();
});
afterAll(() => opened.kit.close());

const same = { verdict: "positive", summary: "Bosh rejaga mos", answers: { "17": 2 }, fileIds: [] } as const;
const seatsOf = (ids: readonly string[]) => ids.map((applicationId) => ({ applicationId, stepId: step }));
const preview = (who: Actor, ids: readonly string[]) =>
  opened.kit.act(who, (tx, acting) => previewConclusions(tx, acting, { seats: seatsOf(ids) }));
const start = (who: Actor, ids: readonly string[], given = {}) =>
  opened.kit.act(who, (tx, acting) =>
    startConclusions(tx, acting, { ...same, fileIds: [], ...given, seats: seatsOf(ids) }),
  );
const tick = async () => {
  const { database, events, clock } = opened.kit;
  const { signer } = await opened.kit.act(null, async (_, acting) => acting);
  return tickBulkMoves({ db: database.db, events, signer }, clock.now());
};
const results = async (id: string) =>
  (await bulkApplicationPage(opened.kit.database.db, id, { limit: 100 })).items.map(({ state, reasons }) => [
    state,
    ...reasons.map(({ code }) => code),
  ]);

test("the same answers are given to many, each a conclusion of its own with a signature of its own", async () => {
  const { first, running, actionsOf, kit } = opened;
  const ids = [await running(), await running(), await running()];
  expect(await preview(first, ids)).toMatchObject({ total: 3, unable: [], asks: { version: 1 } });
  const { id } = await start(first, ids);
  await tick();
  expect(await results(id)).toEqual([["moved"], ["moved"], ["moved"]]);
  expect(await findBulkMove(kit.database.db, first, id)).toMatchObject({ move: "give_conclusion", state: "ended" });
  for (const applicationId of ids) expect(await actionsOf(applicationId)).toEqual(["conclusion.given"]);
  const signed = await kit.database.db
    .selectFrom("conclusions")
    .select(["act_id", "summary", "answers", "by_user"])
    .where("application_id", "in", ids)
    .execute();
  expect(new Set(signed.map(({ act_id }) => act_id)).size).toBe(3);
  for (const conclusion of signed) {
    expect(conclusion).toMatchObject({ summary: same.summary, answers: same.answers, by_user: first.id });
  }
});

test("the preview says of each other one why: a colleague holds it, it was given, it is none of theirs", async () => {
  const { first, second, running, take, give, kit } = opened;
  const [free, held, given] = [await running(), await running(), await running()];
  await take(second, held);
  await give(first, given);
  const unsent = await kit.create();
  const found = await preview(first, [free, held, given, unsent]);
  expect(found.able).toEqual(seatsOf([free]));
  expect(found.unable.map(({ applicationId, reasons }) => [applicationId, reasons[0]?.code])).toEqual([
    [held, "conclusion-held"],
    [given, "step-not-awaited"],
    [unsent, "file-unseen"],
  ]);
});

test("one that a colleague took meanwhile is refused with the reason, and the others are given", async () => {
  const { first, second, running, take } = opened;
  const ids = [await running(), await running()];
  const { id } = await start(first, ids);
  await take(second, ids[0] ?? "");
  await tick();
  expect(await results(id)).toEqual([["refused", "conclusion-held"], ["moved"]]);
});

test("answers that do not fit the questions begin nothing", async () => {
  const { first, running } = opened;
  await expect(start(first, [await running()], { answers: { "17": "uch" } })).rejects.toMatchObject({
    code: "invalid",
    details: { errors: [{ pointer: "/answers/17" }] },
  });
});

test("the whole of a list can be asked about but for some rows", async () => {
  const { first, running, kit } = opened;
  const [kept, out] = [await running(), await running()];
  const { able, unable } = await kit.act(first, (tx, acting) =>
    previewConclusions(tx, acting, { view: "waiting", filters: {}, except: seatsOf([out]) }),
  );
  const asked = [...able.map(({ applicationId }) => applicationId), ...unable.map((row) => row.applicationId)];
  expect(asked).toContain(kept);
  expect(asked).not.toContain(out);
});
