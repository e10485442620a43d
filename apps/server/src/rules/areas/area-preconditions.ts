import type {
  AreaFinding,
  AreaMoveKey,
  AreaPosition,
  AreaProposalTarget,
  PlainAreaBasket,
} from "@yer/api/contract/area-states";
import type { Reason } from "@yer/api/contract/problem";
import { areaTransitionOf } from "./area-moves.js";

/** What the rules of moves need to know of an area; read under the lock of its row. */
export interface AreaState {
  readonly position: AreaPosition;
  /** Whether its neighbourhood was split, merged or closed: until somebody, or its outline, says where it lies now. */
  readonly placeEnded: boolean;
  /** Somebody has found, or said with a document, that it is occupied without papers. */
  readonly confirmed: boolean;
  readonly hasOutline: boolean;
  readonly hasTotal: boolean;
  readonly hasBuildings: boolean;
  /** Whether the built-up m² are known. */
  readonly hasBuilt: boolean;
  /** Where it is, or came from, with an inspection. */
  readonly cameFrom: "area_sent" | "area_taken" | null;
  readonly openRequests: number;
  /** What is proposed for it and nobody has decided. */
  readonly proposal: AreaProposalTarget | null;
  /** Whether its place lets it be confirmed with a document alone. */
  readonly confirmsByDocument: boolean;
  /** Whether its neighbourhood is known; without one it has no schedule to wait for. */
  readonly hasNeighborhood: boolean;
  /** Whether a schedule of its neighbourhood runs. */
  readonly scheduleRuns: boolean;
}

/** What is said with a move and chooses its end. */
export interface AreaSaid {
  readonly basket?: PlainAreaBasket;
  readonly finding?: AreaFinding;
}

type Rule = (state: AreaState, said: AreaSaid) => Reason[];

const nothing: Rule = () => [];
const undecided: Rule = ({ proposal }) => (proposal === null ? [] : [{ code: "proposal-open" }]);
const decided: Rule = ({ proposal }) => (proposal === null ? [{ code: "proposal-missing" }] : []);
const placed: Rule = ({ hasNeighborhood }) => (hasNeighborhood ? [] : [{ code: "area-placeless" }]);
const confirmed: Rule = (state) => (state.confirmed ? [] : [{ code: "area-unconfirmed" }]);

/** Why an area cannot be set aside in a basket: each has its own fault, and an area without it does not belong there. */
export function reasonsAgainstBasket(basket: PlainAreaBasket, state: AreaState): Reason[] {
  if (basket === "no_grip" && (state.hasOutline || state.hasTotal)) return [{ code: "area-has-grip" }];
  if (basket === "construction" && (!state.hasBuildings || state.hasBuilt)) return [{ code: "area-has-built" }];
  return [];
}

const rules: Readonly<Record<AreaMoveKey, Rule>> = {
  send: undecided,
  recall: undecided,
  take: undecided,
  return: undecided,
  answer: (state, said) => [
    ...undecided(state, said),
    ...(state.openRequests > 0 ? [] : [{ code: "request-answered" as const }]),
  ],
  give_back: undecided,
  find: undecided,
  confirm: (state, said) => [
    ...undecided(state, said),
    ...(state.confirmed ? [{ code: "area-confirmed" as const }] : []),
    ...(state.confirmsByDocument ? [] : [{ code: "visit-required" as const }]),
  ],
  wait: (state, said) => [
    ...undecided(state, said),
    ...confirmed(state, said),
    ...placed(state, said),
    ...(state.scheduleRuns ? [{ code: "schedule-running" as const }] : []),
  ],
  begin: (state, said) => [
    ...undecided(state, said),
    ...(state.scheduleRuns ? [] : [{ code: "schedule-missing" as const }]),
  ],
  open: (state, said) =>
    state.position === "not_registered"
      ? placed(state, said)
      : [
          ...undecided(state, said),
          ...confirmed(state, said),
          ...placed(state, said),
          ...(state.scheduleRuns || !state.hasNeighborhood ? [] : [{ code: "schedule-missing" as const }]),
        ],
  set_aside: (state, said) => [
    ...undecided(state, said),
    ...(said.basket === undefined ? [] : reasonsAgainstBasket(said.basket, state)),
  ],
  put_back: nothing,
  propose: undecided,
  approve: decided,
  refuse: decided,
  withdraw_application: nothing,
  end_application: nothing,
};

/**
 * Why a move is closed to anyone at this moment; empty when its precondition holds. Who may make it is asked apart.
 * Nothing moves on from a place that is no more, but for what an application of the area does: its own moves are closed.
 */
export function areaPreconditions(move: AreaMoveKey, state: AreaState, said: AreaSaid = {}): Reason[] {
  const row = areaTransitionOf(state.position, move);
  if (row === undefined) return [{ code: "area-elsewhere" }];
  const ended = state.placeEnded && row.mover.by !== "application";
  return [...(ended ? [{ code: "place-ended" as const }] : []), ...rules[move](state, said)];
}

/** What a finding leads to: its end, and what it proposes. */
const findings: Readonly<Record<AreaFinding, { to: AreaPosition; proposes?: AreaProposalTarget; confirms?: true }>> = {
  occupied: { to: "area_new", confirms: true },
  state_land: { to: "area_taken", proposes: "state_owned" },
  papers_found: { to: "area_taken", proposes: "written_off" },
  empty: { to: "area_taken", proposes: "written_off" },
  not_there: { to: "area_taken", proposes: "written_off" },
  data_wrong: { to: "area_returned" },
};

/** What a finding proposes, for a second person to decide; `null` where it decides by itself. */
export function proposedBy(finding: AreaFinding): AreaProposalTarget | null {
  return findings[finding].proposes ?? null;
}

/** Where a move that is open leads, and whether the area is confirmed then. Only for moves whose precondition holds. */
export function areaDestination(
  move: AreaMoveKey,
  state: AreaState,
  said: AreaSaid = {},
): { readonly position: AreaPosition; readonly confirmed: boolean } {
  const at = (position: AreaPosition, isConfirmed = state.confirmed) => ({ position, confirmed: isConfirmed });
  const [first = state.position] = areaTransitionOf(state.position, move)?.to ?? [];
  switch (move) {
    case "confirm":
    case "begin":
    case "withdraw_application":
      return at(first, true);
    case "find": {
      const { to, confirms } = findings[said.finding ?? "data_wrong"];
      return at(to, confirms ?? state.confirmed);
    }
    case "answer":
      return at(state.openRequests > 1 ? "area_returned" : (state.cameFrom ?? "area_sent"));
    case "set_aside":
      return at(said.basket ?? first);
    // What stood aside is looked at anew: nobody vouches for what was found before.
    case "put_back":
      return at(first, false);
    case "approve":
      return at(state.proposal ?? first, state.proposal === "area_new" ? false : state.confirmed);
    default:
      return at(first);
  }
}
