import type { applications } from "@yer/api/contract/applications";
import type { BodyOf } from "@yer/api/contract/endpoint";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { tickApplications } from "../../cases/application-acts/clock.js";
import { answerRequest } from "../../cases/applications/edit-requests.js";
import { readApplicationRecord } from "../../cases/applications/application.js";
import { readApplication } from "../../cases/application-acts/read.js";
import { registerTotal } from "../../cases/applications/register.js";
import { returnApplication } from "../../cases/application-acts/service.js";
import { readTerms } from "../../cases/applications/terms.js";
import { ownApplication } from "../../cases/public/service.js";
import { carryTo } from "../../testing/carry-to.js";
import { type ApplicationKit, openApplicationKit } from "../../testing/application-kit.js";
import { recordPayment } from "../payments/service.js";
import { agreeInstalments } from "./agree.js";

let kit: ApplicationKit;
beforeAll(async () => {
  kit = await openApplicationKit();
});
afterAll(() => kit.close());
beforeEach(() => kit.clock.set(new Date("2026-03-05T09:00:00.000Z")));

const day = 86_400_000;
const owed = 123_600_000;
const read = (id: string) => kit.act(kit.cast.cashier, (tx, acting) => readApplication(tx, acting, id));
const pay = (id: string, amount: number, document: string, excess?: number) =>
  kit.act(kit.cast.cashier, (tx, acting) =>
    recordPayment(tx, acting, id, { amount, paidOn: "2026-03-05", document, ...(excess !== undefined && { excess }) }),
  );
const tick = () => tickApplications(kit.database.db, kit.events, kit.clock.now());

/** A day so many days after the one it is now, by the clock. */
const ahead = (days: number) => new Date(kit.clock.now().getTime() + days * day).toISOString().slice(0, 10);
const agree = (id: string, given: Partial<BodyOf<typeof applications.agreeInstalments>> = {}) =>
  kit.act(kit.cast.cashier, (tx, acting) =>
    agreeInstalments(tx, acting, id, {
      number: "SH-1",
      signedOn: ahead(0),
      fileId: null,
      schedule: [
        { dueOn: ahead(10), amount: 40_000_000 },
        { dueOn: ahead(40), amount: owed - 40_000_000 },
      ],
      ...given,
    }),
  );

