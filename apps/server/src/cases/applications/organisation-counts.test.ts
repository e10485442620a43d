import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { giveConclusion } from "../discussion/service.js";
import { organisationCountsEqualApplications } from "../../testing/organisation-counts-agree.js";
import { type ApplicationKit, openApplicationKit } from "../../testing/application-kit.js";
import { mergeOrganisationCounts } from "./organisation-counts.js";
import { readCounts } from "./counts.js";
import { startDiscussion, submit } from "../application-acts/service.js";

let kit: ApplicationKit;
beforeAll(async () => {
  kit = await openApplicationKit();
});
afterAll(() => kit.close());

const lines = async (): Promise<number> => {
  const { rows } = await sql<{ lines: number }>`select count(*) as lines from organisation_counts`.execute(
    kit.database.db,
  );
  return rows[0]?.lines ?? 0;
};
const countsOf = async (person: "architect" | "ecologist") =>
  readCounts(kit.database.db, kit.cast[person], kit.clock.now());

async function inDiscussion(): Promise<string> {
  const id = await kit.create();
  await kit.act(kit.cast.operator, (tx, acting) => submit(tx, acting, id));
  await kit.act(kit.cast.operator, (tx, acting) => startDiscussion(tx, acting, id));
  return id;
}

const concludes = (id: string) =>
  kit.act(kit.cast.architect, (tx, acting) =>
    giveConclusion(tx, acting, id, {
      stepId: "architecture",
      verdict: "positive",
      summary: "Xulosa",
      answers: { "17": 2 },
      fileIds: [],
    }),
  );

test("members of a body are told what involves it and what waits for it, before lines are merged and after", async () => {
  const [first, second] = [await inDiscussion(), await inDiscussion()];
  expect(await countsOf("architect")).toMatchObject({ all: 2, waiting: 2, byStatus: { in_discussion: { total: 2 } } });
  await concludes(first);
  const between = await countsOf("architect");
  expect(between).toMatchObject({ all: 2, waiting: 1 });
  const before = await lines();
  await mergeOrganisationCounts(kit.database.db);
  expect(await lines()).toBeLessThan(before);
  expect(await countsOf("architect")).toEqual(between);
  await concludes(second);
  await mergeOrganisationCounts(kit.database.db);
  expect(await countsOf("architect")).toMatchObject({ all: 2, waiting: 0 });
  await organisationCountsEqualApplications(kit.database.db);
});

test("merging what stands changes nothing, and two that merge at once count no line twice", async () => {
  const { db } = kit.database;
  await mergeOrganisationCounts(db);
  const stood = await lines();
  await inDiscussion();
  await Promise.all([mergeOrganisationCounts(db), mergeOrganisationCounts(db), mergeOrganisationCounts(db)]);
  await organisationCountsEqualApplications(db);
  await mergeOrganisationCounts(db);
  expect(await lines()).toBeGreaterThanOrEqual(stood);
});

test("a body of two steps, of a run before and of a file that is gone is counted once, then not at all", async () => {
  const { db } = kit.database;
  const id = await inDiscussion();
  // Writes beside the services: a second step, given at once; then steps and application go.
  await sql`
    insert into step_organisations (home_region, run_id, step_id, organisation_id, application_id, state)
    select home_region, run_id, step_id || '-' || turn, organisation_id, application_id,
      (array['given', 'waiting', 'awaited'])[turn]
    from step_organisations, generate_series(1, 3) as turn where application_id = ${id}`.execute(db);
  await organisationCountsEqualApplications(db);
  await sql`update step_organisations set state = 'passed' where application_id = ${id} and state <> 'waiting'`.execute(
    db,
  );
  await organisationCountsEqualApplications(db);
  await sql`update applications set deadline_at = deadline_at + interval '3 days' where id = ${id}`.execute(db);
  await organisationCountsEqualApplications(db);
  await sql`delete from step_organisations where application_id = ${id} and step_id like '%-1'`.execute(db);
  await organisationCountsEqualApplications(db);
  await sql`delete from applications where id = ${id}`.execute(db);
  const { rows } = await sql<{ left: number }>`
    select count(*) as left from step_organisations where application_id = ${id}`.execute(db);
  expect(rows[0]?.left).toBe(0);
  await organisationCountsEqualApplications(db);
});
