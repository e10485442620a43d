import type { AreaMoveKey } from "@yer/api/contract/area-states";
import {
  type BulkActKey,
  type BulkAreaMoveKey,
  bulkAreaMoveKeys,
  type BulkAreasAsked,
  type BulkAreasGiven,
  type BulkMove,
  type bulkMoves,
} from "@yer/api/contract/bulk-moves";
import type { PermissionCode } from "@yer/api/contract/codes";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import type { Reason } from "@yer/api/contract/problem";
import { uuidv7 } from "uuidv7";
import { enforce } from "../../identity/access/decide.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import { reasonsOf } from "../../platform/database/attempt.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import { assertAttachable } from "../../platform/uploads/attached-files.js";
import type { SameForAreas } from "../../schema/tables/bulk-moves.js";
import { assertInspection } from "../areas/acts.js";
import { enforceOnArea, findArea, type FoundArea } from "../areas/area.js";
import { reasonsAgainstDeciding } from "../areas/fault-acts.js";
import { reasonsAgainstMending } from "../areas/mends.js";
import { inspectionsOf } from "../areas/inspection-queries.js";
import { movingArea, reasonsAgainstAreaMove } from "../areas/moves.js";
import { areaIds } from "../areas/queries.js";
import { insertBulkMove, insertTaken, numbersOfAreas } from "./queries.js";
import { assertFew, findBulkMove, mostOf } from "./service.js";

/** The move of one area that each act makes with many, and what it takes; mending corrects, and moves nothing. */
const single: Readonly<
  Record<
    BulkAreaMoveKey,
    { readonly move: AreaMoveKey; readonly code: PermissionCode } | { readonly code: PermissionCode }
  >
> = {
  area_send: { move: "send", code: "send:area" },
  area_confirm: { move: "confirm", code: "confirm:area" },
  area_set_aside: { move: "set_aside", code: "set_aside:area" },
  area_put_back: { move: "put_back", code: "set_aside:area" },
  area_accept: { move: "set_aside", code: "set_aside:area" },
  area_refuse: { move: "set_aside", code: "set_aside:area" },
  area_mend: { code: "update:area" },
};

/** Whether an act on many moves areas, not applications. */
export function isOfAreas(move: BulkActKey): move is BulkAreaMoveKey {
  return bulkAreaMoveKeys.some((one) => one === move);
}

/** Why one area of many was refused: of one that is not seen it is not said that it is an application. */
export function reasonsOfArea(problem: Problem): Reason[] {
  return problem.code === "not-found" ? [{ code: "area-unseen" }] : reasonsOf(problem);
}

/** The ids asked for, each once: those given, or what the register lists. @throws {Problem} `move-refused` */
async function askedIds(
  db: Db | Transaction,
  acting: ActingPerson,
  asked: BulkAreasAsked,
  most: number,
): Promise<string[]> {
  const ids =
    "areaIds" in asked
      ? [...new Set(asked.areaIds)]
      : await areaIds(db, { reader: acting.actor, now: acting.now }, asked.filters, {
          except: asked.except,
          limit: most + 1,
        });
  assertFew(ids.length, most);
  return ids;
}

/**
 * Which of the areas could make the move at this moment, and of each other one every reason. @throws {Problem}
 * `move-refused` (`too-many-files`)
 */
export async function previewAreas(
  db: Db | Transaction,
  acting: ActingPerson,
  asked: BulkAreasAsked,
): Promise<ReplyOf<typeof bulkMoves.previewAreas>> {
  const most = mostOf(acting);
  const ids = await askedIds(db, acting, asked, most);
  const able: FoundArea[] = [];
  const unable: { areaId: string; number: string; reasons: Reason[] }[] = [];
  for (const areaId of ids) {
    try {
      const area = await findArea(db, areaId);
      enforceOnArea(acting.actor, { code: "read:area", kind: "read" }, area);
      const reasons = await reasonsAgainst(db, acting, asked, area);
      if (reasons.length === 0) able.push(area);
      else unable.push({ areaId, number: area.number, reasons });
    } catch (error) {
      if (!(error instanceof Problem) || error.code === "invalid") throw error;
      unable.push({ areaId, number: "", reasons: reasonsOfArea(error) });
    }
  }
  const districts = [...new Set(able.map(({ district_soato }) => district_soato))];
  const inspections = asked.move === "area_send" && districts.length > 0 ? await inspectionsOf(db, districts) : [];
  return { total: ids.length, able: able.map(({ id }) => id), unable, inspections, most };
}

/** Why one of them cannot make the act at this moment. @throws {Problem} `invalid` without the value that is to mend it */
async function reasonsAgainst(
  db: Db | Transaction,
  acting: ActingPerson,
  { move, basket, mend }: BulkAreasAsked,
  area: FoundArea,
): Promise<Reason[]> {
  const act = single[move];
  if (!("move" in act)) {
    if (mend !== undefined) return reasonsAgainstMending(db, acting.actor, area, mend);
    throw new Problem("invalid", { errors: [{ in: "body", pointer: "/mend", code: "required" }] });
  }
  const moving = await movingArea(db, acting, area);
  const decides = move === "area_accept" || move === "area_refuse";
  return [
    ...reasonsAgainstAreaMove(acting.actor, act.move, moving, basket === undefined ? {} : { basket }),
    ...(decides ? await reasonsAgainstDeciding(db, area) : []),
  ];
}

/**
 * Begins to move areas: writes down which, and leaves the moving to the job. A borrowed name moves one area at a time.
 * @throws {Problem} `permission-missing`, `impersonation-limited`, `move-refused`, `invalid`
 */
export async function moveAreas(
  transaction: Transaction,
  acting: ActingPerson,
  given: BulkAreasGiven,
): Promise<BulkMove> {
  const { actor, now, events } = acting;
  enforce(actor, { code: single[given.move].code, kind: "act" }, { kind: "none" });
  if (actor.impersonation !== null) throw new Problem("impersonation-limited");
  const ids = [...new Set(given.areaIds)];
  assertFew(ids.length, mostOf(acting));
  const same = await sameForAll(transaction, acting, given);
  const numbers = await numbersOfAreas(transaction, ids);
  const id = uuidv7();
  await insertBulkMove(transaction, {
    id,
    userId: actor.id,
    move: given.move,
    reason: given.move === "area_send" ? given.note : given.move === "area_mend" ? null : given.reason,
    given: same,
    at: now,
  });
  await insertTaken(
    transaction,
    id,
    ids.map((areaId) => ({ areaId, number: numbers.get(areaId) ?? "" })),
  );
  await events.publish(transaction, { kind: "bulk.began", user: actor.id });
  return findBulkMove(transaction, actor, id);
}

/** What is alike for all, told before the first one's turn comes where it cannot be. @throws {Problem} `invalid` */
async function sameForAll(
  transaction: Transaction,
  { actor }: ActingPerson,
  given: BulkAreasGiven,
): Promise<SameForAreas | null> {
  switch (given.move) {
    case "area_send": {
      const { organisationId, days, note } = given;
      await assertInspection(transaction, organisationId);
      return { kind: "sending", organisationId, days, note };
    }
    case "area_confirm": {
      const { documentId } = given;
      await assertAttachable(transaction, [{ id: documentId, pointer: "/documentId" }], [actor.id]);
      return { kind: "document", documentId };
    }
    case "area_set_aside":
      return { kind: "basket", basket: given.basket };
    case "area_mend":
      return { kind: "mend", mend: given.mend };
    case "area_put_back":
    case "area_accept":
    case "area_refuse":
      return null;
  }
}
