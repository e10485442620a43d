import {
  areaBaskets,
  areaFindings,
  areaProposalTargets,
  areaSentenceCodes,
  areaStateKeys,
  plainAreaBaskets,
} from "@yer/api/contract/area-states";
import fc from "fast-check";
import { expect, test } from "vitest";
import { areaTransitionOf, areaTransitions } from "./area-moves.js";
import { areaPreconditions, type AreaState } from "./area-preconditions.js";
import { areaSentenceOf, nextOfArea } from "./area-sentence.js";

/** Any area that can stand: a proposal where one can be made, open requests where it was returned. */
const anyArea = fc
  .record({
    position: fc.constantFrom(...areaStateKeys, ...areaBaskets),
    placeEnded: fc.boolean(),
    confirmed: fc.boolean(),
    hasOutline: fc.boolean(),
    hasTotal: fc.boolean(),
    hasBuildings: fc.boolean(),
    hasBuilt: fc.boolean(),
    cameFrom: fc.constantFrom("area_sent" as const, "area_taken" as const, null),
    openRequests: fc.integer({ min: 1, max: 4 }),
    proposal: fc.constantFrom(...areaProposalTargets, null),
    confirmsByDocument: fc.boolean(),
    hasNeighborhood: fc.boolean(),
    scheduleRuns: fc.boolean(),
  })
  .map((state): AreaState => ({
    ...state,
    // A schedule is a neighbourhood's, and only an area of one can wait for it.
    hasNeighborhood: state.hasNeighborhood || state.position === "area_waiting",
    scheduleRuns: state.scheduleRuns && (state.hasNeighborhood || state.position === "area_waiting"),
    openRequests: state.position === "area_returned" ? state.openRequests : 0,
    proposal: areaTransitionOf(state.position, "propose") ? state.proposal : null,
  }));

test("the move that the sentence calls for is one of the table, and nothing in the area closes it", () => {
  fc.assert(
    fc.property(anyArea, (state) => {
      const { move } = nextOfArea(state);
      if (move === null) return;
      expect(areaTransitionOf(state.position, move)).toBeDefined();
      expect(areaPreconditions(move, state)).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test("nobody is to do anything only where no way out is open but those of the application, of setting aside or of a proposal", () => {
  const optional = ["set_aside", "propose", "send"];
  fc.assert(
    fc.property(anyArea, (state) => {
      if (nextOfArea(state).move !== null) return;
      const said = [...plainAreaBaskets.map((basket) => ({ basket })), ...areaFindings.map((finding) => ({ finding }))];
      const open = areaTransitions[state.position].filter(
        ({ move, mover }) =>
          mover.by !== "application" &&
          !optional.includes(move) &&
          said.some((one) => areaPreconditions(move, state, one).length === 0),
      );
      expect(open).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test("every sentence is said of some area; a place that is no more is told before all else, then an open proposal", () => {
  const said = new Set<string>();
  fc.assert(
    fc.property(anyArea, (state) => {
      const { code, target } = areaSentenceOf(state);
      said.add(code);
      const ended = state.placeEnded && state.position !== "area_opened";
      expect(code === "place_ended").toBe(ended);
      expect(code === "proposed").toBe(target !== null && !ended);
    }),
    { numRuns: 3000, seed: 1 },
  );
  expect(said).toEqual(new Set(areaSentenceCodes));
});
