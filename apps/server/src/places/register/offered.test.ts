import { afterAll, beforeAll, expect, test } from "vitest";
import { updateFacts } from "../../cases/applications/facts-service.js";
import { readApplication } from "../../cases/application-acts/read.js";
import { Problem } from "../../platform/problem/problem.js";
import { type ApplicationKit, openApplicationKit } from "../../testing/application-kit.js";

let kit: ApplicationKit;
beforeAll(async () => {
  kit = await openApplicationKit();
});
afterAll(async () => kit.close());

test("no new file is opened in a place that is offered no more; old files keep it and can still be edited", async () => {
  const given = kit.facts();
  const id = await kit.create(given);
  await kit.database.db
    .updateTable("neighborhoods")
    .set({ active: false })
    .where("id", "=", given.neighborhoodId)
    .execute();
  const refused = await kit.create().catch((error: unknown) => error);
  expect(refused instanceof Problem && refused.document().errors?.map(({ code }) => code)).toEqual([
    "neighborhood-elsewhere",
  ]);
  const { operator } = kit.cast;
  const before = await kit.act(operator, async (tx, acting) => readApplication(tx, acting, id));
  expect(before.neighborhood.id).toBe(given.neighborhoodId);
  const { files: _, ...facts } = before.facts;
  await kit.act(operator, async (tx, acting) =>
    updateFacts(tx, acting, id, { body: { ...facts, address: "Yangi manzil" }, ifMatch: before.version }),
  );
  const after = await kit.act(operator, async (tx, acting) => readApplication(tx, acting, id));
  expect([after.facts.address, after.neighborhood.id]).toEqual(["Yangi manzil", given.neighborhoodId]);
});
