import type { Notice } from "@yer/api/contract/notices";
import { beforeEach, expect, test } from "vitest";
import { readNotices } from "../../identity/notices/service.js";
import { ensureStandardPositions } from "../../identity/users/standard-positions.js";
import type { Actor } from "../../platform/acting/actor.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { type ApplicationKit, openApplicationKit } from "../../testing/application-kit.js";
import { areaWay } from "../../testing/area-way.js";
import { registerPerson } from "../../testing/register-person.js";
import { moveAreas } from "../bulk-moves/areas.js";
import { tickBulkMoves } from "../bulk-moves/tick.js";
import { answerArea, recordFinding, returnArea } from "./acts.js";

let kit: ApplicationKit;
let operator: Actor;
let inspector: Actor;
/** A colleague of the inspector. */
let colleague: Actor;
/** Somebody with the same rights in another organisation. */
let stranger: Actor;
beforeEach(async () => {
  kit = await openApplicationKit();
  ({ operator, inspector } = kit.cast);
  colleague = { ...inspector, id: "01932f00-0000-7000-8000-0000000009f3", name: "Hamkasb", pinfl: null };
  stranger = {
    ...inspector,
    id: "01932f00-0000-7000-8000-0000000009f4",
    name: "Begona",
    pinfl: null,
    organisation: operator.organisation,
  };
  await withTransaction(kit.database.db, ensureStandardPositions);
  for (const one of [inspector, colleague, stranger]) await registerPerson(kit, one, "inspector");
  await registerPerson(kit, operator, "operator");
  return async () => kit.close();
});

const { enter, outcome, read, send, take } = areaWay(() => kit);

const told = async (who: Actor): Promise<readonly Notice[]> => (await readNotices(kit.database.db, who, {})).items;

test("an area that is sent is told to the people of the inspection who can take it, and to nobody else", async () => {
  const id = await enter();
  await send(id);
  for (const one of [inspector, colleague]) {
    expect(await told(one)).toMatchObject([
      { kind: "area.sent", subject: { kind: "area", id }, params: { status: "area_sent" }, count: 1 },
    ]);
  }
  for (const one of [stranger, operator]) expect(await told(one)).toEqual([]);
});

test("many that are sent in one act are one notice, which counts them", async () => {
  const areaIds = [await enter(), await enter(), await enter()];
  await kit.act(operator, async (tx, acting) =>
    moveAreas(tx, acting, {
      move: "area_send",
      areaIds,
      organisationId: inspector.organisation?.id ?? "",
      days: 10,
      note: "Joyida koʻrib chiqing",
    }),
  );
  const { signer } = await kit.act(null, async (_, acting) => acting);
  await tickBulkMoves({ db: kit.database.db, events: kit.events, signer }, kit.clock.now());
  expect(await told(inspector)).toMatchObject([{ kind: "area.sent", subject: null, count: 3 }]);
});

/** Everybody reads what they were told. */
const readAll = async () =>
  kit.database.db.updateTable("notices").set({ read_at: kit.clock.now() }).where("read_at", "is", null).execute();

test("one that comes back mended is told to who took it, else to all who can take it, once the last answer is given", async () => {
  const mended = async (id: string) => {
    const { requests } = await read(operator, id);
    for (const { id: requestId } of requests) {
      expect((await told(inspector)).filter(({ readAt }) => readAt === null)).toEqual([]);
      await outcome(operator, id, async (tx, acting) => answerArea(tx, acting, id, { requestId, answer: "Tuzatildi" }));
    }
  };
  const requests = [
    { kind: "fix_outline" as const, note: "Yoʻlga chiqqan" },
    { kind: "correct_address" as const, note: "Koʻchasi yoʻq" },
  ];
  const [untaken, taken] = [await enter(), await enter()];
  await send(untaken);
  await send(taken);
  await take(taken);
  await outcome(inspector, untaken, async (tx, acting) => returnArea(tx, acting, untaken, { requests }));
  await outcome(inspector, taken, async (tx, acting) =>
    recordFinding(tx, acting, taken, { finding: "data_wrong", reason: "Maʼlumot notoʻgʻri", requests }),
  );

  await readAll();
  await mended(untaken);
  const back = [{ subject: { id: untaken }, params: { status: "area_sent" } }];
  expect((await told(inspector)).slice(0, 1)).toMatchObject(back);
  expect((await told(colleague)).slice(0, 1)).toMatchObject(back);

  await readAll();
  await mended(taken);
  const unread = async (who: Actor) => (await told(who)).filter(({ readAt }) => readAt === null);
  expect(await unread(inspector)).toMatchObject([{ subject: { id: taken }, params: { status: "area_taken" } }]);
  expect(await unread(colleague)).toEqual([]);
});
