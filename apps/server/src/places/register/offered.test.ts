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

test("no new file is opened in a place that is no more, and those there keep it and wait to be placed", async () => {
  const given = kit.facts();
  const id = await kit.create(given);
  await kit.database.db
    .updateTable("neighborhoods")
    .set({ active: false })
    .where("id", "=", given.neighborhoodId)
    .execute();
  const refused = await kit.create().catch((error: unknown) => error);
  expect(refused instanceof Problem && refused.document().errors?.map(({ code }) => code)).toEqual(["place-ended"]);
  const { operator } = kit.cast;
  const before = await kit.act(operator, async (tx, acting) => readApplication(tx, acting, id));
  expect(before.neighborhood.id).toBe(given.neighborhoodId);
  expect(before.sentence?.code).toBe("place_ended");
  expect(before.moves.map(({ key, reasons }) => [key, reasons[0]?.code])).toEqual([["submit", "place-ended"]]);
  const { files: _, ...facts } = before.facts;
  const edited = kit.act(operator, async (tx, acting) =>
    updateFacts(tx, acting, id, { body: { ...facts, address: "Yangi manzil" }, ifMatch: before.version }),
  );
  const closed = await edited.catch((error: unknown) => error);
  expect(closed instanceof Problem && closed.document().reasons).toEqual([{ code: "place-ended" }]);
});
