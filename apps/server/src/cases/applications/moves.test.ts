import type { StatusKey } from "@yer/api/contract/statuses";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { complain, decideComplaint, refuse } from "../complaints/service.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { planConclusion, planDiscussion } from "../discussion/plan.js";
import { readDiscussion } from "../discussion/read.js";
import { giveConclusion } from "../discussion/service.js";
import { decideObjection, objectTo } from "../objections/service.js";
import { recordPayment } from "../../money/payments/service.js";
import { countAnnounced, listAnnounced } from "../public/queries.js";
import { type ApplicationKit, madePinfl, openApplicationKit } from "../../testing/application-kit.js";
import { tickApplications } from "./clock.js";
import { answerRequest } from "./edit-requests.js";
import { updateFacts } from "./facts-service.js";
import { readApplicationRecord } from "./application.js";
import { readApplication } from "../application-acts/read.js";
import {
  decideAsCouncil,
  decideAsJustice,
  returnApplication,
  review,
  startDiscussion,
  submit,
} from "../application-acts/service.js";
import { verifyStatuses } from "./verify-statuses.js";

let kit: ApplicationKit;
beforeAll(async () => {
  kit = await openApplicationKit();
});
afterAll(() => kit.close());
beforeEach(() => kit.clock.set(new Date("2026-03-05T09:00:00.000Z")));

const day = 86_400_000;

async function status(id: string): Promise<StatusKey> {
  return (await readApplicationRecord(kit.database.db, id)).row.status;
}

async function reasons(work: Promise<unknown>): Promise<string[]> {
  const error: unknown = await work.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  const details = (error as { details?: { reasons?: { code: string }[] }; code?: string } | undefined)?.details;
  return details?.reasons?.map(({ code }) => code) ?? [String((error as { code?: string } | undefined)?.code)];
}

const conclude = (who: "architect" | "ecologist", id: string, verdict: "positive" | "negative" = "positive") =>
  kit.act(kit.cast[who], (tx, acting) =>
    giveConclusion(tx, acting, id, {
      stepId: who === "architect" ? "architecture" : "ecology",
      verdict,
      summary: "Koʻrib chiqildi",
      answers: who === "architect" ? { "17": 2, "66": 2012 } : { "21": 1 },
      fileIds: [],
    }),
  );
const tick = () => tickApplications(kit.database.db, kit.events, kit.clock.now());

/** Takes a file along the usual way as far as asked. */
async function applicationIn(wanted: StatusKey, given: Parameters<ApplicationKit["create"]>[0] = {}): Promise<string> {
  const { cast, act } = kit;
  const id = await kit.create(given);
  const way: readonly [StatusKey, () => Promise<unknown>][] = [
    ["editing", () => act(cast.operator, (tx, acting) => submit(tx, acting, id))],
    ["to_conclusion", () => act(cast.operator, (tx, acting) => startDiscussion(tx, acting, id))],
    ["in_discussion", () => Promise.all([conclude("architect", id), conclude("ecologist", id)])],
    [
      "announced",
      async () => {
        kit.clock.advance(11 * day);
        await tick();
      },
    ],
    [
      "at_justice",
      () =>
        act(cast.justice, (tx, acting) => decideAsJustice(tx, acting, id, { verdict: "positive", reason: "Qonuniy" })),
    ],
    ["in_payment", () => pay(id, 41_200_000 * 3)],
    [
      "at_council",
      () =>
        act(cast.council, (tx, acting) =>
          decideAsCouncil(tx, acting, id, { verdict: "for", number: "12-3", date: "2026-03-05" }),
        ),
    ],
  ];
  for (const [from, step] of way) {
    if (from === wanted) return id;
    await step();
  }
  return id;
}

const pay = (id: string, amount: number, document = "T-1") =>
  kit.act(kit.cast.cashier, (tx, acting) => recordPayment(tx, acting, id, { amount, paidOn: "2026-03-05", document }));
const object = (id: string) =>
  kit.act(null, (tx, acting) =>
    objectTo(tx, acting, id, {
      name: "Qoʻshni Namunayev",
      number: madePinfl(999),
      phone: "+998901234567",
      text: "Bu yer meniki, hujjatim bor",
      fileIds: [],
    }),
  );
const decide = (id: string, objection: string, verdict: "upheld" | "dismissed") =>
  kit.act(kit.cast.objections, (tx, acting) =>
    decideObjection(tx, acting, objection, { body: { verdict, reason: "Oʻrganildi" }, ifMatch: null }),
  );
const reject = (id: string) =>
  kit.act(kit.cast.council, (tx, acting) =>
    decideAsCouncil(tx, acting, id, { verdict: "against", number: "7", date: "2026-03-05", reason: "Asos yoʻq" }),
  );

const sendBack = (id: string, kind: "fix_outline" | "correct_occupier") =>
  kit.act(kit.cast.reviewer, (tx, acting) =>
    returnApplication(tx, acting, id, { reason: "Aniqlashtirish", requests: [{ kind, note: "Qarang" }] }),
  );
