import {
  areaBaskets,
  areaFindings,
  areaMoveKeys,
  type AreaPosition,
  areaProposalTargets,
  areaStateKeys,
  plainAreaBaskets,
} from "@yer/api/contract/area-states";
import fc from "fast-check";
import { expect, test } from "vitest";
import { areaTransitionOf, areaTransitions } from "./area-moves.js";
import { whatFollows } from "./area-follows.js";
import { areaSentenceOf } from "./area-sentence.js";
import { areaDestination, areaPreconditions, type AreaSaid, type AreaState, proposedBy } from "./area-preconditions.js";

const positions: readonly AreaPosition[] = [...areaStateKeys, ...areaBaskets];
const standing = ["area_new", "area_sent", "area_taken", "area_returned", "area_waiting"] as const;

const byTwo: readonly AreaPosition[] = ["written_off", "state_owned"];

/** DOMAIN §6 as lines: from, move, ends. Written apart from the table, in the order of its sentences. */
const domain = new Map<string, readonly AreaPosition[]>([
  ["area_new send", ["area_sent"]],
  ["area_new confirm", ["area_new"]],
  ["area_new open", ["area_opened"]],
  ["area_new wait", ["area_waiting"]],
  ["area_sent take", ["area_taken"]],
  ["area_sent return", ["area_returned"]],
  ["area_sent recall", ["area_new"]],
  ["area_taken find", ["area_new", "area_taken", "area_returned"]],
  ["area_taken give_back", ["area_new"]],
  ["area_returned answer", ["area_returned", "area_sent", "area_taken"]],
  ["area_returned recall", ["area_new"]],
  ["area_waiting begin", ["area_new"]],
  ["area_waiting send", ["area_sent"]],
  ["area_opened withdraw_application", ["area_new"]],
  ["area_opened end_application", ["not_registered"]],
  ["not_registered open", ["area_opened"]],
  ...standing.map((from) => [`${from} set_aside`, plainAreaBaskets] as const),
  ...([...plainAreaBaskets, "not_registered"] as const).map((from) => [`${from} put_back`, ["area_new"]] as const),
  ...standing.map((from) => [`${from} approve`, ["written_off", "state_owned"]] as const),
  ...(["written_off", "state_owned"] as const).map((from) => [`${from} approve`, ["area_new"]] as const),
  ...[...standing, "written_off" as const, "state_owned" as const].flatMap((from) => [
    [`${from} propose`, [from]] as const,
    [`${from} refuse`, [from]] as const,
  ]),
]);

test("the table of moves says what DOMAIN says, and no more", () => {
  const table = new Map(
    positions.flatMap((from) => areaTransitions[from].map(({ move, to }) => [`${from} ${move}`, to] as const)),
  );
  expect(Object.fromEntries(table)).toEqual(Object.fromEntries(domain));
});

test("who sends or stands over an area is of the office, and who finds is of the inspection", () => {
  const movers = Object.values(areaTransitions).flatMap((rows) => rows.map(({ move, mover }) => [move, mover.by]));
  const inspects = new Set(movers.filter(([, by]) => by === "inspection").map(([move]) => move));
  expect(inspects).toEqual(new Set(["take", "return", "find", "give_back"]));
  expect(new Set(movers.filter(([, by]) => by === "clock").map(([move]) => move))).toEqual(new Set(["wait", "begin"]));
});

test("only what a second person approves ends in a basket of two", () => {
  const rows = positions.flatMap((from) => areaTransitions[from].map((row) => ({ from, ...row })));
  const into = rows.filter(({ from, to }) => to.some((end) => end !== from && byTwo.includes(end)));
  expect(new Set(into.map(({ move }) => move))).toEqual(new Set(["approve"]));
  const plain = rows.filter(({ move }) => move === "set_aside").flatMap(({ to }) => to);
  expect(new Set(plain)).toEqual(new Set(plainAreaBaskets));
});

/** An area as a clerk would keep it by hand, by the sentences of DOMAIN. */
interface Kept {
  readonly at: AreaPosition;
  readonly confirmed: boolean;
}

