import type { AreaFacts } from "@yer/api/contract/area-facts";
import type { BulkAreasAsked, BulkAreasGiven } from "@yer/api/contract/bulk-moves";
import { searchKey, sortKey } from "@yer/api/formats";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "../../platform/acting/actor.js";
import { withTransaction } from "../../platform/database/transaction.js";
import type { Events } from "../../platform/events/events.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { ensureStandardPositions, standardPositions } from "../../identity/users/standard-positions.js";
import { type ApplicationKit, kitDistrict, openApplicationKit, square } from "../../testing/application-kit.js";
import { bareAreaFacts } from "../../testing/bare-area.js";
import { setAsideArea } from "../areas/acts.js";
import { findArea, positionOf } from "../areas/area.js";
import { leaveFaults } from "../areas/fault-queries.js";
import { areaFaultCounts, areaPage } from "../areas/queries.js";
import { createArea } from "../areas/service.js";
import { moveAreas, previewAreas } from "./areas.js";
import { bulkApplicationPage } from "./queries.js";
import { findBulkMove } from "./service.js";
import { tickBulkMoves } from "./tick.js";

let kit: ApplicationKit;
let operator: Actor;
let organisationId: string;
beforeAll(async () => {
  kit = await openApplicationKit();
  ({ operator } = kit.cast);
  organisationId = kit.cast.inspector.organisation?.id ?? "";
  await withTransaction(kit.database.db, ensureStandardPositions);
  // The job reads a person's rights anew for each area, so the person has to be there.
  await kit.database.db
    .insertInto("users")
    .values({
      id: operator.id,
      name: operator.name,
      sort_key: sortKey(operator.name),
      search_key: searchKey(operator.name),
      username: null,
      password_hash: null,
      pinfl: operator.pinfl,
      stirs: jsonb([]),
      oneid_user_id: null,
      phone: null,
      is_staff: true,
      organisation_id: operator.organisation?.id ?? null,
      position_id: standardPositions.operator.id,
      territory: operator.territory,
      granted: jsonb([]),
      revoked: jsonb([]),
      blocked: false,
      blocked_reason: null,
      preferences: null,
      last_seen_at: null,
      created_at: kit.clock.now(),
    })
    .execute();
});
afterAll(() => kit.close());

let plots = 0;
const enter = async (more: Partial<AreaFacts> = {}): Promise<string> => {
  const outline = square((plots += 1));
  return kit.act(operator, async (transaction, acting) =>
    createArea(transaction, acting, {
      ...bareAreaFacts,
      districtSoato: kitDistrict,
      neighborhoodId: "14160001",
      outline,
      ...more,
    }),
  );
};
const setAside = async (id: string) =>
  kit.act(operator, (tx, acting) => setAsideArea(tx, acting, id, { basket: "drafts", reason: "Xato" }));
const preview = async (asked: BulkAreasAsked, by = operator) =>
  kit.act(by, async (tx, acting) => previewAreas(tx, acting, asked));
const start = async (given: BulkAreasGiven, by = operator) =>
  kit.act(by, async (tx, acting) => moveAreas(tx, acting, given));
const tick = async (events: Events = kit.events) => {
  const { signer } = await kit.act(null, async (_, acting) => acting);
  return tickBulkMoves({ db: kit.database.db, events, signer }, kit.clock.now());
};
const results = async (id: string) =>
  (await bulkApplicationPage(kit.database.db, id, { limit: 100 })).items.map(({ state, reasons }) => [
    state,
    ...reasons.map(({ code }) => code),
  ]);
const where = async (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => positionOf(await findArea(kit.database.db, id))));
const historyOf = async (id: string, action: string) =>
  kit.database.db
    .selectFrom("history_entry")
    .select(["actor", "params", "reason"])
    .where("record_id", "=", id)
    .where("action", "=", action)
    .execute();
const sending = { days: 10, note: "Joyida koʻrib chiqing" } as const;

