/** A node of the diagram; its place is its upper left corner. */
export interface DiagramNode {
  readonly id: string;
  readonly type: "start" | "step" | "split" | "join" | "end";
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

/** What every adapter draws. */
export interface FlowDiagram {
  readonly nodes: readonly DiagramNode[];
  readonly relations: readonly { readonly id: string; readonly source: string; readonly target: string }[];
}

/** Room for one node. */
const column = 300;
const row = 110;

/**
 * A workflow of exactly `count` nodes: start, blocks of two to four steps at the same time, end. Blocks stand in rows,
 * so that the whole has about the shape of a screen. The same for a count, always.
 */
export function diagramOf(count: number): FlowDiagram {
  const blocks: number[] = [];
  let left = count - 2;
  // A block costs its steps, a split and a join; what is left over is a chain of single steps.
  for (; left >= 6; left -= (blocks.at(-1) ?? 0) + 2) blocks.push(2 + (blocks.length % 3));
  while (left-- > 0) blocks.push(1);

  const perRow = Math.max(1, Math.round(Math.sqrt((blocks.length * 5 * row * 1.6) / (3 * column))));
  const nodes: DiagramNode[] = [];
  const relations: FlowDiagram["relations"][number][] = [];
  const add = (type: DiagramNode["type"], atColumn: number, atRow: number): string => {
    const id = `n${nodes.length}`;
    const label = type === "split" || type === "join" ? "" : `${type} ${nodes.length}`;
    nodes.push({ id, type, label, x: atColumn * column, y: Math.round(atRow * row) });
    return id;
  };
  const relate = (source: string, target: string): void => {
    relations.push({ id: `r${relations.length}`, source, target });
  };

  let last = add("start", 0, 0);
  for (const [index, steps] of blocks.entries()) {
    const at = 1 + 3 * (index % perRow);
    const line = Math.floor(index / perRow) * 5;
    if (steps === 1) {
      const step = add("step", at + 1, line);
      relate(last, step);
      last = step;
      continue;
    }
    const split = add("split", at, line);
    relate(last, split);
    const middle = Array.from({ length: steps }, (_, place) => add("step", at + 1, line + place - (steps - 1) / 2));
    last = add("join", at + 2, line);
    for (const step of middle) {
      relate(split, step);
      relate(step, last);
    }
  }
  relate(last, add("end", 1 + 3 * Math.min(perRow, blocks.length), Math.floor((blocks.length - 1) / perRow) * 5));
  return { nodes, relations };
}
