import type { Diagram } from "../model/diagram.js";
import { type Graph, graphOf } from "../model/graph.js";
import { idsOf, outlineOf } from "./outline.js";

// A graph stays the same until what leads where changes: moving and naming nodes keeps their order.
const read = new WeakMap<Graph, ReadonlyMap<string, number>>();

/** The place of every node along the flow, from the start on; what the start does not lead to stands last. */
export function flowOrder(diagram: Diagram): ReadonlyMap<string, number> {
  const graph = graphOf(diagram);
  const known = read.get(graph);
  if (known) return known;
  const { main, apart } = outlineOf(diagram);
  const order = new Map([...idsOf(main), ...apart].map((id, index) => [id, index]));
  read.set(graph, order);
  return order;
}

/** Nodes as the flow passes them: that is how Tab and a reader's tree go through them, wherever they were drawn first. */
export function inFlow<Item extends { readonly id: string }>(diagram: Diagram, items: readonly Item[]): Item[] {
  const order = flowOrder(diagram);
  const placeOf = ({ id }: Item): number => order.get(id) ?? order.size;
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}
