import type { DiagramNode, FlowDiagram } from "../flow/diagram.js";

/** From how far back a relation may come. */
const reach = 8;

/**
 * A draft of exactly `count` nodes that nobody has tidied: every node is led to from one, some from two of the eight
 * before it, so that relations must cross. The same for a count, always.
 */
export function tangleOf(count: number): FlowDiagram {
  let seed = 20_241_101;
  const random = (below: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const typeOf = (index: number): DiagramNode["type"] => {
    if (index === 0) return "start";
    if (index === count - 1) return "end";
    return index % 3 === 0 ? "split" : "step";
  };
  const nodes = Array.from({ length: count }, (_, index) => ({
    id: `n${index}`,
    type: typeOf(index),
    label: `node ${index}`,
    x: 0,
    y: 0,
  }));
  const pairs = new Set<string>();
  for (let index = 1; index < count; index++) {
    const before = (): number => index - 1 - random(Math.min(reach, index));
    pairs.add(`n${before()} n${index}`);
    if (random(100) < 35) pairs.add(`n${before()} n${index}`);
  }
  const relations = [...pairs].map((pair, index) => {
    const [source = "", target = ""] = pair.split(" ");
    return { id: `r${index}`, source, target };
  });
  return { nodes, relations };
}
