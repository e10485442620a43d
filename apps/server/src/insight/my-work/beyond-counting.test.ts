import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { areasWaiting, countAreas } from "../../cases/areas/queries.js";
import { objectTo } from "../../cases/objections/service.js";
import { objectionsWaiting } from "../../cases/objections/register.js";
import { chargesWaiting } from "../../money/charges/register.js";
import { type ApplicationKit, madePinfl, openApplicationKit } from "../../testing/application-kit.js";
import { areaWay } from "../../testing/area-way.js";
import { carryTo } from "../../testing/carry-to.js";

let kit: ApplicationKit;
beforeAll(async () => {
  kit = await openApplicationKit();
});
afterAll(() => kit.close());

const { enter, send } = areaWay(() => kit);

/** More rows than are counted. */
const many = 10_001;
const over = new Date("2026-02-01T00:00:00.000Z");

/** Puts more copies of a row into its table than are counted. @param changed what each, `n`, has of its own, by column */
async function copy(table: string, id: string, changed: RawBuilder<unknown>): Promise<void> {
  const { db } = kit.database;
  // What follows a row is asked of each: of so many of one application that takes a minute.
  await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
  await sql`
    insert into ${sql.table(table)}
    select made.* from ${sql.table(table)} as o cross join generate_series(1, ${many}::integer) as n
    cross join lateral jsonb_populate_record(o, jsonb_build_object(${changed})) as made
    where o.id = ${id}`.execute(db);
  await sql`alter table ${sql.table(table)} enable trigger user`.execute(db);
}

/** The row's way behind all the others, where a count that stops does not come. */
async function putLast(table: string, id: string): Promise<void> {
  await sql`update ${sql.table(table)} set id = id where id = ${id}`.execute(kit.database.db);
}

test("of more objections than are counted, what is late and the first term are those of all", async () => {
  const { db } = kit.database;
  const object = async (application: string) => {
    const text = `${crypto.randomUUID()} sababi bilan qarshiman`;
    const given = { name: "Qoʻshni", number: madePinfl(999), phone: "+998901234567", text, fileIds: [] };
    return kit.act(null, (tx, acting) => objectTo(tx, acting, application, given));
  };
  const [common, first] = [await carryTo(kit, "announced"), await carryTo(kit, "announced")];
  const { id } = await object(common);
  await copy("objections", id, sql`'id', gen_random_uuid(), 'sequence', o.sequence + n`);
  const { id: last } = await object(first);
  await sql`update applications set deadline_at = ${over} where id = ${first}`.execute(db);
  await putLast("objections", last);
  const filters = { state: ["new" as const] };
  expect(await objectionsWaiting(db, kit.cast.objections, filters, kit.clock.now())).toEqual({
    total: 10_000,
    more: true,
    late: 1,
    due: over,
  });
});

test("of more areas than are counted, what is late and the first term are those of all, whoever reads them", async () => {
  const { db } = kit.database;
  const [common, first] = [await enter(), await enter()];
  for (const id of [common, first]) await send(id);
  await copy("areas", common, sql`'id', md5(n::text)::uuid, 'number', o.number || '-' || n`);
  await copy("sent_areas", common, sql`'id', md5(n::text)::uuid, 'number', o.number || '-' || n`);
  for (const table of ["areas", "sent_areas"]) {
    await sql`update ${sql.table(table)} set deadline_at = ${over} where id = ${first}`.execute(db);
    await putLast(table, first);
  }
  const filters = { state: ["area_sent" as const] };
  const republic = { ...kit.cast.operator, territory: "17" };
  const told = { total: 10_000, more: true, late: 1, due: over };
  for (const reader of [kit.cast.inspector, kit.cast.operator, republic]) {
    expect(await areasWaiting(db, reader, filters, kit.clock.now())).toEqual(told);
    expect(await countAreas(db, reader, filters, kit.clock.now())).toEqual({ total: 10_000, more: true });
  }
});

test("of more charges than are counted, the first day that one is due on is that of all", async () => {
  const { db } = kit.database;
  const chargeOf = async (): Promise<string> => {
    const application = await carryTo(kit, "in_payment");
    const { id } = await db
      .selectFrom("charges")
      .select("id")
      .where("application_id", "=", application)
      .executeTakeFirstOrThrow();
    return id;
  };
  const [common, first] = [await chargeOf(), await chargeOf()];
  await copy("charges", common, sql`'id', gen_random_uuid(), 'sequence', o.sequence + n`);
  await sql`update charges set due_on = '2026-02-01' where id = ${first}`.execute(db);
  await putLast("charges", first);
  expect(await chargesWaiting(db, kit.cast.cashier, { state: ["open"] })).toEqual({
    total: 10_000,
    more: true,
    due: "2026-02-01",
  });
});
