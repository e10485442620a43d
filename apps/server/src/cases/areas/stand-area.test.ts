import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "../../platform/acting/actor.js";
import { Problem } from "../../platform/problem/problem.js";
import { type ApplicationKit, kitDistrict, openApplicationKit, square } from "../../testing/application-kit.js";
import { findArea } from "./area.js";
import { createArea, standArea } from "./service.js";
import type { AreaStanding } from "./write-queries.js";

let kit: ApplicationKit;
let operator: Actor;
beforeAll(async () => {
  kit = await openApplicationKit();
  const { codes } = kit.cast.operator;
  operator = { ...kit.cast.operator, codes: new Set([...codes, "read:area", "create:area", "update:area"]) };
});
afterAll(() => kit.close());

const sent: AreaStanding = { state: "area_sent", basket: null, reason: null };

async function enter(n: number): Promise<string> {
  return kit.act(operator, async (transaction, acting) =>
    createArea(transaction, acting, {
      districtSoato: kitDistrict,
      neighborhoodId: "14160001",
      legalBasis: 1,
      cadastreNumber: null,
      address: null,
      occupiedSince: null,
      outline: square(n),
    }),
  );
}

/** Where an area stands after somebody has put it somewhere, or why it was refused. */
async function stand(actor: Actor | null, id: string, standing: AreaStanding): Promise<string> {
  try {
    await kit.act(actor, async (transaction, acting) => standArea(transaction, acting, id, standing));
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
  return (await findArea(kit.database.db, id)).state;
}

test("an area is put into a state by who may change it and sees its place, and by nobody else", async () => {
  const id = await enter(1);
  expect(await stand({ ...operator, territory: "1703202" }, id, sent)).toBe("not-found");
  expect(await stand({ ...operator, codes: new Set(["read:area"]) }, id, sent)).toBe("permission-missing");
  expect(await stand({ ...kit.cast.ecologist, codes: new Set(["read:area", "update:area"]) }, id, sent)).toBe(
    "not-found",
  );
  expect((await findArea(kit.database.db, id)).state).toBe("area_new");
  expect(await stand(operator, id, sent)).toBe("area_sent");
});

test("an area stands where it was put since then, and not since it was entered", async () => {
  const id = await enter(3);
  const { created_at: entered } = await findArea(kit.database.db, id);
  kit.clock.advance(60_000);
  await stand(operator, id, sent);
  const { created_at: created, state_since: since } = await findArea(kit.database.db, id);
  expect(created).toEqual(entered);
  expect(since).toEqual(new Date(entered.getTime() + 60_000));
});

test("what a file was opened from is not put anywhere any more", async () => {
  const id = await enter(2);
  expect(await stand(null, id, { ...sent, state: "area_opened" })).toBe("area_opened");
  expect(await stand(operator, id, sent)).toBe("move-refused");
});