describe("a contract of instalments", () => {
  test("puts the first instalment's day for the term, and the total clock stands still until all is paid", async () => {
    const id = await carryTo(kit, "in_payment");
    await agree(id);
    const view = await read(id);
    expect(view.deadline).toMatchObject({ state: "running", daysLeft: 10 });
    expect(view.totalDeadline.state).toBe("paused");
    expect(view.sentence).toMatchObject({ code: "in_payment_instalments", amount: 40_000_000 });
    const listed = async (narrowed: object) =>
      (await registerTotal(kit.database.db, kit.cast.cashier, narrowed, kit.clock.now(), true)).total;
    expect(await listed({ instalments: true })).toBe(1);
    expect(await listed({ instalments: true, suspended: true })).toBe(0);
    const acting = await kit.act(kit.cast.cashier, async (_, given) => given);
    const { total } = await readTerms(kit.database.db, acting, id);
    expect(total.pauses.at(-1)).toMatchObject({ to: null, why: "instalments" });
    await pay(id, owed, "T-all");
    expect((await read(id)).totalDeadline.state).not.toBe("paused");
    expect(await listed({ instalments: true })).toBe(0);
  });

  test("is told to the occupier with what is paid of each, and that the legal term stands still", async () => {
    const id = await carryTo(kit, "in_payment");
    await agree(id);
    await pay(id, 40_000_000, "T-one");
    const { facts } = await kit.act(kit.cast.operator, (tx) => readApplicationRecord(tx, id));
    const occupier = { ...kit.cast.citizen, pinfl: facts.occupier?.kind === "person" ? facts.occupier.pinfl : null };
    const own = await kit.act(occupier, (tx, acting) => ownApplication(tx, acting, id));
    expect(own).toMatchObject({ pause: "instalments", deadline: { state: "paused" } });
    expect(own.charge?.instalments).toEqual([
      { dueOn: ahead(10), amount: 40_000_000, paid: 40_000_000, state: "paid" },
      { dueOn: ahead(40), amount: owed - 40_000_000, paid: 0, state: "due" },
    ]);
  });

  test("is refused when it does not add to what is owed, or a second time", async () => {
    const id = await carryTo(kit, "in_payment");
    await expect(
      agree(id, {
        schedule: [
          { dueOn: ahead(1), amount: 1 },
          { dueOn: ahead(2), amount: 2 },
        ],
      }),
    ).rejects.toMatchObject({ details: { errors: [{ pointer: "/schedule", code: "instalment-sum" }] } });
    await agree(id);
    await expect(agree(id)).rejects.toMatchObject({ details: { reasons: [{ code: "instalments-agreed" }] } });
  });

  test("is refused beyond the days that a setting gives; within them the term ends on the day of the contract", async () => {
    const id = await carryTo(kit, "in_payment");
    const ending = (dueOn: string) =>
      agree(id, {
        schedule: [
          { dueOn: ahead(10), amount: 40_000_000 },
          { dueOn, amount: owed - 40_000_000 },
        ],
      });
    for (const beyond of [ahead(1096), "2099-01-01"]) {
      await expect(ending(beyond)).rejects.toMatchObject({
        details: { errors: [{ pointer: "/schedule/1/dueOn", code: "instalment-far" }] },
      });
    }
    await ending(ahead(1095));
    await pay(id, 40_000_000, "T-first");
    const { charge, deadline } = await read(id);
    expect(charge?.contract?.schedule[1]?.dueOn).toBe(ahead(1095));
    expect(deadline).toMatchObject({ state: "running", daysLeft: 1095 });
  });

  test("ends with the charge it was made for: one that is computed anew is under no contract of before", async () => {
    const { act, cast } = kit;
    const id = await carryTo(kit, "in_payment");
    await agree(id);
    await pay(id, owed, "T-whole");
    await act(cast.reviewer, (tx, acting) =>
      returnApplication(tx, acting, id, { reason: "Sabab", requests: [{ kind: "fix_outline", note: "Qarang" }] }),
    );
    for (const { id: request } of (await read(id)).editRequests) {
      await act(cast.operator, (tx, acting) =>
        answerRequest(tx, acting, id, { requestId: request, answer: "Tuzatildi" }),
      );
    }
    await carryTo(kit, "at_council", {}, id);
    expect((await read(id)).charge).toMatchObject({ state: "paid", paid: owed, contract: null });
  });

  test("suspends the file when an instalment is overdue, and its payment lifts the suspension", async () => {
    const id = await carryTo(kit, "in_payment");
    await agree(id);
    kit.clock.advance(11 * day);
    await tick();
    expect(await read(id)).toMatchObject({ suspended: true, sentence: { code: "in_payment_suspended" } });
    await pay(id, 1000, "T-little");
    expect((await read(id)).suspended).toBe(true);
    await pay(id, 40_000_000, "T-first");
    const lifted = await read(id);
    expect(lifted).toMatchObject({ suspended: false, status: "in_payment" });
    expect(lifted.deadline.daysLeft).toBe(29);
    expect(lifted.charge?.contract?.schedule.map(({ state }) => state)).toEqual(["paid", "due"]);
  });

  test("lifts a suspension for want of payment; paying all of it takes the file to the Council", async () => {
    const id = await carryTo(kit, "in_payment");
    kit.clock.advance(400 * day);
    await tick();
    expect((await read(id)).suspended).toBe(true);
    await agree(id);
    expect((await read(id)).suspended).toBe(false);
    await pay(id, owed, "T-whole");
    expect((await read(id)).status).toBe("at_council");
  });
});

/** Another cashier of the same territory. */