/** What a clerk says to a move: where it goes, or that it is closed. Nested by move, where the table is by position. */
function clerk(state: AreaState, move: (typeof areaMoveKeys)[number], said: AreaSaid): Kept | "closed" {
  const { position, confirmed, proposal, hasNeighborhood, scheduleRuns } = state;
  const byItsApplication = move === "withdraw_application" || move === "end_application";
  if (state.placeEnded && !byItsApplication) return "closed";
  const stands = (standing as readonly AreaPosition[]).includes(position);
  const aside = byTwo.includes(position);
  const free = proposal === null;
  const to = (at: AreaPosition, isConfirmed = confirmed): Kept => ({ at, confirmed: isConfirmed });
  const ways: Readonly<Record<(typeof areaMoveKeys)[number], () => Kept | false>> = {
    send: () => free && (position === "area_new" || position === "area_waiting") && to("area_sent"),
    recall: () => free && (position === "area_sent" || position === "area_returned") && to("area_new"),
    take: () => free && position === "area_sent" && to("area_taken"),
    return: () => free && position === "area_sent" && to("area_returned"),
    answer: () =>
      free &&
      position === "area_returned" &&
      state.openRequests > 0 &&
      to(state.openRequests === 1 ? (state.cameFrom ?? "area_sent") : "area_returned"),
    give_back: () => free && position === "area_taken" && to("area_new"),
    find: () => {
      if (!free || position !== "area_taken") return false;
      if (said.finding === "occupied") return to("area_new", true);
      return to(said.finding === "data_wrong" ? "area_returned" : "area_taken");
    },
    confirm: () => free && position === "area_new" && !confirmed && state.confirmsByDocument && to("area_new", true),
    wait: () => free && position === "area_new" && confirmed && hasNeighborhood && !scheduleRuns && to("area_waiting"),
    begin: () => free && position === "area_waiting" && scheduleRuns && to("area_new", true),
    open: () =>
      hasNeighborhood &&
      (position === "not_registered" || (free && position === "area_new" && confirmed && scheduleRuns)) &&
      to("area_opened"),
    set_aside: () => {
      if (!free || !stands || said.basket === undefined) return false;
      if (said.basket === "no_grip" && (state.hasOutline || state.hasTotal)) return false;
      if (said.basket === "construction" && !(state.hasBuildings && !state.hasBuilt)) return false;
      return to(said.basket);
    },
    put_back: () => ["no_grip", "construction", "drafts", "not_registered"].includes(position) && to("area_new", false),
    propose: () => free && (stands || aside) && to(position),
    approve: () => proposal !== null && (stands || aside) && to(proposal, proposal === "area_new" ? false : confirmed),
    refuse: () => proposal !== null && (stands || aside) && to(position),
    withdraw_application: () => position === "area_opened" && to("area_new", true),
    end_application: () => position === "area_opened" && to("not_registered"),
  };
  return ways[move]() || "closed";
}

const step = fc.record({
  move: fc.constantFrom(...areaMoveKeys),
  basket: fc.constantFrom(...plainAreaBaskets),
  finding: fc.constantFrom(...areaFindings),
  target: fc.constantFrom(...areaProposalTargets),
  requests: fc.integer({ min: 1, max: 3 }),
  hasOutline: fc.boolean(),
  hasTotal: fc.boolean(),
  hasBuildings: fc.boolean(),
  hasBuilt: fc.boolean(),
  confirmsByDocument: fc.boolean(),
  hasNeighborhood: fc.boolean(),
  scheduleRuns: fc.boolean(),
  placeEnded: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
});

/** Where a walk begins: anywhere, so that what is far from the first state is walked through as often. */
const begun = fc.record({
  position: fc.constantFrom(...positions),
  confirmed: fc.boolean(),
  cameFrom: fc.constantFrom("area_sent" as const, "area_taken" as const),
  openRequests: fc.integer({ min: 1, max: 3 }),
});

const bare: Omit<AreaState, "position" | "confirmed" | "cameFrom" | "openRequests"> = {
  placeEnded: false,
  hasOutline: false,
  hasTotal: false,
  hasBuildings: false,
  hasBuilt: false,
  proposal: null,
  confirmsByDocument: false,
  hasNeighborhood: false,
  scheduleRuns: false,
};

