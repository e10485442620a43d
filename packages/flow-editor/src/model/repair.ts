import type { Diagram, HeadTailNode, Position, Relation } from "./diagram.js";
import { nodesOf } from "./edit.js";
import type { Graph, GraphNode } from "./graph.js";
import { nodeSize } from "./node-size.js";
import { removals, replacement } from "./operations.js";
import type { Operation } from "./operations.js";

/** How far from its node an inserted gateway is put. */
const gap = 96;

/** What repairs must know of a diagram beyond its graph: where nodes stand, and which ids are taken. */
export interface Ground {
  readonly places: Map<string, Position>;
  readonly taken: Set<string>;
  /** The numbers from which a free id is looked for, by its prefix. */
  readonly from: Map<string, number>;
}

/** The ground of a diagram. */
export function groundOf(diagram: Diagram): Ground {
  const places = new Map(nodesOf(diagram).map(({ id, position }) => [id, position]));
  return { places, taken: new Set([...places.keys(), ...diagram.relations.map(({ id }) => id)]), from: new Map() };
}

/**
 * The repairs that a diagram's faults can ask for, each a list of operations that leads towards soundness; none where
 * nothing does. No step is ever taken away. Ids are new, and the same every time.
 */
export function repairs(diagram: Diagram, graph: Graph, ground: () => Ground) {
  const next = new Map<string, number>();
  const fresh = (prefix: string): string => {
    const { taken, from } = ground();
    let number = next.get(prefix) ?? from.get(prefix) ?? 1;
    while (taken.has(`${prefix}-${number}`)) number++;
    // What one repair makes is not taken yet: another may be made in its place.
    if (!next.has(prefix)) from.set(prefix, number);
    next.set(prefix, number + 1);
    return `${prefix}-${number}`;
  };
  const nodes = (): GraphNode[] => [...graph.values()];
  const of = (kind: GraphNode["kind"]) => nodes().filter((node) => node.kind === kind);
  const gateway = (node: GraphNode, shift: number, id: string): Operation => {
    const { x, y } = ground().places.get(node.id) ?? { x: 0, y: 0 };
    const item = { id, position: { x: x + shift, y } };
    return { type: "insert", slice: "parallelGateways", index: diagram.parallelGateways.length, item };
  };
  let related = 0;
  const relate = (source: string, target: string, quantity = 1): Operation => ({
    type: "insert",
    slice: "relations",
    index: diagram.relations.length + related++,
    item: { id: fresh("relation"), source, target, quantity },
  });
  const cut = (relations: readonly string[]): Operation[] => removals(diagram, "relations", new Set(relations));
  /** A start or an end beside all that is there. */
  const tip = (type: "start" | "end"): HeadTailNode => {
    const places = [...ground().places.values()];
    const xs = places.map(({ x }) => x);
    const { width } = nodeSize.step;
    const x =
      type === "start"
        ? least(xs, 24 + width + gap) - width - gap
        : -least(
            xs.map((at) => -at),
            gap - 24,
          ) +
          gap +
          width;
    return {
      id: fresh(type),
      type,
      data: { label: "" },
      position: {
        x,
        y: least(
          places.map(({ y }) => y),
          24,
        ),
      },
    };
  };
  const add = (item: HeadTailNode): Operation => ({
    type: "insert",
    slice: "headTail",
    index: diagram.headTail.length,
    item,
  });
  const without = (slice: "parallelGateways" | "headTail", gone: readonly GraphNode[]): Operation[] =>
    removals(diagram, slice, new Set(gone.map(({ id }) => id)));

  /** Relations into a start that were drawn the wrong way round: from an end, or from what nothing leads to. */
  const turned = (into: readonly Relation[], start: GraphNode): Operation[] => {
    const led = new Set(start.outgoing.map(({ target }) => target));
    return into.flatMap((relation) => {
      const from = graph.get(relation.source);
      const isTurned = from?.kind === "end" || (from?.kind !== "start" && from?.incoming.length === 0);
      if (!from || !isTurned || led.has(from.id)) return [];
      led.add(from.id);
      return [redirect(relation, { source: start.id, target: from.id, quantity: 1 })];
    });
  };

  return {
    /** A gateway before the node takes all that came into it. */
    join(node: GraphNode): Operation[] {
      const id = fresh("gateway");
      return [
        gateway(node, -gap, id),
        ...node.incoming.map((relation) => redirect(relation, { target: id })),
        relate(id, node.id),
      ];
    },

    /** A gateway after the node gives out all that left it; the greatest quantity stays with the node. */
    split(node: GraphNode): Operation[] {
      const id = fresh("gateway");
      const quantity = node.outgoing.reduce((most, relation) => Math.max(most, relation.quantity), 1);
      return [
        gateway(node, gap, id),
        ...node.outgoing.map((relation) => redirect(relation, { source: id, quantity: 1 })),
        relate(node.id, id, quantity),
      ];
    },

    /** The gateway goes; what came into it goes on to where it led, unless a relation there exists already. */
    bypass(node: GraphNode): Operation[] {
      const [incoming] = node.incoming;
      const [outgoing] = node.outgoing;
      if (!incoming || !outgoing) return [];
      const exists = graph.get(incoming.source)?.outgoing.some(({ target }) => target === outgoing.target);
      return [
        ...cut(ids(exists ? [incoming, outgoing] : [outgoing])),
        ...(exists ? [] : [redirect(incoming, { target: outgoing.target })]),
        ...without("parallelGateways", [node]),
      ];
    },

    /** A start, leading to whatever nothing leads to. */
    begin(): Operation[] {
      const start = tip("start");
      return [add(start), ...heads(nodes()).map(({ id }) => relate(start.id, id))];
    },

    /** An end; what leads nowhere is led to it by a repair of its own. */
    finish: (): Operation[] => [add(tip("end"))],

    /** One start of several: it leads to where they led. */
    merge(): Operation[] {
      const starts = of("start");
      const kept = starts.find(({ outgoing }) => outgoing.length > 0) ?? starts[0];
      const others = starts.filter((node) => node !== kept);
      if (!kept) return [];
      const into = others.flatMap(({ incoming }) => incoming);
      const turning = turned(into, kept);
      const cutting = new Set(ids(into));
      return [
        ...turning,
        ...cut(ids(into.filter(({ id }) => !turning.some((operation) => isOf(operation, id))))),
        ...others.flatMap(({ outgoing }) =>
          outgoing.flatMap((way) => (cutting.has(way.id) ? [] : [redirect(way, { source: kept.id })])),
        ),
        ...without("headTail", others),
      ];
    },

    /**
     * What leads to the start: drawn the wrong way round, it is turned; else it leads to an end where nothing else leads
     * on from there; else it goes.
     */
    forward(start: GraphNode): Operation[] {
      const turning = turned(start.incoming, start);
      const rest = start.incoming.filter(({ id }) => !turning.some((operation) => isOf(operation, id)));
      const [end] = of("end");
      const only = rest.filter(({ source }) => source !== start.id && graph.get(source)?.outgoing.length === 1);
      const kept = end ? only.filter(({ source }) => graph.get(source)?.kind !== "end") : [];
      return [
        ...turning,
        ...cut(ids(rest.filter((relation) => !kept.includes(relation)))),
        ...kept.map((relation) => redirect(relation, { target: end?.id ?? relation.target })),
      ];
    },

    /** Relations that can only go: into a start, to the very node they leave, from or to nothing. */
    cut,

    /** The end stands beside the way on, no longer in it. */
    passEnd(node: GraphNode): Operation[] {
      const loops = cut(ids(node.outgoing.filter((relation) => !isOther(relation))));
      const into = node.incoming.filter(isOther);
      const onward = node.outgoing.filter(isOther);
      const [start, ...others] = of("start");
      if (onward.length === 0) return loops;
      if (into.length === 0) {
        // Nothing comes to this end: what it leads to is led to by the start; a way to the start was drawn the wrong way round.
        if (!start || others.length > 0) return [...loops, ...cut(ids(onward))];
        const [back, ...more] = onward.filter(({ target }) => target === start.id);
        return [
          ...(back ? [redirect(back, { source: start.id, target: node.id, quantity: 1 })] : []),
          ...onward
            .filter(({ target }) => target !== start.id)
            .map((relation) => redirect(relation, { source: start.id, quantity: 1 })),
          ...loops,
          ...cut(ids(more)),
        ];
      }
      const id = fresh("gateway");
      return [
        gateway(node, -gap, id),
        ...into.map((relation) => redirect(relation, { target: id })),
        ...onward.map((relation) => redirect(relation, { source: id, quantity: 1 })),
        ...loops,
        relate(id, node.id),
      ];
    },

    /** Keeps, of relations between the same two nodes, the one that asks for most. */
    untwin(same: readonly Relation[]): Operation[] {
      const [first] = same.toSorted((one, other) => other.quantity - one.quantity);
      return cut(ids(same.filter((relation) => relation !== first)));
    },

    /** Asks for one conclusion, the least there can be. */
    ask: (relation: Relation): Operation[] => [redirect(relation, { quantity: 1 })],

    /** The start leads to what nothing led to; gateways and ends that nothing is joined to go. */
    lead(unreachable: readonly GraphNode[]): Operation[] {
      const [start, ...others] = of("start");
      if (!start || others.length > 0) return [];
      const gone = idle(unreachable);
      const led = heads(unreachable);
      const isOpen = nodes().some(
        (node) =>
          node.kind !== "end" &&
          node.outgoing.length === 0 &&
          !gone.includes(node) &&
          (node !== start || led.length === 0),
      );
      const ends = unreachable.filter(
        ({ kind, incoming, outgoing }) => kind === "end" && incoming.length + outgoing.length === 0,
      );
      // An end that nothing leads to is what an open way may lead to; only then one too many goes.
      const spare = isOpen ? [] : ends.slice(ends.length === of("end").length ? 1 : 0);
      return [
        ...led.map(({ id }) => relate(start.id, id)),
        ...without("parallelGateways", gone),
        ...without("headTail", spare),
      ];
    },

    /** What led nowhere leads to an end: each to one that nothing leads to, as long as there are such. */
    leadOut(stuck: readonly GraphNode[]): Operation[] {
      const ends = of("end");
      const free = ends.filter(({ incoming }) => incoming.length === 0);
      const gone = idle(stuck);
      const open = stuck.filter((node) => node.outgoing.length === 0 && !gone.includes(node));
      return [
        ...open.flatMap(({ id }, at) => {
          const end = free[at] ?? free[0] ?? ends[0];
          return end ? [relate(id, end.id)] : [];
        }),
        ...without("parallelGateways", gone),
      ];
    },
  };
}

/** Whether a relation leads to another node than it leaves. */
const isOther = ({ source, target }: Relation): boolean => source !== target;

const isOf = (operation: Operation, id: string): boolean => operation.type === "replace" && operation.before.id === id;

/** The least of many numbers; of none, what is given instead. */
const least = (numbers: readonly number[], instead: number): number =>
  numbers.length > 0 ? numbers.reduce((low, number) => Math.min(low, number)) : instead;

const redirect = (relation: Relation, change: Partial<Relation>): Operation =>
  replacement("relations", relation, { ...relation, ...change });

const ids = (items: readonly { readonly id: string }[]): string[] => items.map(({ id }) => id);

/** What nothing leads to although it leads on. */
const heads = (among: readonly GraphNode[]) =>
  among.filter(
    ({ kind, incoming, outgoing }) =>
      incoming.length === 0 && (kind === "step" || (kind === "gateway" && outgoing.length > 0)),
  );

/** Gateways that nothing is joined to. */
const idle = (among: readonly GraphNode[]) =>
  among.filter(({ kind, incoming, outgoing }) => kind === "gateway" && incoming.length + outgoing.length === 0);
