import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { planConclusion, planDiscussion } from "../discussion/plan.js";
import { readDiscussion } from "../discussion/read.js";
import { decideObjection } from "../objections/service.js";
import { type ApplicationKit, openApplicationKit } from "../../testing/application-kit.js";
import { applicationWay, day, reasons } from "../../testing/application-way.js";
import { updateFacts } from "./facts-service.js";
import { readApplicationHistory } from "./history.js";
import { readApplicationRecord } from "./application.js";
import { readApplication } from "../application-acts/read.js";
import { review, startDiscussion, submit } from "../application-acts/service.js";
import { verifyStatuses } from "./verify-statuses.js";

let kit: ApplicationKit;
beforeAll(async () => {
  kit = await openApplicationKit();
});
afterAll(() => kit.close());
beforeEach(() => kit.clock.set(new Date("2026-03-05T09:00:00.000Z")));

const { status, conclude, applicationIn, object } = applicationWay(() => kit);

describe("the usual way", () => {
  test("a complete file is submitted, discussed, announced, checked, paid and registered", async () => {
    const id = await applicationIn("registered");
    expect(await status(id)).toBe("registered");
    const view = await kit.act(kit.cast.operator, (tx, acting) => readApplication(tx, acting, id));
    expect(view.charge).toMatchObject({ amount: 123_600_000, remaining: 0, state: "paid" });
    expect(view.moves).toEqual([]);
  });

  test("an incomplete file is not submitted, and each missing fact is named", async () => {
    const id = await kit.create({ cadastreNumber: null, address: null });
    const view = await kit.act(kit.cast.operator, (tx, acting) => readApplication(tx, acting, id));
    expect(view.missing).toEqual(["/cadastreNumber", "/address"]);
    expect(view.moves.find(({ key }) => key === "submit")).toMatchObject({ allowed: false });
    expect(await reasons(kit.act(kit.cast.operator, (tx, acting) => submit(tx, acting, id)))).toEqual([
      "facts-missing",
    ]);
  });

  test("a discussion that finds no body says which step, kind and district", async () => {
    const id = await applicationIn("to_conclusion", { legalBasis: 5 });
    const view = await kit.act(kit.cast.operator, (tx, acting) => readApplication(tx, acting, id));
    expect(view.moves.find(({ key }) => key === "start_discussion")?.reasons).toContainEqual({
      code: "step-unresolved",
      params: expect.objectContaining({ kind: "agriculture", district: "1718401" }) as object,
    });
  });

  test("whom a discussion will ask and until when is known before it starts, and is what it asks then", async () => {
    const id = await applicationIn("to_conclusion");
    const plan = await kit.act(kit.cast.operator, (tx, acting) => planDiscussion(tx, acting, id));
    await kit.act(kit.cast.operator, (tx, acting) => startDiscussion(tx, acting, id));
    const begun = await kit.act(kit.cast.operator, (tx, acting) => readDiscussion(tx, acting, id));
    expect(plan.steps.length).toBeGreaterThan(1);
    expect(plan.steps).toEqual(
      begun?.steps.map(({ stepId, label, organisations, remaining, deadline }) => ({
        stepId,
        label,
        organisations: organisations.map(({ name }) => name),
        needed: remaining,
        until: deadline,
      })),
    );
    expect(plan.steps.some(({ until }) => until !== null)).toBe(true);
    expect(
      await reasons(kit.act(kit.cast.operator, (tx, acting) => planDiscussion(tx, acting, id))),
      "of a discussion that runs there is nothing to plan",
    ).toEqual(["not-from-here"]);
  });

  test("what giving a conclusion leads to is told before it is given: who goes on being asked, until when, and the end", async () => {
    const id = await applicationIn("in_discussion");
    const plan = (who: "architect" | "ecologist", stepId: string) =>
      kit.act(kit.cast[who], (tx, acting) => planConclusion(tx, acting, id, stepId));
    const begun = await kit.act(kit.cast.operator, (tx, acting) => readDiscussion(tx, acting, id));
    const ecology = begun?.steps.find(({ stepId }) => stepId === "ecology");
    kit.clock.advance(2 * day);
    expect(await plan("architect", "architecture")).toMatchObject({
      supersedes: false,
      ends: false,
      asks: [],
      awaits: [{ stepId: "ecology", until: ecology?.deadline }],
    });
    expect(ecology?.deadline).not.toBeNull();
    expect(await reasons(plan("architect", "ecology")), "another body's step").toEqual(["not-your-step"]);

    await conclude("architect", id, "negative");
    expect(await plan("architect", "architecture"), "given anew").toMatchObject({ supersedes: true, ends: false });
    expect(await plan("ecologist", "ecology"), "the last; of the other's verdict it says nothing").toEqual({
      organisation: expect.objectContaining({ en_US: expect.any(String) as string }) as unknown,
      step: ecology?.label,
      supersedes: false,
      ends: true,
      asks: [],
      awaits: [],
    });
    expect(await status(id), "nothing was given by asking").toBe("in_discussion");
    await conclude("ecologist", id);
    expect(await reasons(plan("ecologist", "ecology")), "after the end").toEqual(["not-from-here"]);
  });

  test("two bodies in the same second both count, and the second ends the run", async () => {
    const id = await applicationIn("in_discussion");
    await Promise.all([conclude("architect", id), conclude("ecologist", id)]);
    expect(await status(id)).toBe("announced");
  });

  test("one negative conclusion leads to review", async () => {
    const id = await applicationIn("in_discussion");
    await conclude("architect", id, "negative");
    expect(await status(id)).toBe("in_discussion");
    await conclude("ecologist", id);
    expect(await status(id)).toBe("in_review");
  });

  test("a body may take its conclusion back while the discussion lasts; the latest verdict counts", async () => {
    const id = await applicationIn("in_discussion");
    await conclude("architect", id, "negative");
    await conclude("architect", id, "positive");
    await conclude("ecologist", id);
    expect(await status(id)).toBe("announced");
  });
});

