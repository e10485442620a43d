import type { Diagram } from "../model/diagram.js";
import { diff } from "../model/diff.js";
import { nodesOf } from "../model/edit.js";

/** What became of a node or a relation between two versions. */
export type Mark = "added" | "removed" | "changed";

/** Two versions on one canvas: the later one, with what has gone where it was, and what became of each. */
export interface Comparison {
  readonly diagram: Diagram;
  /** By the id of a node or a relation; what is not in it stayed as it was. */
  readonly marks: ReadonlyMap<string, Mark>;
}

const GONE = "gone:";

/**
 * Lays two versions over each other. Relations are told apart by what they lead from and to, as the written comparison
 * does; one that has gone keeps its id under a prefix, since the later version may use it for another.
 */
export function compareDiagrams(before: Diagram, after: Diagram): Comparison {
  const marks = new Map<string, Mark>();
  const there = new Set(nodesOf(after).map(({ id }) => id));
  const gone = <Item extends { readonly id: string }>(items: readonly Item[]): Item[] =>
    items.filter(({ id }) => !there.has(id));
  const ways = new Set(after.relations.map(({ source, target }) => `${source} ${target}`));
  const goneWays = before.relations.filter(({ source, target }) => !ways.has(`${source} ${target}`));

  for (const { code, nodes } of diff(before, after)) {
    const [first, second] = nodes;
    if (first === undefined) continue;
    if (code === "relation-added") {
      const relation = after.relations.find(({ source, target }) => source === first && target === second);
      if (relation) marks.set(relation.id, "added");
    } else if (code.endsWith("-added")) marks.set(first, "added");
    else if (code.endsWith("-changed") || code.endsWith("-renamed")) marks.set(first, "changed");
    else if (code !== "relation-removed") marks.set(first, "removed");
  }
  for (const { id } of goneWays) marks.set(`${GONE}${id}`, "removed");
  return {
    marks,
    diagram: {
      ...after,
      headTail: [...after.headTail, ...gone(before.headTail)],
      steps: [...after.steps, ...gone(before.steps)],
      parallelGateways: [...after.parallelGateways, ...gone(before.parallelGateways)],
      relations: [...after.relations, ...goneWays.map((relation) => ({ ...relation, id: `${GONE}${relation.id}` }))],
    },
  };
}
