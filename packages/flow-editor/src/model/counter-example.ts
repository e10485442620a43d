import type { Diagram } from "./diagram.js";
import { graphOf } from "./graph.js";
import type { GraphNode } from "./graph.js";

/** One move of the token game: a node takes tokens from relations and gives tokens to relations. */
export interface TraceMove {
  readonly nodeId: string;
  readonly takes: readonly string[];
  readonly gives: readonly string[];
}

/** How a play of an unsound diagram goes wrong. */
export type TraceFault =
  /** There is no start, several, or one that is led into: nobody can say where a discussion begins. */
  | "no-beginning"
  /** There is no end. */
  | "no-ending"
  /** A node is come to a second time. */
  | "twice"
  /** Several ways lead on and nothing says which is taken: the language has no choice. */
  | "choice"
  /** A gateway joins and splits at once, or does neither. */
  | "senseless-gateway"
  /** Two relations between the same nodes carry a token each, which cannot be told apart. */
  | "twin"
  /** A step is passed without a conclusion. */
  | "unasked"
  /** The token has come to a node from which nothing leads on. */
  | "dead-end"
  /** A join waits for a branch that never comes. */
  | "waits-forever"
  /** The play is over and a node was never come to. */
  | "never-reached";

/** A play that shows why a diagram is unsound: its moves in order, and what is wrong at the end of them. */
export interface Trace {
  readonly moves: readonly TraceMove[];
  readonly fault: TraceFault;
  /** The nodes where it shows. */
  readonly nodes: readonly string[];
}

/** A play of the diagram that goes wrong, or null for a sound one: the reason behind the findings, to be watched. */
export function counterExample(diagram: Diagram): Trace | null {
  const graph = graphOf(diagram);
  const nodes = [...graph.values()];
  const of = (kind: GraphNode["kind"]) => nodes.filter((node) => node.kind === kind);
  const moves: TraceMove[] = [];
  const end = (fault: TraceFault, at: readonly { readonly id: string }[]): Trace => ({
    moves,
    fault,
    nodes: at.map(({ id }) => id),
  });

  const [start, ...others] = of("start");
  if (!start || others.length > 0 || start.incoming.length > 0) return end("no-beginning", of("start"));
  if (of("end").length === 0) return end("no-ending", []);

  const tokens = new Set<string>();
  const acted = new Set<GraphNode>();
  const queue: GraphNode[] = [start];
  for (const node of queue) {
    const { kind, incoming, outgoing } = node;
    // A join acts once all its branches have come; until then each arrival only adds to the wait.
    if (kind === "gateway" && !incoming.every(({ id }) => tokens.has(id))) {
      if (outgoing.length > 1) return end("senseless-gateway", [node]);
      continue;
    }
    if (acted.has(node)) return end("twice", [node]);
    if (kind === "end" ? outgoing.length > 0 : outgoing.length === 0) {
      return end(kind === "end" ? "choice" : "dead-end", [node]);
    }
    if (kind === "gateway" && incoming.length > 1 === outgoing.length > 1) return end("senseless-gateway", [node]);
    if (kind !== "gateway" && outgoing.length > 1) return end("choice", [node]);
    if (kind === "step" && outgoing.some(({ quantity }) => !(quantity >= 1))) return end("unasked", [node]);
    const targets = new Set(outgoing.map(({ target }) => target));
    if (targets.size < outgoing.length) return end("twin", [node]);
    // A join takes a token of every branch; anything else takes one, and comes to the next a second time.
    const here = incoming.filter(({ id }) => tokens.has(id));
    const takes = (kind === "gateway" ? here : here.slice(0, 1)).map(({ id }) => id);
    for (const id of takes) tokens.delete(id);
    const gives = outgoing.map(({ id }) => id);
    for (const id of gives) tokens.add(id);
    acted.add(node);
    moves.push({ nodeId: node.id, takes, gives });
    for (const id of targets) queue.push(...[graph.get(id)].filter((target) => target !== undefined));
  }

  const waiting = nodes.filter(({ incoming }) => incoming.some(({ id }) => tokens.has(id)));
  if (waiting.length > 0) return end("waits-forever", waiting);
  const missed = nodes.filter((node) => !acted.has(node));
  return missed.length > 0 ? end("never-reached", missed) : null;
}
