import type { AreaMoveKey, AreaPosition } from "@yer/api/contract/area-states";
import { areaBaskets, areaStateKeys, areaStatesAtInspection } from "@yer/api/contract/area-states";
import type { AreaMove } from "@yer/api/contract/area-facts";
import type { Reason } from "@yer/api/contract/problem";
import { decide } from "../../identity/access/decide.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { Acting } from "../../platform/acting/acting.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import { whatFollows } from "../../rules/areas/area-follows.js";
import { type AreaTransition, areaTransitionOf, areaTransitions } from "../../rules/areas/area-moves.js";
import {
  areaDestination,
  areaPreconditions,
  type AreaSaid,
  type AreaState,
} from "../../rules/areas/area-preconditions.js";
import type { AreaProposalsTable } from "../../schema/tables/areas.js";
import { takersOf } from "../applications/last-able.js";
import { scheduleRuns } from "../plan-progress/running.js";
import { beginTerm } from "../applications/term.js";
import { enforceOnArea, type FoundArea, lockArea, positionOf } from "./area.js";
import {
  changeSending,
  dropOpenRequests,
  openAreaRequests,
  openProposal,
  type Sending,
  sendingUnderWay,
} from "./inspection-queries.js";
import { standArea } from "./stand-area.js";

/** An area with all that decides about its moves. */
export interface MovingArea {
  readonly area: FoundArea;
  readonly state: AreaState;
  readonly sending: Sending | undefined;
  readonly proposal: AreaProposalsTable | undefined;
}

/** What decides about the moves of an area that was read, or locked, in this transaction. */
export async function movingArea(
  db: Db | Transaction,
  acting: Pick<Acting, "now" | "settings">,
  area: FoundArea,
): Promise<MovingArea> {
  const proposal = await openProposal(db, area);
  const { sizes, buildings } = area;
  return {
    area,
    proposal,
    sending: await sendingUnderWay(db, area),
    state: {
      position: positionOf(area),
      placeEnded: area.place_ended,
      confirmed: area.confirmed,
      hasOutline: area.drawn !== null,
      hasTotal: sizes.total !== null,
      hasBuildings: buildings.length > 0,
      hasBuilt: sizes.built !== null,
      cameFrom: area.came_from,
      openRequests: await openAreaRequests(db, area),
      proposal: proposal?.target ?? null,
      confirmsByDocument: acting.settings.in(area.district_soato).value("area.confirm_by_document", acting.now),
      hasNeighborhood: area.neighborhood_id !== null,
      scheduleRuns: area.neighborhood_id !== null && (await scheduleRuns(db, area.neighborhood_id)),
    },
  };
}

/** Reasons that lie in who the person is to this area: another's inspection, one's own sending, one's own proposal. */
function personalReasons(actor: Actor, move: AreaMoveKey, { mover }: AreaTransition, moving: MovingArea): Reason[] {
  const { sending, proposal } = moving;
  const people = takersOf(actor);
  const reasons: Reason[] = [];
  if (mover.by === "inspection" && sending?.organisation_id !== actor.organisation?.id) {
    reasons.push({ code: "sent-to-another" });
  }
  if (move === "find" && [sending?.sent_by, sending?.sent_through].some((one) => one && people.includes(one))) {
    reasons.push({ code: "finder-sent" });
  }
  if (
    (move === "approve" || move === "refuse") &&
    [proposal?.proposed_by, proposal?.proposed_through].some((one) => one && people.includes(one))
  ) {
    reasons.push({ code: "proposal-own" });
  }
  return reasons;
}

/** Why a move is closed to a person at this moment: theirs and the area's reasons together; empty when it is open. */
export function reasonsAgainstAreaMove(
  actor: Actor | null,
  move: AreaMoveKey,
  moving: MovingArea,
  said: AreaSaid = {},
): Reason[] {
  const row = areaTransitionOf(moving.state.position, move);
  const closed = areaPreconditions(move, moving.state, said);
  if (actor === null || row === undefined) return closed;
  const code = "code" in row.mover ? row.mover.code : undefined;
  const decision = code && decide(actor, { code, kind: "act" }, { kind: "none" });
  return [
    ...(decision === undefined || decision.allowed ? [] : decision.reasons),
    ...personalReasons(actor, move, row, moving),
    ...closed,
  ];
}