const resubmit = async (id: string) => {
  const { cast, act } = kit;
  const { editRequests } = await act(cast.operator, (tx, acting) => readApplication(tx, acting, id));
  for (const { id: request } of editRequests.filter(({ answer }) => answer === null)) {
    await act(cast.operator, (tx, acting) => answerRequest(tx, acting, id, request, "Tuzatildi"));
  }
  await act(cast.operator, (tx, acting) => submit(tx, acting, id));
};

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
    await act(cast.operator, (tx, acting) => answerRequest(tx, acting, id, request?.id ?? "", "Tuzatildi"));
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
      await act(cast.operator, (tx, acting) => answerRequest(tx, acting, id, request.id, "Tuzatildi"));
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
      answerRequest(tx, acting, id, view.editRequests[0]?.id ?? "", "Tuzatildi"),
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

describe("the announcement", () => {
  test("ends by the clock after its term, not a moment before", async () => {
    const id = await applicationIn("announced");
    const { announcement } = await readApplicationRecord(kit.database.db, id);
    kit.clock.set(new Date((announcement?.closesAt.getTime() ?? 0) - 1));
    await tick();
    expect(await status(id)).toBe("announced");
    kit.clock.advance(1);
    await tick();
    expect(await status(id)).toBe("at_justice");
  });

  test("takes objections only while it runs", async () => {
    const id = await applicationIn("announced");
    kit.clock.advance(11 * day);
    expect(await reasons(object(id))).toEqual(["announcement-closed"]);
  });

  test("goes to review with the first objection upheld; 5 → 6 waits for the others", async () => {
    const { cast, act } = kit;
    const id = await applicationIn("announced");
    const [first, second] = [await object(id), await object(id)];
    await decide(id, first.id, "upheld");
    expect(await status(id)).toBe("in_review");
    const announce = () =>
      act(cast.reviewer, (tx, acting) => review(tx, acting, id, { to: "announced", reason: "Qayta eʼlon" }));
    expect(await reasons(announce())).toEqual(["objections-open"]);
    await decide(id, second.id, "dismissed");
    await announce();
    expect(await status(id)).toBe("announced");
    expect((await readApplicationRecord(kit.database.db, id)).announcement?.sequence).toBe(2);
  });

  test("is one: a file announced again after justice is listed to the public once", async () => {
    const { cast, act } = kit;
    const id = await applicationIn("at_justice");
    await act(cast.justice, (tx, acting) =>
      decideAsJustice(tx, acting, id, { verdict: "negative", reason: "Hujjat yetishmaydi" }),
    );
    await act(cast.reviewer, (tx, acting) => review(tx, acting, id, { to: "announced", reason: "Qayta eʼlon" }));
    const { items: listed } = await listAnnounced(
      kit.database.db,
      {},
      { after: undefined, limit: 100 },
      kit.clock.now(),
    );
    expect(listed.filter((row) => row.applicationId === id)).toHaveLength(1);
    const { total } = await countAnnounced(kit.database.db, {}, kit.clock.now());
    expect(total).toBe(listed.length);
  });

  test("that is over goes to justice with the last objection dismissed", async () => {
    const id = await applicationIn("announced");
    const { id: objection } = await object(id);
    kit.clock.advance(11 * day);
    await tick();
    expect(await status(id)).toBe("announced");
    await decide(id, objection, "dismissed");
    expect(await status(id)).toBe("at_justice");
  });
});

describe("the clock", () => {
  test("moves every other file when one of them is broken, and names the broken one", async () => {
    const [broken, sound] = [await applicationIn("announced"), await applicationIn("announced")];
    const { row } = await readApplicationRecord(kit.database.db, broken);
    const store = (total_deadline: typeof row.total_deadline) =>
      kit.database.db
        .updateTable("applications")
        .set({ total_deadline: jsonb(total_deadline) })
        .where("id", "=", broken)
        .execute();
    await store({ ...row.total_deadline, start: "never" });
    kit.clock.advance(11 * day);
    await expect(tick()).rejects.toThrow(broken);
    expect([await status(broken), await status(sound)]).toEqual(["announced", "at_justice"]);
    await store(row.total_deadline);
    await tick();
    expect(await status(broken)).toBe("at_justice");
  });
});

