import { applications } from "@yer/api/contract/applications";
import { applicationQuery } from "@yer/api/contract/application-register";
import { isRefusalReason, type RefusalGroup } from "@yer/api/contract/refusal-reasons";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { type ApplicationKit, openApplicationKit } from "../../testing/application-kit.js";
import { applicationWay, day } from "../../testing/application-way.js";
import { readApplication } from "../application-acts/read.js";
import { review } from "../application-acts/service.js";
import { complain, decideComplaint } from "../complaints/service.js";
import { readApplicationRecord } from "./application.js";
import { readApplicationHistory } from "./history.js";
import { registerList } from "./register.js";
import { groupedApplications } from "./register-groups.js";

let kit: ApplicationKit;
beforeAll(async () => {
  kit = await openApplicationKit();
});
afterAll(() => kit.close());
beforeEach(() => kit.clock.set(new Date("2026-03-05T09:00:00.000Z")));

const { status, tick, applicationIn, reject } = applicationWay(() => kit);

const at = () => ({ now: kit.clock.now(), soonDays: 3 });
const listed = async (...refusal: RefusalGroup[]) => {
  const { rows } = await registerList(
    kit.database.db,
    kit.cast.operator,
    { refusal },
    { sort: "-createdAt", after: undefined, limit: 100, exact: false },
    at(),
  );
  return rows.map(({ row }) => row.id);
};
const because = async (id: string) => {
  const { refusedBecause } = await kit.act(kit.cast.operator, (tx, acting) => readApplication(tx, acting, id));
  return refusedBecause;
};

test("the code of a refusal is told by the file, its history and the register, and stays when it ends unregistered", async () => {
  const id = await applicationIn("at_council");
  await reject(id);
  expect(await because(id)).toBe("ground_unproven");
  expect(await listed("ground_unproven", "dispute")).toContain(id);
  expect(await listed("dispute")).not.toContain(id);
  const { items } = await readApplicationHistory(kit.database.db, { actor: kit.cast.operator }, id, {});
  expect(items.find(({ to }) => to === "rejected")?.params).toMatchObject({
    move: "council_against",
    refusal: "ground_unproven",
  });
  kit.clock.advance(31 * day);
  await tick();
  expect([await status(id), await because(id)]).toEqual(["unregistered", "ground_unproven"]);
  expect(await listed("ground_unproven")).toContain(id);
});

test("a refusal that is taken up again has no code until the file is refused once more", async () => {
  const { cast, act } = kit;
  const id = await applicationIn("at_council");
  await reject(id);
  const { subject } = await readApplicationRecord(kit.database.db, id);
  const { id: complaintId } = await act({ ...cast.citizen, pinfl: subject.occupierPinfl }, (tx, acting) =>
    complain(tx, acting, id, { text: "Qaror asossiz deb bilaman", fileIds: [] }),
  );
  await act(cast.objections, (tx, acting) =>
    decideComplaint(
      tx,
      acting,
      { applicationId: id, complaintId },
      { body: { verdict: "upheld", reason: "Asosli" }, ifMatch: null },
    ),
  );
  expect(await because(id)).toBeNull();
  expect(await listed("ground_unproven", "not_coded")).not.toContain(id);
  await act(cast.reviewer, (tx, acting) =>
    review(tx, acting, id, { to: "rejected", reason: "Qizil chiziqda", because: "public_land" }),
  );
  expect(await because(id)).toBe("public_land");
});

test("what was refused before reasons had codes is listed and counted as not coded, and what is not refused as neither", async () => {
  const { db } = kit.database;
  const [old, open] = [await applicationIn("at_council"), await kit.create()];
  await reject(old);
  await db.updateTable("applications").set({ refused_because: null }).where("id", "=", old).execute();
  expect(await because(old)).toBeNull();
  const uncoded = await listed("not_coded");
  expect(uncoded).toContain(old);
  expect(uncoded).not.toContain(open);
  const groups = await groupedApplications(db, kit.cast.operator, {}, { by: "refusal", ...at() });
  expect(groups.get("not_coded")).toBe(uncoded.length);
  expect(groups.get("ground_unproven")).toBe((await listed("ground_unproven")).length);
  expect(groups.get(null)).toBeGreaterThan(0);
});

const hostile: readonly unknown[] = [
  undefined,
  null,
  "",
  "not_coded",
  "constructor",
  "__proto__",
  ["other"],
  "OTHER",
  1,
];

test.each(hostile)("refusing asks for a code of the list, and takes no %j for one", (given) => {
  const reviewed = { to: "rejected", reason: "Sabab", because: given };
  const decided = { verdict: "against", number: "1", date: "2026-03-05", because: given };
  expect(z.safeParse(applications.review.body, reviewed).success).toBe(false);
  expect(z.safeParse(applications.council.body, decided).success).toBe(false);
  expect(z.safeParse(applications.council.body, { ...decided, verdict: "for" }).success).toBe(true);
  expect(isRefusalReason(given)).toBe(false);
});

test("a register is asked for no refusals that the list does not have", () => {
  expect(z.safeParse(applicationQuery, { refusal: ["other", "not_coded"] }).success).toBe(true);
  expect(z.safeParse(applicationQuery, { refusal: ["other", "' or true --"] }).success).toBe(false);
});
