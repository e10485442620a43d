import type { WorkQueue } from "@yer/api/contract/my-work";
import { bookMeasures } from "@yer/api/contract/book-measures";
import { queueMeasures } from "@yer/api/contract/queue-measures";
import type { OrganisationKind } from "@yer/api/contract/statuses";
import { rowsOf } from "@yer/api/contract/measure";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type StandardPositionKey, standardPositions } from "../../identity/users/standard-positions.js";
import { fillTestApp } from "../../testing/fill-test-app.js";
import { type MadePerson, makePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";

let app: TestApp;
/** A district that applications lie in, and an organisation that owes conclusions. */
let district: string;
let owing: string;
/** An organisation that areas were sent to. */
let inspecting: string;

beforeAll(async () => {
  app = await openTestApp();
  app.clock.set(new Date("2026-11-20T10:00:00Z"));
  await fillTestApp(app, 45);
  const { db } = app.context;
  const application = await db.selectFrom("applications").select("district_soato").executeTakeFirstOrThrow();
  district = application.district_soato;
  const seat = await db
    .selectFrom("step_organisations")
    .select("organisation_id")
    .where("state", "=", "awaited")
    .executeTakeFirstOrThrow();
  owing = seat.organisation_id;
  const sending = await db.selectFrom("area_sendings").select("organisation_id").executeTakeFirstOrThrow();
  inspecting = sending.organisation_id;
  // Some terms are over by then.
  app.clock.set(new Date("2026-12-20T10:00:00Z"));
});
afterAll(() => app.close());

async function staff(
  position: StandardPositionKey,
  organisation: { readonly kind?: OrganisationKind; readonly id?: string },
  territory = "17",
): Promise<MadePerson> {
  return makePerson(app, { territory, codes: standardPositions[position].codes, organisation });
}

async function get<Body>(person: MadePerson, path: string): Promise<Body> {
  const reply = await app.call({ method: "GET", path, token: person.token });
  expect(reply.status).toBe(200);
  return reply.body as Body;
}

async function queuesOf(person: MadePerson): Promise<readonly WorkQueue[]> {
  return (await get<{ queues: readonly WorkQueue[] }>(person, "/my-work")).queues;
}
const kindsOf = async (person: MadePerson) => (await queuesOf(person)).map(({ kind }) => kind);

test("a person has the queues of their position and their office, and no others", async () => {
  expect(await kindsOf(await staff("operator", { kind: "cadastre" }))).toEqual([
    "editing",
    "to_conclusion",
    "overlaps",
    "areas_returned",
    "unplaced",
  ]);
  expect(await kindsOf(await staff("inspector", { kind: "inspection" }))).toEqual(["areas_sent", "areas_taken"]);
  expect(await kindsOf(await staff("member", { id: owing }))).toEqual(["conclusions"]);
  expect(await kindsOf(await staff("reviewer", { kind: "cadastre" }))).toEqual([
    "in_review",
    "objections",
    "complaints",
    "overlaps",
    "areas_proposed",
    "schedules_proposed",
  ]);
  expect(await kindsOf(await staff("justice", { kind: "justice" }))).toEqual(["at_justice"]);
  expect(await kindsOf(await staff("cashier", { kind: "cadastre" }))).toEqual([
    "in_payment",
    "charges_late",
    "instalments_asked",
    "orders_refused",
  ]);
  expect(await kindsOf(await staff("financeHead", { kind: "cadastre" }))).toEqual([
    "corrections_proposed",
    "refunds_proposed",
    "returns_proposed",
    "months_proposed",
  ]);
  expect(await kindsOf(await staff("council", { kind: "council" }))).toEqual(["at_council"]);
  expect(await kindsOf(await staff("approver", { kind: "agency" }))).toEqual(["proposals"]);
  // The rights alone make no work: another office holds the applications.
  expect(await kindsOf(await staff("justice", { kind: "cadastre" }))).toEqual([]);
});

test("each number is the length of the list it opens, and its term the first of that list", async () => {
  const people = [
    await staff("operator", { kind: "cadastre" }),
    await staff("operator", { kind: "cadastre" }, district),
    await staff("member", { id: owing }),
    await staff("reviewer", { kind: "cadastre" }),
    await staff("reviewer", { kind: "cadastre" }, district.slice(0, 4)),
    await staff("justice", { kind: "justice" }),
    await staff("cashier", { kind: "cadastre" }),
    await staff("financeHead", { kind: "cadastre" }),
    await staff("council", { kind: "council" }),
    await staff("inspector", { id: inspecting }),
  ];
  const seen = { rows: 0, late: 0, dated: 0 };
  for (const person of people) {
    for (const queue of await queuesOf(person)) {
      if (queue.kind === "proposals") throw new Error("None of them approves settings.");
      const measure = { ...queueMeasures, ...bookMeasures }[queue.kind];
      const list = `${measure.register.list.path}?${rowsOf(measure as never).toString()}`;
      type Row = { readonly deadline?: WorkQueue["next"]; readonly late?: boolean };
      const { items, total } = await get<{ items: readonly Row[]; total: number }>(person, list);
      expect({ kind: queue.kind, total: queue.total }).toEqual({ kind: queue.kind, total });
      seen.rows += total;
      const [first] = items;
      if (first?.deadline === undefined) continue;
      expect(queue.next).toEqual(first.deadline);
      // What is late comes first: a page that is not the whole holds as many of them as it can.
      const late = items.filter(({ deadline }) => deadline?.state === "late").length;
      expect(Math.min(queue.late, items.length)).toBe(late);
      seen.late += queue.late;
      seen.dated += queue.next.state === "none" ? 0 : 1;
    }
  }
  expect(seen.rows).toBeGreaterThan(20);
  expect(seen.late).toBeGreaterThan(0);
  expect(seen.dated).toBeGreaterThan(2);
});

test("somebody else's territory is no work of a person, and a citizen has none at all", async () => {
  const elsewhere = await staff("operator", { kind: "cadastre" }, "1703");
  const here = await staff("operator", { kind: "cadastre" }, "17");
  const [own] = await queuesOf(here);
  const [other] = await queuesOf(elsewhere);
  expect(own?.total).toBeGreaterThan(other?.total ?? Number.NaN);
  const citizen = await makePerson(app, { staff: false });
  expect((await app.call({ method: "GET", path: "/my-work", token: citizen.token })).status).toBe(403);
});
