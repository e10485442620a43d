import { afterAll, beforeAll, expect, test } from "vitest";
import { makeSecrets } from "../../platform/config/secrets.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { readHistory } from "../../platform/history/read-history.js";
import { type ApplicationKit, kitDistrict, openApplicationKit } from "../../testing/application-kit.js";
import { makeOrganisation, makePerson } from "../../testing/people.js";
import { escalateOverdue } from "./escalation.js";
import { readApplicationRecord } from "./application.js";
import { submit } from "../application-acts/service.js";

let kit: ApplicationKit;
beforeAll(async () => {
  kit = await openApplicationKit();
});
afterAll(() => kit.close());

const dayLength = 86_400_000;

test("an overdue file reaches each level of escalation once, on its day, however many servers look", async () => {
  const { db } = kit.database;
  const id = await kit.create();
  await kit.act(kit.cast.operator, (tx, acting) => submit(tx, acting, id));
  const { row } = await readApplicationRecord(db, id);
  const end = row.deadline_at?.getTime() ?? 0;
  const tick = async (at: number) => escalateOverdue(db, kit.events, new Date(at));
  const levels = async () =>
    (await readHistory(db, { kind: "application", id, homeRegion: row.home_region }))
      .filter(({ action }) => action === "deadline.escalated")
      .map(({ params }) => [params["level"], params["days"]]);

  expect(await tick(end - 1)).toBe(0);
  const both = await Promise.all([tick(end), tick(end)]);
  expect(both[0] + both[1]).toBe(1);
  expect(await levels()).toEqual([[1, 1]]);
  expect(await tick(end + 3 * dayLength)).toBe(0);
  expect(await tick(end + 4 * dayLength)).toBe(1);
  // The third level's day, after days without a server.
  expect(await tick(end + 30 * dayLength)).toBe(1);
  expect(await tick(end + 31 * dayLength)).toBe(0);
  expect(await levels()).toEqual([
    [3, 31],
    [2, 5],
    [1, 1],
  ]);
});

test("the people of the supervising body who may move work are told, of many files in one notice", async () => {
  const { db } = kit.database;
  const test = { context: { db, secrets: makeSecrets() }, clock: kit.clock };
  const region = kitDistrict.slice(0, 4);
  const body = { organisation: { id: await makeOrganisation(test, { kind: "cadastre", territory: region }) } };
  const supervisor = await makePerson(test, { ...body, territory: region, codes: ["read:property", "hand_over:work"] });
  const colleague = await makePerson(test, { ...body, territory: region, codes: ["read:property"] });
  const elsewhere = await makePerson(test, { ...body, territory: "1703", codes: ["read:property", "hand_over:work"] });
  const submitted = async () => {
    const id = await kit.create();
    await kit.act(kit.cast.operator, (tx, acting) => submit(tx, acting, id));
    return (await readApplicationRecord(db, id)).row;
  };
  const told = async (user: string) => db.selectFrom("notices").selectAll().where("user_id", "=", user).execute();

  const first = await submitted();
  const end = first.deadline_at?.getTime() ?? 0;
  await escalateOverdue(db, kit.events, new Date(end));
  expect(await told(supervisor.id)).toMatchObject([
    {
      kind: "deadline.escalated",
      subject_id: first.id,
      count: 1,
      params: { number: first.number, status: "to_conclusion", days: 1 },
    },
  ]);
  await submitted();
  await submitted();
  await escalateOverdue(db, kit.events, new Date(end + 1));
  expect(await told(supervisor.id)).toMatchObject([
    { count: 3, subject_id: null, params: { status: "to_conclusion" } },
  ]);
  expect(await told(colleague.id)).toEqual([]);
  expect(await told(elsewhere.id)).toEqual([]);

  // Nobody who may move work is left: all of the organisation who see the application are told.
  await db
    .updateTable("users")
    .set({ revoked: jsonb(["hand_over:work"]) })
    .where("id", "=", supervisor.id)
    .execute();
  await db.updateTable("notices").set({ read_at: kit.clock.now() }).execute();
  await submitted();
  await escalateOverdue(db, kit.events, new Date(end + 2));
  expect(await told(colleague.id)).toHaveLength(1);
  expect(await told(elsewhere.id)).toEqual([]);
});

test("a body that works no longer is no level: the second one is not told of the first again", async () => {
  const { db } = kit.database;
  const test = { context: { db, secrets: makeSecrets() }, clock: kit.clock };
  const codes = ["read:property", "hand_over:work"];
  const closed = await makeOrganisation(test, { territory: kitDistrict });
  await db.updateTable("organisations").set({ active: false }).where("id", "=", closed).execute();
  const district = await makePerson(test, { territory: kitDistrict, codes });
  const regional = db.selectFrom("organisations").select("id").where("territory", "=", kitDistrict.slice(0, 4));
  const organisation = await regional.executeTakeFirstOrThrow();
  const above = await makePerson(test, { organisation, territory: kitDistrict.slice(0, 4), codes });
  const id = await kit.create();
  await kit.act(kit.cast.operator, (tx, acting) => submit(tx, acting, id));
  const end = (await readApplicationRecord(db, id)).row.deadline_at?.getTime() ?? 0;
  const toldAt = async (days: number) => {
    await db.deleteFrom("notices").execute();
    await escalateOverdue(db, kit.events, new Date(end + days * dayLength));
    return (await db.selectFrom("notices").select("user_id").distinct().execute()).map(({ user_id }) => user_id);
  };
  expect(await toldAt(0)).toEqual([district.id]);
  expect(await toldAt(4)).toContain(above.id);
});
