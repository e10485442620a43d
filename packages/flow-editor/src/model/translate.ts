import type { Diagram } from "./diagram.js";
import type { Edit } from "./edit.js";
import type { Label } from "./groups/field.js";
import { keptName } from "./kept-name.js";
import type { Named } from "./kept-name.js";
import { cleanLabel } from "./label.js";
import { applyOperations, replacement } from "./operations.js";
import type { Operation } from "./operations.js";

/** The names of a step, a start or an end; undefined for what has none. */
export const namedOf = (diagram: Diagram, id: string): Named | undefined =>
  diagram.steps.find((step) => step.id === id) ?? diagram.headTail.find((node) => node.id === id)?.data;

/** Says what a step, a start or an end is called in a language; nothing, or nothing but blanks: it is called by its label there. */
export function translate(diagram: Diagram, id: string, locale: keyof Label, name: string): Edit {
  const before = namedOf(diagram, id);
  const clean = cleanLabel(name);
  const given = clean.trim() === "" ? "" : clean;
  if (!before || (before.names?.[locale] ?? "") === given) return [diagram, []];
  const operations = renaming(diagram, id, keptName({ ...before, names: { ...before.names, [locale]: given } }));
  return [applyOperations(diagram, operations), operations];
}

/** The operation that gives a node its names; those that were taken away leave no key behind. */
function renaming(diagram: Diagram, id: string, named: Named): Operation[] {
  const node = diagram.headTail.find((each) => each.id === id);
  if (node) return [replacement("headTail", node, { ...node, data: named })];
  return diagram.steps.flatMap((step) => {
    if (step.id !== id) return [];
    const { names: _, ...rest } = step;
    return [replacement("steps", step, { ...rest, ...named })];
  });
}
