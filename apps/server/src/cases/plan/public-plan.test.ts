import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { uuidv7 } from "uuidv7";
import { jsonb } from "../../platform/sql/jsonb.js";
import { kitDistrict } from "../../testing/application-kit.js";
import { addNeighborhood } from "../../testing/bare-application.js";
import { makeOrganisation } from "../../testing/people.js";
import type { FastifyRequest } from "fastify";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { plainPlan } from "./plain-page.js";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  const { db } = app.context;
  for (const id of ["14160001", "14160002"]) await addNeighborhood(db, id);
  await sql`update neighborhoods set search_key = ' sinov bogishamol '`.execute(db);
  const organisationId = await makeOrganisation(app, { territory: kitDistrict, name: "Kadastr" });
  const states = [
    ["schedule_closed", "2025-03-01", "2025-03-20"],
    ["schedule_approved", "2026-05-01", "2026-05-20"],
    ["schedule_proposed", "2026-04-01", "2026-04-20"],
  ] as const;
  for (const [state, starts_on, ends_on] of states) {
    await db
      .insertInto("schedules")
      .values({
        home_region: kitDistrict.slice(0, 4),
        id: uuidv7(),
        neighborhood_id: "14160001",
        region_soato: kitDistrict.slice(0, 4),
        district_soato: kitDistrict,
        year: Number(starts_on.slice(0, 4)),
        state,
        starts_on,
        ends_on,
        organisation_id: organisationId,
        people: jsonb([uuidv7()]),
        plots: 10,
        end_reason: null,
        created_at: app.clock.now(),
        state_since: app.clock.now(),
      })
      .execute();
  }
  for (const [code, x] of [
    ["14160001", 66.9],
    ["14160002", 67.4],
  ] as const) {
    await sql`
      insert into place_outlines (code, outline, kind)
      values (${code}, ST_Multi(ST_MakeEnvelope(${x}::float8, 39.6, ${x}::float8 + 0.1, 39.7, 4326)), 'approximate')`.execute(
      db,
    );
  }
});
afterAll(() => app.close());

const find = async (query: string) => app.call({ path: `/public/plan?${query}` });

test("a citizen finds their neighbourhood in either script and is told what the region approved, without a person's name", async () => {
  const found = await find("search=" + encodeURIComponent("Боғишамол"));
  expect(found.body).toMatchObject({
    more: false,
    items: [
      {
        neighborhood: { id: "14160001" },
        visit: { when: "coming", startsOn: "2026-05-01", endsOn: "2026-05-20" },
        kilometres: null,
      },
      { neighborhood: { id: "14160002" }, visit: null },
    ],
  });
  expect(JSON.stringify(found.body)).not.toMatch(/people|proposed/);
  expect((await find("search=")).body).toEqual({ items: [], more: false });
});

test("the nearest to a point come first, with how far their middle is", async () => {
  const { body } = await find("latitude=39.65&longitude=66.95");
  const items = body["items"] as { neighborhood: { id: string }; kilometres: number }[];
  expect(items.map(({ neighborhood }) => neighborhood.id)).toEqual(["14160001", "14160002"]);
  expect(items[0]?.kilometres).toBe(0);
  expect(items[1]?.kilometres).toBeGreaterThan(40);
  expect((await find("latitude=99&longitude=66.95")).status).toBe(400);
});

test("where no script runs one goes down from the region, or types, and reads what a citizen's app says", async () => {
  const read = async (query: string) => {
    const request = { url: `/plan-grafic${query}`, headers: {}, ip: "127.0.0.1", log: app.context.logger };
    return (await plainPlan(app.context)(request as unknown as FastifyRequest))?.html ?? "";
  };
  const region = kitDistrict.slice(0, 4);
  expect(await read("")).toContain(`/plan-grafic?region=${region}&amp;locale=uz_UZ`);
  expect(await read(`?region=${region}`)).toContain(`/plan-grafic?district=${kitDistrict}&amp;locale=uz_UZ`);
  const listed = await read(`?district=${kitDistrict}`);
  expect(listed).toContain("Kelishadi: 01.05.2026 – 20.05.2026 (Kadastr)");
  expect(listed).toContain("Kunlari hali tasdiqlanmagan.");
  expect(await read(`?search=${encodeURIComponent("Боғишамол")}&locale=en_US`)).toContain("They come: 01.05.2026");
  expect(await read("?search=%3Cscript%3E")).toContain("&lt;script&gt;");
  expect(await plainPlan(app.context)({ url: "/info" } as unknown as FastifyRequest)).toBeUndefined();
});
