import type { Diagram, Position } from "../model/diagram.js";
import { nodesOf } from "../model/edit.js";
import { record, wayOf } from "./kept-bpmn.js";
import { keptBends } from "./routes.js";

const none: ReadonlyMap<string, readonly Position[]> = new Map();
const known = new WeakMap<Diagram, ReadonlyMap<string, readonly Position[]>>();

/** The bends of relations that were kept from a file and still hold, by the ids of the relations. */
export function keptWays(diagram: Diagram): ReadonlyMap<string, readonly Position[]> {
  const flows = record(diagram.bpmn?.["flows"]);
  if (Object.keys(flows).length === 0) return none;
  const before = known.get(diagram);
  if (before) return before;
  const places = new Map(nodesOf(diagram).map(({ id, position }) => [id, position]));
  const ways = new Map<string, readonly Position[]>();
  for (const { id, source, target } of diagram.relations) {
    const way = Object.hasOwn(flows, id) ? wayOf(record(flows[id])["way"]) : undefined;
    const [from, to] = [places.get(source), places.get(target)];
    const bends = way && from && to && keptBends(way, from, to);
    if (bends && bends.length > 0) ways.set(id, bends);
  }
  known.set(diagram, ways);
  return ways;
}
