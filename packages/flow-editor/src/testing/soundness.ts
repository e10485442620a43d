import type { Diagram, Relation } from "../model/diagram.js";

/** A token game's state: tokens by (source, target), which nodes have acted, which relations have carried a token. */
interface State {
  readonly tokens: ReadonlyMap<string, number>;
  readonly acted: ReadonlySet<string>;
  readonly used: ReadonlySet<string>;
}

type Move = { readonly node: string; readonly take: readonly Relation[]; readonly give: readonly Relation[] };

/** Two relations between the same nodes are one place: their tokens cannot be told apart. */
const place = ({ source, target }: Relation): string => `${source} ${target}`;

/**
 * Whether a diagram is sound, found the slow way: by playing every choice in every order and looking at every state.
 * Knows nothing of the clauses that the validator checks. A diagram is sound when, however it is played,
 * - one start gives out one token, and nothing acts twice, not even where a node could be read in two ways;
 * - no two tokens stand in the same place, no step is passed without a conclusion, no gateway acts without effect;
 * - play comes to rest with no token left, every end reached, every node and every relation used.
 */
export function isSoundByPlaying(diagram: Diagram): boolean {
  const starts = diagram.headTail.filter(({ type }) => type === "start");
  const stops = diagram.headTail.filter(({ type }) => type === "end");
  if (starts.length === 0 || stops.length === 0) return false;
  const nodes = [...diagram.headTail, ...diagram.steps, ...diagram.parallelGateways].map(({ id }) => id);
  const steps = new Set(diagram.steps.map(({ id }) => id));
  const gateways = new Set(diagram.parallelGateways.map(({ id }) => id));
  const ends = new Set(stops.map(({ id }) => id));
  const leaving = (id: string) => diagram.relations.filter(({ source }) => source === id);
  const entering = (id: string) => diagram.relations.filter(({ target }) => target === id);

  const moves = ({ tokens }: State): Move[] =>
    nodes.flatMap((node): Move[] => {
      const into = entering(node);
      const out = leaving(node);
      const here = into.filter((relation) => (tokens.get(place(relation)) ?? 0) > 0);
      if (ends.has(node)) return here.map((relation) => ({ node, take: [relation], give: [] }));
      if (steps.has(node)) {
        return here.flatMap((relation) => out.map((way) => ({ node, take: [relation], give: [way] })));
      }
      if (!gateways.has(node) || out.length === 0 || here.length === 0) return [];
      const together = here.length === into.length ? [{ node, take: into, give: out }] : [];
      // Several in and several out could be read as a split that acts for each arrival, too.
      const each = out.length > 1 ? here.map((relation) => ({ node, take: [relation], give: out })) : [];
      return [...together, ...each];
    });

  const wrong = ({ node, take, give }: Move, { acted, tokens }: State): boolean =>
    acted.has(node) ||
    (gateways.has(node) && take.length === 1 && give.length === 1) ||
    (steps.has(node) && give.some(({ quantity }) => quantity < 1)) ||
    [...tokens.values()].some((count) => count > 1);

  const atRest = ({ tokens, acted, used }: State): boolean =>
    [...tokens.values()].every((count) => count === 0) &&
    nodes.every((node) => acted.has(node)) &&
    used.size === diagram.relations.length;

  const play = (state: State, { node, take, give }: Move): State => {
    const tokens = new Map(state.tokens);
    const add = (relation: Relation, count: number) =>
      tokens.set(place(relation), (tokens.get(place(relation)) ?? 0) + count);
    for (const relation of take) add(relation, -1);
    for (const relation of give) add(relation, 1);
    return {
      tokens,
      acted: new Set([...state.acted, node]),
      used: new Set([...state.used, ...give.map(({ id }) => id)]),
    };
  };

  const nothing: State = { tokens: new Map(), acted: new Set(), used: new Set() };
  const queue = starts.flatMap(({ id }) =>
    leaving(id).map((way) => play(nothing, { node: id, take: [], give: [way] })),
  );
  if (queue.length === 0) return false;
  const seen = new Set<string>();
  for (let state = queue.pop(); state; state = queue.pop()) {
    const key = JSON.stringify([
      [...state.tokens].flatMap(([where, count]) => (count > 0 ? [`${where} ${count}`] : [])).toSorted(),
      [...state.acted].toSorted(),
      [...state.used].toSorted(),
    ]);
    if (seen.has(key)) continue;
    seen.add(key);
    const next = moves(state);
    const from = state;
    if (next.some((move) => wrong(move, from))) return false;
    if (next.length === 0 && !atRest(state)) return false;
    queue.push(...next.map((move) => play(from, move)));
  }
  return true;
}
