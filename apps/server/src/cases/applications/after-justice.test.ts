import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { complain, decideComplaint, refuse } from "../complaints/service.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { type ApplicationKit, openApplicationKit } from "../../testing/application-kit.js";
import { applicationWay, day, reasons } from "../../testing/application-way.js";
import { readApplicationRecord } from "./application.js";
import { decideAsCouncil, decideAsJustice, startDiscussion, submit } from "../application-acts/service.js";
import { verifyStatuses } from "./verify-statuses.js";

let kit: ApplicationKit;
beforeAll(async () => {
  kit = await openApplicationKit();
});
afterAll(() => kit.close());
beforeEach(() => kit.clock.set(new Date("2026-03-05T09:00:00.000Z")));

const { status, conclude, tick, applicationIn, pay, object, decide, reject, sendBack, resubmit } = applicationWay(
  () => kit,
);

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

test("after all that, the moves of every file lead to the status it has", async () => {
  expect((await verifyStatuses(kit.database.db)).faults).toEqual([]);
});
