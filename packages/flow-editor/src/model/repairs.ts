/** What mends a diagram's faults: for each finding that something mends, and for all of them at once. */
import type { Diagram } from "./diagram.js";
import type { Finding } from "./finding.js";
import { graphOf } from "./graph.js";
import type { Graph } from "./graph.js";
import { diagramLimits } from "./limits.js";
import type { Operation } from "./operations.js";
import { groundOf, repairs } from "./repair.js";
import type { Ground } from "./repair.js";
import { validate } from "./validate.js";
import { Workbench } from "./workbench.js";

/** A finding with what mends it, where something does. */
export interface MendableFinding extends Finding {
  /** Operations that mend this one fault. Apply one repair, then validate again: two repairs may meet in a relation. */
  readonly repair?: readonly Operation[];
}

/** The findings of a diagram, each with its repair where there is one. */
export function mendable(diagram: Diagram, findings: readonly Finding[]): MendableFinding[] {
  if (isNone(findings)) return [...findings];
  const graph = graphOf(diagram);
  let ground: Ground | undefined;
  return findings.map((finding) => {
    const repair = repairOf(finding, diagram, graph, () => (ground ??= groundOf(diagram)));
    return repair.length > 0 ? { ...finding, repair } : finding;
  });
}

/** Whether it is no diagram at all that was looked at. */
const isNone = (findings: readonly Finding[]): boolean => findings[0]?.code === "not-a-diagram";

/** Rounds after which what is left is left: each mends at least one fault, and most mend nearly all. */
const mostRounds = 200;

/**
 * Mends every fault that has a repair, and says what it did; what `validate` still finds has none. In rounds: all faults
 * that do not meet are mended before the whole is looked at again. A diagram over {@link diagramLimits} stays as it is.
 */
export function repairAll(diagram: Diagram): [Diagram, Operation[]] {
  let result = diagram;
  const operations: Operation[] = [];
  if (isNone(validate(diagram))) return [diagram, operations];
  if (diagram.relations.length > diagramLimits.relations || graphOf(diagram).size > diagramLimits.nodes) {
    return [diagram, operations];
  }
  const ground = groundOf(diagram);
  for (let round = 0; round < mostRounds; round++) {
    const graph = graphOf(result);
    const touched = new Set<string>();
    const near = new Set<string>();
    const bench = new Workbench(result);
    const before = operations.length;
    for (const finding of validate(result).toSorted((one, other) => rankOf(one) - rankOf(other))) {
      // What mends a fault of one node speaks of it: touched, it is looked at again in the next round.
      if (finding.nodes.length === 1 && finding.nodes.some((id) => touched.has(id))) continue;
      const repair = repairOf(finding, result, graph, () => ground);
      if (repair.length === 0) continue;
      // A gateway put at a node minds only the node and its own relations; all else asks of what stands beside it, too.
      const isGathered = gathers.has(finding.code);
      const own = [...(isGathered ? finding.nodes : []), ...repair.map(idOf)];
      const beside = repair.flatMap(endsOf);
      if (own.some((id) => touched.has(id))) continue;
      if (!isGathered && [...own, ...beside].some((id) => near.has(id) || touched.has(id))) continue;
      for (const id of own) touched.add(id);
      for (const id of beside) (isGathered ? near : touched).add(id);
      for (const operation of repair) {
        operations.push(bench.apply(operation));
        if (operation.type !== "insert") continue;
        ground.taken.add(operation.item.id);
        if ("position" in operation.item) ground.places.set(operation.item.id, operation.item.position);
      }
    }
    if (operations.length === before) break;
    result = bench.diagram();
  }
  return [result, operations];
}

/**
 * What is one too many goes first: gateways put around it would make something of it. What speaks of half the diagram comes
 * last: all else would wait for the next round.
 */
const rankOf = ({ code, nodes }: Finding): number =>
  code === "dangling-relation" || code === "duplicate-relation" || (code === "cycle" && nodes.length === 1)
    ? 0
    : code === "unreachable" || code === "no-way-out" || nodes.length === 0
      ? 2
      : 1;

function repairOf(finding: Finding, diagram: Diagram, graph: Graph, ground: () => Ground): readonly Operation[] {
  const by = repairs(diagram, graph, ground);
  const nodes = finding.nodes.flatMap((id) => graph.get(id) ?? []);
  const [node] = nodes;
  const { reason } = finding.params;
  switch (finding.code) {
    case "dangling-relation":
      return by.cut(finding.relations);
    case "unreachable":
      return by.lead(nodes);
    case "no-way-out":
      return by.leadOut(nodes);
  }
  if (reason === "none") return finding.code === "no-end" ? by.finish() : by.begin();
  if (reason === "several") return by.merge();
  if (!node) return [];
  const named = node.outgoing.filter(({ id }) => finding.relations.includes(id));
  switch (finding.code) {
    case "start-count":
      return reason === "incoming" ? by.forward(node) : by.split(node);
    case "no-end":
      return reason === "incoming" ? by.join(node) : by.passEnd(node);
    case "step-joins":
      return by.join(node);
    case "step-splits":
    case "gateway-mixed":
      return by.split(node);
    case "gateway-useless":
      return by.bypass(node);
    case "duplicate-relation":
      return by.untwin(named);
    case "quantity-low":
      return named.flatMap(by.ask);
    case "cycle":
      // Which relation of a circle is one too many only a person can say; one from a node to itself is.
      return nodes.length === 1
        ? by.cut(node.outgoing.flatMap(({ id, target }) => (target === node.id ? [id] : [])))
        : [];
    default:
      return [];
  }
}

/** Faults that a gateway mends, before the node or after it. */
const gathers: ReadonlySet<string> = new Set(["step-joins", "step-splits", "gateway-mixed"]);

/** The id of what an operation changes; while that is as it was, its repair is what it was. */
const idOf = (operation: Operation): string =>
  operation.type === "keep" ? "" : operation.type === "replace" ? operation.before.id : operation.item.id;

/** The nodes at both ends of a relation that an operation changes, before and after. */
function endsOf(operation: Operation): string[] {
  if (operation.type === "keep") return [];
  const items = operation.type === "replace" ? [operation.before, operation.after] : [operation.item];
  return items.flatMap((item) => ("source" in item ? [item.source, item.target] : []));
}
