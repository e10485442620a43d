import type { Diagram, Position } from "../model/diagram.js";
import { diff } from "../model/diff.js";
import { move, nodesOf } from "../model/edit.js";
import { graphOf } from "../model/graph.js";
import { nodeSize } from "../model/node-size.js";

/** What became of a node or a relation between two versions. */
export type Mark = "added" | "removed" | "changed";

/** Two versions on one canvas: the later one, with what has gone where it was or below, and what became of each. */
export interface Comparison {
  readonly diagram: Diagram;
  /** By the id of a node or a relation; what is not in it stayed as it was. */
  readonly marks: ReadonlyMap<string, Mark>;
}

const gonePrefix = "gone:";

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
  for (const { id } of goneWays) marks.set(`${gonePrefix}${id}`, "removed");
  const diagram: Diagram = {
    ...after,
    headTail: [...after.headTail, ...gone(before.headTail)],
    steps: [...after.steps, ...gone(before.steps)],
    parallelGateways: [...after.parallelGateways, ...gone(before.parallelGateways)],
    relations: [
      ...after.relations,
      ...goneWays.map((relation) => ({ ...relation, id: `${gonePrefix}${relation.id}` })),
    ],
  };
  return { marks, diagram: apart(diagram, there) };
}

/** Room kept around what has gone. */
const gap = 16;

/**
 * Brings out from under the later version what has gone: a node that would stand over another goes straight down to
 * where there is room. What the later version has stays where it is.
 */
function apart(diagram: Diagram, there: ReadonlySet<string>): Diagram {
  const graph = graphOf(diagram);
  const boxOf = ({ id, position }: ReturnType<typeof nodesOf>[number]) => ({
    id,
    ...position,
    ...nodeSize[graph.get(id)?.kind ?? "step"],
  });
  const boxes = nodesOf(diagram).map(boxOf);
  const standing = boxes.filter(({ id }) => there.has(id));
  const places: Record<string, Position> = {};
  for (const box of boxes) {
    if (there.has(box.id)) continue;
    let y = box.y;
    const hit = () =>
      standing.find(
        (other) =>
          box.x < other.x + other.width + gap &&
          other.x < box.x + box.width + gap &&
          y < other.y + other.height + gap &&
          other.y < y + box.height + gap,
      );
    for (let other = hit(); other; other = hit()) y = other.y + other.height + gap;
    standing.push({ ...box, y });
    places[box.id] = { x: box.x, y };
  }
  return move(diagram, places)[0];
}

/** The nodes of both versions that stand elsewhere in the later one: a change of the drawing, not of its meaning. */
export function movedNodes(before: Diagram, after: Diagram): string[] {
  const places = new Map(nodesOf(before).map(({ id, position }) => [id, position]));
  return nodesOf(after).flatMap(({ id, position }) => {
    const former = places.get(id);
    return former && (former.x !== position.x || former.y !== position.y) ? [id] : [];
  });
}