describe("the preview", () => {
  test("says of each area what its own button says, and whom all that can be sent can be sent to", async () => {
    const [able, aside] = [await enter(), await enter()];
    await setAside(aside);
    const unknown = uuidv7();
    const found = await preview({ move: "area_send", areaIds: [able, aside, unknown, able] });
    expect(found).toMatchObject({ total: 3, able: [able], inspections: [{ id: organisationId }] });
    expect(found.unable.map(({ areaId, number, reasons }) => [areaId, number !== "", reasons[0]?.code])).toEqual([
      [aside, true, "area-elsewhere"],
      [unknown, false, "area-unseen"],
    ]);
  });

  test("asks each for the fault of the basket they are to be set aside in", async () => {
    const [drawn, bare] = [await enter(), await enter({ outline: null })];
    const found = await preview({ move: "area_set_aside", basket: "no_grip", areaIds: [drawn, bare] });
    expect(found.able).toEqual([bare]);
    expect(found.unable[0]?.reasons).toEqual([{ code: "area-has-grip" }]);
  });

  test("takes all that the register's filters leave but those left out, and no more than a setting allows", async () => {
    const ids = [await enter({ address: "Nayman koʻchasi" }), await enter({ address: "Nayman koʻchasi" })];
    const asked = { move: "area_set_aside", basket: "drafts", filters: { search: "Nayman" } } as const;
    expect((await preview({ ...asked, except: [] })).able).toEqual(ids);
    expect((await preview({ ...asked, except: [ids[0] ?? ""] })).able).toEqual(ids.slice(1));
    const few = async () =>
      kit.act(operator, async (tx, acting) =>
        previewAreas(tx, { ...acting, settings: { ...acting.settings, value: () => 1 } } as unknown as typeof acting, {
          ...asked,
          except: [],
        }),
      );
    await expect(few()).rejects.toMatchObject({ details: { reasons: [{ code: "too-many-files" }] } });
  });
});

describe("a move of many areas", () => {
  test("sends each in its own name, once whoever ticks, and its history names the act", async () => {
    const ids = [await enter(), await enter()];
    const { id } = await start({ move: "area_send", areaIds: ids, organisationId, ...sending });
    await Promise.all([tick(), tick()]);
    expect(await findBulkMove(kit.database.db, operator, id)).toMatchObject({ state: "ended", moved: 2, refused: 0 });
    expect(await where(ids)).toEqual(["area_sent", "area_sent"]);
    for (const area of ids) {
      expect(await historyOf(area, "area.send")).toEqual([
        {
          actor: operator.id,
          reason: sending.note,
          params: { bulk: id, areas: 2, days: 10, organisation: organisationId },
        },
      ]);
    }
    const sent = kit.database.db.selectFrom("area_sendings").select("id").where("area_id", "in", ids);
    expect(await sent.execute()).toHaveLength(2);
  });

  test("sets aside with one reason and puts back, each judged when its turn comes", async () => {
    const [still, moved] = [await enter(), await enter()];
    const aside = { move: "area_set_aside", basket: "drafts", reason: "Roʻyxatdagi xato" } as const;
    const { id } = await start({ ...aside, areaIds: [still, moved] });
    await setAside(moved);
    await tick();
    expect(await results(id)).toEqual([["moved"], ["refused", "area-elsewhere"]]);
    expect((await findArea(kit.database.db, still)).basket_reason).toBe("Roʻyxatdagi xato");
    const back = await start({ move: "area_put_back", areaIds: [still, moved], reason: "Tuzatildi" });
    await tick();
    expect(await results(back.id)).toEqual([["moved"], ["moved"]]);
    expect(await where([still, moved])).toEqual(["area_new", "area_new"]);
  });

  test("goes on after a break where it stopped: nothing is lost and nothing is done twice", async () => {
    const ids = [await enter(), await enter(), await enter()];
    const { id } = await start({ move: "area_send", areaIds: ids, organisationId, ...sending });
    const breaking: Events = {
      ...kit.events,
      publish: async (tx, ...told) => {
        if (told.some((event) => event.id === ids[1])) throw new Error("The cable was pulled.");
        await kit.events.publish(tx, ...told);
      },
    };
    await expect(tick(breaking)).rejects.toThrow("cable");
    expect(await results(id)).toEqual([["moved"], ["waiting"], ["moved"]]);
    await tick();
    expect(await results(id)).toEqual([["moved"], ["moved"], ["moved"]]);
    for (const area of ids) expect(await historyOf(area, "area.send")).toHaveLength(1);
  });

  test("asks for the move's own permission, for an inspection, and for an own document", async () => {
    const areaIds = [await enter()];
    await expect(start({ move: "area_put_back", areaIds, reason: "—" }, kit.cast.inspector)).rejects.toMatchObject({
      code: "permission-missing",
    });
    await expect(
      start({ move: "area_send", areaIds, organisationId: operator.organisation?.id ?? uuidv7(), ...sending }),
    ).rejects.toMatchObject({ details: { errors: [{ pointer: "/organisationId" }] } });
    await expect(
      start({ move: "area_confirm", areaIds, reason: "Hujjat bor", documentId: uuidv7() }),
    ).rejects.toMatchObject({ details: { errors: [{ pointer: "/documentId" }] } });
  });
});

