import { meets, passes } from "./sheet.js";
import type { Box, Sheet, SheetRelation } from "./sheet.js";

/** Up to this many nodes a diagram is mounted whole: each is an element of the document at any zoom. */
export const mostMounted = 200;

/** Below this zoom a large diagram is one picture: a step is less than 70 pixels wide, and its text is past reading. */
export const far = 0.3;

/** Relations mounted at most; first those that begin or end in sight. */
const mostRelations = 600;

/** Selected elements that are mounted wherever they stand; of a greater selection the picture shows the rest. */
const mostHeld = 40;

/** What of a diagram is in the document, by id. */
export interface Extent {
  readonly nodes: ReadonlySet<string>;
  readonly relations: ReadonlySet<string>;
}

/** What is mounted wherever it stands. */
export interface Held {
  /** Selected nodes and relations. */
  readonly selection: ReadonlySet<string>;
  /** The node under the pointer, the one being named. */
  readonly others: readonly (string | null)[];
  /** The node that has, or had last, the keyboard. */
  readonly focused: string | null;
}

/**
 * What is to be in the document of a large diagram: what lies in `area` (nothing from afar: null), what is selected or
 * under the pointer with its relations and neighbours, and around the node with the keyboard the one before and the
 * one after, so that Tab goes through all nodes although few of them are there.
 */
export function extentOf(sheet: Sheet, area: Box | null, { selection, others, focused }: Held): Extent {
  const core = new Set(others.filter((id) => id !== null));
  const relations = new Set<string>();
  for (const id of [...selection].slice(0, mostHeld)) core.add(id);

  const nodes = new Set([...core].filter((id) => sheet.byId.has(id)));
  const inSight = new Set(area ? sheet.nodes.flatMap((node) => (meets(node, area) ? [node.id] : [])) : []);
  const mount = ({ id, from, to }: SheetRelation) => {
    relations.add(id);
    nodes.add(from.id).add(to.id);
  };
  for (const relation of sheet.relations) {
    if (core.has(relation.id) || core.has(relation.from.id) || core.has(relation.to.id)) mount(relation);
  }
  if (area) {
    const passing: SheetRelation[] = [];
    for (const relation of sheet.relations) {
      const begins = inSight.has(relation.from.id);
      const ends = inSight.has(relation.to.id);
      if ((begins || ends) && relations.size < mostRelations) mount(relation);
      else if (!begins && !ends && passes(relation, area)) passing.push(relation);
    }
    for (const relation of passing.slice(0, Math.max(0, mostRelations - relations.size))) mount(relation);
  }
  for (const id of inSight) nodes.add(id);
  for (const id of tabStops(sheet, focused)) nodes.add(id);
  return { nodes, relations };
}

/** The first node, the last, and those beside the one that has the keyboard. */
function tabStops({ nodes }: Sheet, focused: string | null): string[] {
  const at = focused === null ? -1 : nodes.findIndex(({ id }) => id === focused);
  const places = at < 0 ? [0, nodes.length - 1] : [0, at - 1, at, at + 1, nodes.length - 1];
  return places.flatMap((place) => nodes[place]?.id ?? []);
}