describe("payment", () => {
  test("in part keeps the file waiting; in full it goes to the Council", async () => {
    const id = await applicationIn("in_payment");
    await pay(id, 100_000_000, "T-1");
    expect(await status(id)).toBe("in_payment");
    await pay(id, 23_600_000, "T-2");
    expect(await status(id)).toBe("at_council");
  });

  test("of nothing is skipped: who is freed goes from justice to the Council", async () => {
    const id = await kit.create();
    const { row } = await readApplicationRecord(kit.database.db, id);
    await kit.database.db
      .updateTable("applications")
      .set({
        facts: jsonb({
          ...row.facts,
          payment: { ...row.facts.payment, discount: "disability" as const, discountFileId: id },
        }),
      })
      .where("id", "=", id)
      .execute();
    const { cast, act } = kit;
    await act(cast.operator, (tx, acting) => submit(tx, acting, id));
    await act(cast.operator, (tx, acting) => startDiscussion(tx, acting, id));
    await conclude("architect", id);
    await conclude("ecologist", id);
    kit.clock.advance(11 * day);
    await tick();
    await act(cast.justice, (tx, acting) =>
      decideAsJustice(tx, acting, id, { verdict: "positive", reason: "Imtiyoz" }),
    );
    expect(await status(id)).toBe("at_council");
  });

  test("overdue suspends the file and stops its clocks; payment lifts it", async () => {
    const id = await applicationIn("in_payment");
    kit.clock.advance(61 * day);
    await tick();
    const late = await readApplicationRecord(kit.database.db, id);
    expect(late.row).toMatchObject({
      status: "in_payment",
      suspended: true,
      deadline_at: null,
      total_deadline_at: null,
    });
    await pay(id, 123_600_000);
    const paid = await readApplicationRecord(kit.database.db, id);
    expect(paid.row).toMatchObject({ status: "at_council", suspended: false });
    expect(paid.row.total_deadline_at).not.toBeNull();
  });

  test("is refused by the occupier alone, which leads to review and voids the charge", async () => {
    const { cast, act } = kit;
    const id = await applicationIn("in_payment");
    const { subject } = await readApplicationRecord(kit.database.db, id);
    expect(await reasons(act(cast.citizen, (tx, acting) => refuse(tx, acting, id, "Toʻlamayman")))).toEqual([
      "not-found",
    ]);
    await act({ ...cast.citizen, pinfl: subject.occupierPinfl }, (tx, acting) => refuse(tx, acting, id, "Toʻlamayman"));
    const application = await readApplicationRecord(kit.database.db, id);
    expect([application.row.status, application.charge?.state]).toEqual(["in_review", "void"]);
  });
});

describe("rejection", () => {
  test("becomes final by the clock when the appeal period is over", async () => {
    const id = await applicationIn("at_council");
    await reject(id);
    kit.clock.advance(29 * day);
    await tick();
    expect(await status(id)).toBe("rejected");
    kit.clock.advance(2 * day);
    await tick();
    expect(await status(id)).toBe("unregistered");
  });

  test("stands still while the occupier's appeal is open; upheld it returns to review", async () => {
    const { cast, act } = kit;
    const id = await applicationIn("at_council");
    await reject(id);
    const { subject } = await readApplicationRecord(kit.database.db, id);
    const appeal = await act({ ...cast.citizen, pinfl: subject.occupierPinfl }, (tx, acting) =>
      complain(tx, acting, id, { text: "Qaror asossiz deb bilaman", fileIds: [] }),
    );
    kit.clock.advance(60 * day);
    await tick();
    expect(await status(id)).toBe("rejected");
    await act(cast.objections, (tx, acting) =>
      decideComplaint(
        tx,
        acting,
        { applicationId: id, complaintId: appeal.id },
        { body: { verdict: "upheld", reason: "Asosli" }, ifMatch: null },
      ),
    );
    expect(await status(id)).toBe("in_review");
  });

  test("keeps an objector's complaint open until the file can come to review", async () => {
    const { cast, act } = kit;
    const id = await applicationIn("announced");
    const { id: objection } = await object(id);
    await decide(id, objection, "dismissed");
    const { id: complaint } = await act(cast.citizen, (tx, acting) =>
      complain(tx, acting, id, { text: "Eʼtirozim asossiz rad etildi", fileIds: [] }),
    );
    await sendBack(id, "fix_outline");
    const uphold = () =>
      act(cast.objections, (tx, acting) =>
        decideComplaint(
          tx,
          acting,
          { applicationId: id, complaintId: complaint },
          { body: { verdict: "upheld", reason: "Asosli" }, ifMatch: null },
        ),
      );
    expect(await reasons(uphold())).toEqual(["not-from-here"]);
    await resubmit(id);
    await act(cast.operator, (tx, acting) => startDiscussion(tx, acting, id));
    await conclude("architect", id);
    await conclude("ecologist", id);
    await uphold();
    expect(await status(id)).toBe("in_review");
  });

  test("bears no date that has not come", async () => {
    const id = await applicationIn("at_council");
    const tomorrow = new Date(kit.clock.now().getTime() + day).toISOString().slice(0, 10);
    const early = kit.act(kit.cast.council, (tx, acting) =>
      decideAsCouncil(tx, acting, id, { verdict: "for", number: "8", date: tomorrow }),
    );
    await expect(early).rejects.toMatchObject({ details: { errors: [{ pointer: "/date", code: "too-big" }] } });
  });

  test("lets the cadastre number be used again only once the file is unregistered", async () => {
    const id = await applicationIn("at_council", { cadastreNumber: "14:16:09:09:09:0001" });
    await reject(id);
    expect(await reasons(kit.create({ cadastreNumber: "14:16:09:09:09:0001" }))).toEqual(["duplicate"]);
    kit.clock.advance(31 * day);
    await tick();
    const again = await kit.create({ cadastreNumber: "14:16:09:09:09:0001" });
    expect(await status(again)).toBe("editing");
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