describe("separation of duties", () => {
  test("who reviews a file does not decide its objections as well", async () => {
    const { cast, act } = kit;
    const id = await applicationIn("in_discussion");
    await conclude("architect", id, "negative");
    await conclude("ecologist", id);
    await act(cast.reviewer, (tx, acting) => review(tx, acting, id, { to: "announced", reason: "Maʼqul" }));
    const { id: objection } = await object(id);
    const own = act(cast.reviewer, (tx, acting) =>
      decideObjection(tx, acting, objection, { body: { verdict: "dismissed", reason: "Asossiz" }, ifMatch: null }),
    );
    expect(await reasons(own)).toEqual(["duty-conflict"]);
  });

  test("what is done to a file in another person's name stands in its history under both names", async () => {
    const { operator, reviewer } = kit.cast;
    const id = await kit.create();
    const impersonation = {
      byId: reviewer.id,
      byName: reviewer.name,
      byPinfl: null,
      until: new Date(8e15),
      writable: true,
    };
    await kit.act({ ...operator, impersonation }, (tx, acting) => submit(tx, acting, id));
    const { items } = await kit.act(operator, (tx, acting) => readApplicationHistory(tx, acting, id, {}));
    const names = items.map(({ action, actor, impersonator }) => ({ action, actor, impersonator }));
    expect(names).toContainEqual({ action: "application.moved", actor: operator.id, impersonator: reviewer.id });
  });

  test("another district's file is as unknown as one that does not exist", async () => {
    const id = await kit.create();
    const stranger = { ...kit.cast.operator, territory: "1703202" };
    expect(await reasons(kit.act(stranger, (tx, acting) => submit(tx, acting, id)))).toEqual(["not-found"]);
  });

  test("says with the file why its reader may not change it, by the rule that would refuse the change", async () => {
    const { cast, act } = kit;
    const id = await kit.create();
    const { facts, row, subject } = await readApplicationRecord(kit.database.db, id);
    const closed = async (reader: typeof cast.operator) =>
      (await act(reader, (tx, acting) => readApplication(tx, acting, id))).edit.map(({ code }) => code);
    const change = (by: typeof cast.operator) =>
      act(by, (tx, acting) =>
        updateFacts(tx, acting, id, { body: { ...facts, address: "Yangi koʻcha, 1-uy" }, ifMatch: row.version }),
      );
    expect(await closed(cast.operator)).toEqual([]);
    const occupier = { ...cast.operator, id: crypto.randomUUID(), pinfl: subject.occupierPinfl };
    const reader = { ...cast.operator, codes: new Set(["read:property"] as const) };
    for (const [who, reason] of [
      [occupier, "own-file"],
      [reader, "permission-missing"],
    ] as const) {
      expect(await closed(who)).toEqual([reason]);
      expect(await reasons(change(who))).toEqual([reason]);
    }
    await act(cast.operator, (tx, acting) => submit(tx, acting, id));
    expect(await closed(cast.operator)).toEqual(["not-editing"]);
  });
});

test("after all that, the moves of every file lead to the status it has", async () => {
  expect((await verifyStatuses(kit.database.db)).faults).toEqual([]);
});