/** An area of a list that said neither its neighbourhood nor its legal basis. */
const imported = async () => {
  const id = await enter({ neighborhoodId: null });
  await setAside(id);
  await withTransaction(kit.database.db, async (tx) =>
    leaveFaults(tx, { home_region: kitDistrict.slice(0, 4), id }, ["place_missing", "basis_missing"], kit.clock.now()),
  );
  return id;
};

describe("mending many areas with one value", () => {
  const place = { fact: "neighborhoodId", value: "14160001" } as const;
  const basis = { fact: "legalBasis", value: 2 } as const;

  test("each fault is counted, and the number is the length of the list it opens", async () => {
    await imported();
    const reading = { reader: operator, now: kit.clock.now() };
    const counts = await areaFaultCounts(kit.database.db, reading, { basket: ["drafts"] });
    expect(counts.map(({ code }) => code)).toEqual(expect.arrayContaining(["place_missing", "basis_missing"]));
    for (const { code, total } of counts) {
      const listed = await areaPage(kit.database.db, operator, { basket: ["drafts"], fault: [code] }, kit.clock.now());
      expect(listed.total).toBe(total);
    }
    expect(await areaFaultCounts(kit.database.db, { ...reading, reader: kit.cast.inspector }, {})).toEqual([]);
  });

  test("the preview says who gets the value, and of each other one why not", async () => {
    const [lacking, whole] = [await imported(), await enter()];
    const areaIds = [lacking, whole];
    const found = await preview({ move: "area_mend", mend: place, areaIds });
    expect(found.able).toEqual([lacking]);
    expect(found.unable).toMatchObject([{ areaId: whole, reasons: [{ code: "area-mended" }] }]);
    const elsewhere = await preview({ move: "area_mend", mend: { ...place, value: "14160999" }, areaIds: [lacking] });
    expect(elsewhere.unable[0]?.reasons).toEqual([{ code: "area-other-district" }]);
    await expect(preview({ move: "area_mend", areaIds })).rejects.toMatchObject({
      details: { errors: [{ pointer: "/mend" }] },
    });
  });

  test("each history names the value and the act; what has no fault left leaves the basket, what has one stays", async () => {
    const ids = [await imported(), await imported()];
    const first = await start({ move: "area_mend", mend: place, areaIds: ids });
    await tick();
    expect(await results(first.id)).toEqual([["moved"], ["moved"]]);
    expect(await where(ids)).toEqual(["drafts", "drafts"]);
    const [one = "", other = ""] = ids;
    const { neighborhood_id } = await findArea(kit.database.db, one);
    expect(neighborhood_id).toBe("14160001");
    expect(await historyOf(one, "area.changed")).toMatchObject([{ params: { bulk: first.id, areas: 2 } }]);
    await start({ move: "area_mend", mend: basis, areaIds: [other] });
    await tick();
    expect(await where(ids)).toEqual(["drafts", "area_new"]);
    const again = await start({ move: "area_mend", mend: place, areaIds: [one] });
    await tick();
    expect(await results(again.id)).toEqual([["refused", "area-mended"]]);
  });
});
