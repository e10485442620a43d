import * as fc from "fast-check";
import { expect, it } from "vitest";
import { nodesOf } from "../model/edit.js";
import { soundDiagram } from "../testing/diagrams.js";
import { flowOrder, inFlow } from "./flow-order.js";

it("puts no node of a sound diagram before one that leads to it, in whatever order they are stored", () => {
  fc.assert(
    fc.property(soundDiagram(6), (sound) => {
      const diagram = {
        ...sound,
        steps: sound.steps.toReversed(),
        parallelGateways: sound.parallelGateways.toReversed(),
      };
      const order = flowOrder(diagram);
      for (const { source, target } of diagram.relations) {
        expect(order.get(source)).toBeLessThan(order.get(target) ?? -1);
      }
      const nodes = inFlow(diagram, nodesOf(diagram));
      expect(new Set(nodes)).toEqual(new Set(nodesOf(diagram)));
      expect(nodes[0]?.id).toBe(diagram.headTail.find(({ type }) => type === "start")?.id);
    }),
  );
});
