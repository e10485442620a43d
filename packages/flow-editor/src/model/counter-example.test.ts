import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyDiagram, cases } from "../testing/diagrams.js";
import { counterExample } from "./counter-example.js";
import { graphOf } from "./graph.js";
import { validate } from "./validate.js";

describe("a counter-example", () => {
  it("exists for every unsound diagram and for no sound one", () => {
    fc.assert(
      fc.property(anyDiagram(), (diagram) => {
        expect(counterExample(diagram) !== null).toBe(validate(diagram).length > 0);
      }),
      { numRuns: cases(20_000) },
    );
  });

  it("can be played: each move takes the tokens that its node waits for, given before, and each node moves once", () => {
    fc.assert(
      fc.property(anyDiagram(), (diagram) => {
        const tokens = new Set<string>();
        const moved = new Set<string>();
        for (const { nodeId, takes, gives } of counterExample(diagram)?.moves ?? []) {
          expect(moved.has(nodeId)).toBe(false);
          moved.add(nodeId);
          for (const id of takes) expect(tokens.delete(id)).toBe(true);
          const node = graphOf(diagram).get(nodeId);
          // A gateway waits for all its branches; anything else takes one token at a time.
          const asked = node?.kind === "start" ? 0 : node?.kind === "gateway" ? node.incoming.length : 1;
          expect(takes).toHaveLength(asked);
          expect(gives).toEqual(
            graphOf(diagram)
              .get(nodeId)
              ?.outgoing.map(({ id }) => id),
          );
          for (const id of gives) tokens.add(id);
        }
      }),
      { numRuns: cases(20_000) },
    );
  });
});
