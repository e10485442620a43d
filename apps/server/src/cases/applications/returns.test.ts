import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readDiscussion } from "../discussion/read.js";
import { type ApplicationKit, openApplicationKit } from "../../testing/application-kit.js";
import { applicationWay, day, reasons } from "../../testing/application-way.js";
import { answerRequest } from "./edit-requests.js";
import { updateFacts } from "./facts-service.js";
import { readApplicationRecord } from "./application.js";
import { readApplication } from "../application-acts/read.js";
import { decideAsJustice, returnApplication, startDiscussion, submit } from "../application-acts/service.js";
import { verifyStatuses } from "./verify-statuses.js";

let kit: ApplicationKit;
beforeAll(async () => {
  kit = await openApplicationKit();
});
afterAll(() => kit.close());
beforeEach(() => kit.clock.set(new Date("2026-03-05T09:00:00.000Z")));

const { status, conclude, tick, applicationIn, pay, sendBack, resubmit } = applicationWay(() => kit);

describe("return", () => {
  test("comes with typed requests; each is answered before resubmission, and only what they name may change", async () => {
    const { cast, act } = kit;
    const id = await applicationIn("in_discussion");
    await conclude("architect", id);
    await act(cast.reviewer, (tx, acting) =>
      returnApplication(tx, acting, id, {
        reason: "Ism xato",
        requests: [{ kind: "correct_occupier", note: "Ismni tuzating" }],
      }),
    );
    expect(await status(id)).toBe("editing");
    expect(await reasons(act(cast.operator, (tx, acting) => submit(tx, acting, id)))).toEqual(["edit-requests-open"]);

    const before = await readApplicationRecord(kit.database.db, id);
    const changed = (facts: typeof before.facts) =>
      act(cast.operator, (tx, acting) => updateFacts(tx, acting, id, { body: facts, ifMatch: before.row.version }));
    expect(await reasons(changed({ ...before.facts, address: "Boshqa manzil" }))).toEqual(["field-not-requested"]);
    const { occupier } = before.facts;
    if (occupier === null) throw new Error("The kit makes an occupier.");
    await changed({ ...before.facts, occupier: { ...occupier, name: "Gʻaniyeva Oʻktam" } });

    const view = await act(cast.operator, (tx, acting) => readApplication(tx, acting, id));
    const [request] = view.editRequests;
    await act(cast.operator, (tx, acting) =>
      answerRequest(tx, acting, id, { requestId: request?.id ?? "", answer: "Tuzatildi" }),
    );
    await act(cast.operator, (tx, acting) => submit(tx, acting, id));
    await act(cast.operator, (tx, acting) => startDiscussion(tx, acting, id));
    // The architect's conclusion does not rest on the name: it is carried over and only ecology is awaited.
    await conclude("ecologist", id);
    expect(await status(id)).toBe("announced");
  });

  test("shows of each request which of the facts it names were changed since: words alone change none", async () => {
    const { cast, act } = kit;
    const id = await applicationIn("announced");
    await act(cast.reviewer, (tx, acting) =>
      returnApplication(tx, acting, id, {
        reason: "Xatolar",
        requests: [
          { kind: "correct_occupier", note: "Ismni tuzating" },
          { kind: "fix_outline", note: "Shimoliy tomoni" },
        ],
      }),
    );
    const changed = async () => {
      const { editRequests } = await act(cast.reviewer, (tx, acting) => readApplication(tx, acting, id));
      return Object.fromEntries(editRequests.map((request) => [request.kind, request.changed]));
    };
    expect(await changed()).toEqual({ correct_occupier: [], fix_outline: [] });
    const { facts, row } = await readApplicationRecord(kit.database.db, id);
    const { occupier } = facts;
    if (occupier === null) throw new Error("The kit makes an occupier.");
    const body = { ...facts, occupier: { ...occupier, name: "Gʻaniyeva Oʻktam" } };
    await act(cast.operator, (tx, acting) => updateFacts(tx, acting, id, { body, ifMatch: row.version }));
    const { editRequests } = await act(cast.operator, (tx, acting) => readApplication(tx, acting, id));
    for (const request of editRequests) {
      await act(cast.operator, (tx, acting) =>
        answerRequest(tx, acting, id, { requestId: request.id, answer: "Tuzatildi" }),
      );
    }
    expect(await changed()).toEqual({ correct_occupier: ["/occupier"], fix_outline: [] });
  });

  test("supersedes what rests on the facts in question: the body is asked again", async () => {
    const { cast, act } = kit;
    const id = await applicationIn("announced");
    await act(cast.reviewer, (tx, acting) =>
      returnApplication(tx, acting, id, {
        reason: "Chegara",
        requests: [{ kind: "fix_outline", note: "Shimoliy tomoni" }],
      }),
    );
    const view = await act(cast.operator, (tx, acting) => readApplication(tx, acting, id));
    await act(cast.operator, (tx, acting) =>
      answerRequest(tx, acting, id, { requestId: view.editRequests[0]?.id ?? "", answer: "Tuzatildi" }),
    );
    await act(cast.operator, (tx, acting) => submit(tx, acting, id));
    await act(cast.operator, (tx, acting) => startDiscussion(tx, acting, id));
    expect(await status(id)).toBe("in_discussion");
    const row = await kit.database.db.selectFrom("conclusions").selectAll().where("application_id", "=", id).execute();
    expect(row.filter(({ carried }) => carried)).toEqual([]);
  });

  test.each(["to_conclusion", "in_discussion", "announced", "at_justice", "in_payment", "at_council"] as const)(
    "leads from %s to editing, and leaves nothing of it running: no run, no announcement, no unpaid charge",
    async (from) => {
      const id = await applicationIn(from);
      await sendBack(id, "fix_outline");
      const application = await readApplicationRecord(kit.database.db, id);
      expect(application.row.status).toBe("editing");
      expect(application.run?.state).not.toBe("running");
      expect(application.announcement === null || application.announcement.closedAt !== null).toBe(true);
      expect(application.charge?.state).not.toBe("open");
      expect(await reasons(kit.act(kit.cast.operator, (tx, acting) => submit(tx, acting, id)))).toEqual([
        "edit-requests-open",
      ]);
    },
  );

  test("keeps what was paid: it counts towards the charge that is computed anew", async () => {
    const { cast, act } = kit;
    const id = await applicationIn("in_payment");
    await pay(id, 50_000_000, "T-8");
    await sendBack(id, "fix_outline");
    const returned = await readApplicationRecord(kit.database.db, id);
    expect([returned.charge?.state, returned.credit]).toEqual(["void", 50_000_000]);
    await resubmit(id);
    await act(cast.operator, (tx, acting) => startDiscussion(tx, acting, id));
    await conclude("architect", id);
    await conclude("ecologist", id);
    kit.clock.advance(11 * day);
    await tick();
    await act(cast.justice, (tx, acting) =>
      decideAsJustice(tx, acting, id, { verdict: "positive", reason: "Qonuniy" }),
    );
    const again = await readApplicationRecord(kit.database.db, id);
    expect(again.charge).toMatchObject({ state: "open", amount: 123_600_000 });
    expect(again.state.owed).toBe(73_600_000);
    await pay(id, 73_600_000, "T-9");
    expect(await status(id)).toBe("at_council");
  });
});

