import type { Diagram, Position } from "../model/diagram.js";
import { move } from "../model/edit.js";
import type { Edit } from "../model/edit.js";
import { graphOf } from "../model/graph.js";
import { diagramLimits } from "../model/limits.js";
import { nodeSize } from "../model/node-size.js";
import { layersOf } from "./layers.js";
import { orderLayers } from "./order.js";
import { placeCells } from "./place.js";

const margin = 24;

/** Room between columns, for the bends of relations. */
const gap = 64;

/**
 * Places for all nodes: in columns from the start on, with few crossings and no overlaps. Layered as Sugiyama, Tagawa
 * and Toda describe (cycles cut, longest path, barycentre sweeps, then heights by isotonic regression). The same
 * diagram always gets the same places; no recursion, so size cannot overflow the stack. A diagram over
 * {@link diagramLimits} gets none: nobody draws one, and it would hold its reader up.
 */
export function layoutDiagram(diagram: Diagram): Readonly<Record<string, Position>> {
  const graph = graphOf(diagram);
  if (graph.size > diagramLimits.nodes || diagram.relations.length > diagramLimits.relations) return {};
  const sizeOf = (id: string) => nodeSize[graph.get(id)?.kind ?? "step"];
  const layers = orderLayers(layersOf(graph, (id) => sizeOf(id).height));
  const middles = placeCells(layers);

  const places: [string, Position][] = [];
  let x = margin;
  let top = Number.POSITIVE_INFINITY;
  for (const layer of layers) {
    const nodes = layer.flatMap((cell) => (cell.id === null ? [] : [{ id: cell.id, middle: middles.get(cell) ?? 0 }]));
    const width = nodes.reduce((most, { id }) => Math.max(most, sizeOf(id).width), 0);
    for (const { id, middle } of nodes) {
      const size = sizeOf(id);
      const y = middle - size.height / 2;
      top = Math.min(top, y);
      places.push([id, { x: x + (width - size.width) / 2, y }]);
    }
    x += width + gap;
  }
  return Object.fromEntries(places.map(([id, at]) => [id, { x: at.x, y: Math.round(at.y - top + margin) }]));
}

/** Lays a diagram out, as one edit that can be undone. */
export const tidy = (diagram: Diagram): Edit => move(diagram, layoutDiagram(diagram));
