import { areaFindings, type AreaMoveKey, areaProposalTargets, plainAreaBaskets } from "@yer/api/contract/area-states";
import type { AreaFollowing } from "@yer/api/contract/area-facts";
import { areaTransitionOf } from "./area-moves.js";
import { areaDestination, areaPreconditions, type AreaSaid, type AreaState, proposedBy } from "./area-preconditions.js";
import { areaSentenceOf } from "./area-sentence.js";

/** What is said with a move and decides how the area stands after it. */
interface Said extends AreaSaid {
  readonly target?: NonNullable<AreaState["proposal"]>;
}

/** Everything that can be said with a move of an area that stands so. */
function sayings(move: AreaMoveKey, state: AreaState): readonly Said[] {
  if (move === "set_aside") return plainAreaBaskets.map((basket) => ({ basket }));
  if (move === "find") return areaFindings.map((finding) => ({ finding }));
  if (move === "propose") {
    // Only what a second person could approve from here can be proposed.
    const ends = areaTransitionOf(state.position, "approve")?.to ?? [];
    return areaProposalTargets.filter((target) => ends.includes(target)).map((target) => ({ target }));
  }
  return [{}];
}

/** What is proposed for the area once the move is made. */
function proposalAfter(move: AreaMoveKey, { finding, target }: Said): AreaState["proposal"] {
  if (move === "propose") return target ?? null;
  return move === "find" && finding !== undefined ? proposedBy(finding) : null;
}

/** Requests that nobody will have answered; whoever returns an area says how many there are, at the least one. */
function requestsAfter(move: AreaMoveKey, state: AreaState, returned: boolean): number {
  if (!returned) return 0;
  return move === "answer" ? state.openRequests - 1 : state.position === "area_returned" ? state.openRequests : 1;
}

function followingOf(move: AreaMoveKey, state: AreaState, said: Said): AreaFollowing {
  const { position, confirmed } = areaDestination(move, state, said);
  const after: AreaState = {
    ...state,
    position,
    confirmed,
    proposal: proposalAfter(move, said),
    openRequests: requestsAfter(move, state, position === "area_returned"),
  };
  return { position, sentence: areaSentenceOf(after) };
}

/**
 * What follows from a move that is open, said before it is made: for each end it can have, where the area stands then and
 * what must happen next. It is what the area's page will say.
 */
export function whatFollows(move: AreaMoveKey, state: AreaState): readonly AreaFollowing[] {
  const ends = new Map<string, AreaFollowing>();
  for (const said of sayings(move, state)) {
    if (areaPreconditions(move, state, said).length > 0) continue;
    const following = followingOf(move, state, said);
    ends.set(JSON.stringify(following), following);
  }
  return [...ends.values()];
}
