import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "../../platform/acting/actor.js";
import type { Context } from "../../platform/context.js";
import { type ApplicationKit, openApplicationKit } from "../../testing/application-kit.js";
import { areaWay } from "../../testing/area-way.js";
import { proposeForArea, putBackArea } from "./acts.js";
import { findArea } from "./area.js";
import { areasFileHolder } from "./held-file.js";
import { addProposal } from "./inspection-queries.js";

let kit: ApplicationKit;
let operator: Actor;
let inspector: Actor;
let reviewer: Actor;
beforeAll(async () => {
  kit = await openApplicationKit();
  ({ operator, inspector, reviewer } = kit.cast);
});
afterAll(() => kit.close());

const { enter, outcome, read, send, take, find, decide } = areaWay(() => kit);

test("what is written off takes a second person, in and out, and stays where it is until they decide", async () => {
  const id = await enter();
  await send(id);
  await take(id);
  expect(await find(id, "empty")).toBe("area_taken");
  expect(await find(id, "occupied")).toBe("proposal-open");
  const finderDecides: Actor = { ...inspector, codes: new Set([...inspector.codes, "approve:write_off"]) };
  expect(await decide(id, "approved", finderDecides)).toBe("proposal-own");
  expect(await decide(id, "refused")).toBe("area_taken");
  expect(await decide(id, "refused")).toBe("proposal-missing");
  await find(id, "empty");
  expect(await decide(id, "approved")).toBe("written_off");
  expect(await read(operator, id)).toMatchObject({
    basket: "written_off",
    organisation: null,
    basketReason: "Koʻrildi",
  });

  const propose = async (target: "written_off" | "area_new") =>
    outcome(operator, id, async (tx, acting) =>
      proposeForArea(tx, acting, id, { target, reason: "Adashilgan", documentId: null }),
    );
  expect(await outcome(operator, id, async (tx, acting) => putBackArea(tx, acting, id, { reason: "-" }))).toBe(
    "area-elsewhere",
  );
  expect(await propose("written_off")).toBe("invalid");
  expect(await propose("area_new")).toBe("written_off");
  expect(await decide(id, "approved")).toBe("area_new");
});

test("a person proposes to write off with a document only", async () => {
  const id = await enter();
  const propose = async (target: "written_off" | "state_owned") =>
    outcome(operator, id, async (tx, acting) =>
      proposeForArea(tx, acting, id, { target, reason: "Hujjat bor", documentId: null }),
    );
  expect(await propose("written_off")).toBe("invalid");
  expect(await propose("state_owned")).toBe("area_new");
});

test("the document of a proposal is read by who sees its area, and by nobody else", async () => {
  const id = await enter();
  const documentId = uuidv7();
  await kit.act(operator, async (tx, { now }) => {
    const by = { person: operator.id, through: null, at: now };
    await addProposal(tx, await findArea(tx, id), { target: "written_off", reason: "Hujjat", documentId }, by);
  });
  const sees = async (actor: Actor, file = documentId) =>
    areasFileHolder({ db: kit.database.db } as Context, actor, file);
  expect(await sees(reviewer)).toBe(true);
  expect(await sees(reviewer, uuidv7())).toBe(false);
  expect(await sees({ ...reviewer, territory: "1703202" })).toBe(false);
  expect(await sees({ ...reviewer, codes: new Set(["read:property"]) })).toBe(false);
  expect(await sees(inspector)).toBe(false);
});