/** The moves out of where an area stands, as a person finds them; those of the clock have no button. */
export function areaMovesFor(actor: Actor, moving: MovingArea): AreaMove[] {
  return areaTransitions[moving.state.position].flatMap(({ move, to, mover }): AreaMove[] => {
    if (mover.by === "clock" || mover.by === "application") return [];
    const reasons = reasonsAgainstAreaMove(actor, move, moving);
    const [only, ...others] = to;
    const allowed = reasons.length === 0;
    const follows = allowed ? [...whatFollows(move, moving.state)] : [];
    return [{ key: move, to: others.length === 0 ? (only ?? null) : null, allowed, reasons, follows }];
  });
}

/**
 * Locks an area for a move of a person, and refuses what they may not do.
 * @throws {Problem} `not-found` for what they do not see, `permission-missing`, `impersonation-limited`
 */
export async function lockForMove(
  transaction: Transaction,
  acting: Acting,
  id: string,
  move: AreaMoveKey,
): Promise<MovingArea> {
  const area = await lockArea(transaction, id);
  const code = codeOfAreaMove(move);
  enforceOnArea(acting.actor, { code: code ?? "read:area", kind: "act" }, area);
  return movingArea(transaction, acting, area);
}

function codeOfAreaMove(move: AreaMoveKey) {
  const row = Object.values(areaTransitions)
    .flat()
    .find((one) => one.move === move);
  return row !== undefined && "code" in row.mover ? row.mover.code : undefined;
}

/** What is told about a move beside the move itself. */
export interface AreaMoveDetails extends AreaSaid {
  readonly reason?: string;
  readonly params?: Readonly<Record<string, string | number | boolean>>;
  /** Working days of the term that the move begins. */
  readonly days?: number;
}

/**
 * Carries an area on by one move: the only code that puts one anywhere after it was entered. The caller holds its lock.
 * @returns where it stands
 * @throws {Problem} `move-refused` with every reason
 */
export async function makeAreaMove(
  transaction: Transaction,
  acting: Acting,
  moving: MovingArea,
  move: AreaMoveKey,
  details: AreaMoveDetails = {},
): Promise<AreaPosition> {
  const { area, state, sending } = moving;
  const reasons = reasonsAgainstAreaMove(acting.actor, move, moving, details);
  if (reasons.length > 0) throw new Problem("move-refused", { reasons });
  const { position, confirmed } = areaDestination(move, state, details);
  const inspected = areaStatesAtInspection.some((state) => state === position);
  const days = details.days ?? sending?.days;
  const begins = details.days !== undefined || (move === "answer" && inspected);
  if (!inspected && position !== "area_returned" && sending !== undefined) {
    await changeSending(transaction, area, { ended_at: acting.now });
    await dropOpenRequests(transaction, area);
  }
  const basket = areaBaskets.find((one) => one === position) ?? null;
  const standing = {
    state: areaStateKeys.find((one) => one === position) ?? area.state,
    basket,
    reason: basket === null ? null : (details.reason ?? area.basket_reason ?? ""),
    by: basket === null ? null : (acting.actor?.id ?? null),
    confirmed,
  };
  const term = begins && days !== undefined ? beginTerm({ days, unit: "working" }, acting.now, acting.settings) : null;
  await standArea(
    transaction,
    acting,
    area,
    {
      standing,
      term: {
        deadlineAt: inspected ? (term?.endsAt ?? area.deadline_at) : null,
        cameFrom: position === "area_returned" ? cameFrom(moving) : null,
      },
    },
    {
      action: `area.${move}`,
      from: state.position,
      to: position,
      reason: details.reason ?? null,
      ...(details.params === undefined && acting.bulk === undefined
        ? {}
        : {
            params: { ...(acting.bulk ? { bulk: acting.bulk.id, areas: acting.bulk.files } : {}), ...details.params },
          }),
    },
  );
  return position;
}

/** Where in its inspection a returned area goes back to. */
function cameFrom({ area, state }: MovingArea): "area_sent" | "area_taken" {
  return area.came_from ?? (state.position === "area_taken" ? "area_taken" : "area_sent");
}