describe("carrying over", () => {
  test("weighs every return since the run, not the last one alone", async () => {
    const id = await applicationIn("announced");
    await sendBack(id, "fix_outline");
    await resubmit(id);
    kit.clock.advance(1000);
    await sendBack(id, "correct_occupier");
    await resubmit(id);
    await kit.act(kit.cast.operator, (tx, acting) => startDiscussion(tx, acting, id));
    expect(await status(id)).toBe("in_discussion");
    const rows = await kit.database.db
      .selectFrom("conclusions")
      .select("carried")
      .where("application_id", "=", id)
      .execute();
    expect(rows.filter(({ carried }) => carried)).toEqual([]);
  });

  test("shows a step that needs nobody any more as done", async () => {
    const id = await applicationIn("in_discussion");
    await conclude("architect", id);
    await sendBack(id, "correct_occupier");
    await resubmit(id);
    await kit.act(kit.cast.operator, (tx, acting) => startDiscussion(tx, acting, id));
    const discussion = await kit.act(kit.cast.operator, (tx, acting) => readDiscussion(tx, acting, id));
    expect(discussion?.steps.map(({ stepId, state }) => [stepId, state])).toEqual(
      expect.arrayContaining([
        ["architecture", "done"],
        ["ecology", "awaited"],
      ]),
    );
  });

  test("everything is no conclusion of whoever starts: the file is theirs to submit again", async () => {
    const { cast, act } = kit;
    // Whose organisations do not look at the name: all of them are carried over, and the run ends as it begins.
    const id = await applicationIn("announced");
    await sendBack(id, "correct_occupier");
    await resubmit(id);
    await act(cast.operator, (tx, acting) => startDiscussion(tx, acting, id));
    expect(await status(id)).toBe("announced");
    await sendBack(id, "correct_occupier");
    await resubmit(id);
    expect(await status(id)).toBe("to_conclusion");
  });
});

test("after all that, the moves of every file lead to the status it has", async () => {
  expect((await verifyStatuses(kit.database.db)).faults).toEqual([]);
});