/** What a move changes beside its position: what the acts write down. */
function after(
  state: AreaState,
  {
    move,
    finding,
    target,
    requests,
  }: { move: string; finding: AreaSaid["finding"]; target: AreaState["proposal"]; requests: number },
  reached: Kept,
): AreaState {
  const returned = reached.at === "area_returned" && state.position !== "area_returned";
  const offered = state.position === "written_off" || state.position === "state_owned" ? "area_new" : target;
  const proposal =
    move === "propose"
      ? offered === "area_new" && state.position !== "written_off" && state.position !== "state_owned"
        ? "written_off"
        : offered
      : move === "find" && finding !== undefined
        ? proposedBy(finding)
        : null;
  return {
    ...state,
    position: reached.at,
    confirmed: reached.confirmed,
    proposal,
    cameFrom: returned ? (state.position === "area_sent" ? "area_sent" : "area_taken") : state.cameFrom,
    openRequests: returned ? requests : move === "answer" ? state.openRequests - 1 : state.openRequests,
  };
}

/** What the rules say of a move. */
function toldOf(move: (typeof areaMoveKeys)[number], state: AreaState, said: AreaSaid): Kept | "closed" {
  if (areaPreconditions(move, state, said).length > 0) return "closed";
  const { position, confirmed } = areaDestination(move, state, said);
  return { at: position, confirmed };
}

const inWords = (kept: Kept | "closed"): string => (kept === "closed" ? kept : `${kept.at}, ${kept.confirmed}`);

function isSame(one: Kept | "closed", other: Kept | "closed"): boolean {
  if (one === "closed" || other === "closed") return one === other;
  return one.at === other.at && one.confirmed === other.confirmed;
}

test("50 000 random walks go as a clerk would keep them by DOMAIN, and every end of the table is reached", () => {
  const reached = new Set<string>();
  fc.assert(
    fc.property(begun, fc.array(step, { minLength: 1, maxLength: 12 }), (first, steps) => {
      let state: AreaState = { ...bare, ...first };
      for (const { move, basket, finding, target, requests, ...around } of steps) {
        state = { ...state, ...around };
        const said = { basket, finding };
        const expected = clerk(state, move, said);
        const told = toldOf(move, state, said);
        const tried = `${state.position} ${move}`;
        // Half a million times, expect() takes longer than all that it is asked about.
        if (!isSame(told, expected)) throw new Error(`${tried}: ${inWords(told)}, and by DOMAIN ${inWords(expected)}`);
        if (expected === "closed") continue;
        const { at: position } = expected;
        const ways = areaTransitionOf(state.position, move)?.to ?? [];
        if (!ways.includes(position)) throw new Error(`${tried}: ${position} is no end of ${ways.join(", ")}`);
        reached.add(`${state.position} ${move} ${position}`);
        state = after(state, { move, finding, target, requests }, expected);
      }
    }),
    { numRuns: 50_000 },
  );
  const ends = [...domain].flatMap(([way, to]) => to.map((end) => `${way} ${end}`));
  expect(ends.filter((end) => !reached.has(end))).toEqual([]);
});

/** An area as the acts keep it: requests are open only where it was returned, and only what can be approved is proposed. */
function withFitting(state: AreaState): AreaState {
  const { position, openRequests, proposal } = state;
  const canBeApproved = areaTransitionOf(position, "approve")?.to.some((end) => end === proposal);
  return {
    ...state,
    openRequests: position === "area_returned" ? openRequests : 0,
    proposal: canBeApproved ? proposal : null,
  };
}

test("what is said to follow from an open move is where the area stands after it and what its page says then", () => {
  const told = new Set<string>();
  fc.assert(
    fc.property(begun, step, fc.constantFrom(null, ...areaProposalTargets), (first, given, proposal) => {
      // How many requests there are is said with the move; here it is one.
      const said = { ...given, requests: 1 };
      const { move, hasOutline, hasTotal, hasBuildings, hasBuilt, ...place } = said;
      const { confirmsByDocument, hasNeighborhood, scheduleRuns } = place;
      const onGround = { hasOutline, hasTotal, hasBuildings, hasBuilt };
      const known = { ...onGround, confirmsByDocument, hasNeighborhood, scheduleRuns, placeEnded: false };
      const state = withFitting({ ...first, ...known, proposal });
      const reached = clerk(state, move, said);
      fc.pre(reached !== "closed");
      const next = withFitting(after(state, said, reached));
      const follows = whatFollows(move, state);
      expect(follows).toContainEqual({ position: next.position, sentence: areaSentenceOf(next) });
      expect(areaTransitionOf(state.position, move)?.to).toEqual(
        expect.arrayContaining(follows.map(({ position }) => position)),
      );
      told.add(move);
    }),
    { numRuns: 2000, seed: 1 },
  );
  expect(told).toEqual(new Set(areaMoveKeys));
});
