/**
 * Which rows are chosen, over all pages of a list. `all` means every row that matches, known or not, so that a bulk
 * act on 12 431 applications names no 12 431 ids.
 */
export type Selection =
  | { readonly kind: "some"; readonly ids: ReadonlySet<string> }
  | { readonly kind: "all"; readonly except: ReadonlySet<string> };

/** A selection of no rows. */
export const noSelection: Selection = { kind: "some", ids: new Set() };

/** Everything that matches chosen, on every page. */
export const allSelected: Selection = { kind: "all", except: new Set() };

/** Whether the row with this id is chosen. */
export function isSelected(selection: Selection, id: string): boolean {
  return selection.kind === "all" ? !selection.except.has(id) : selection.ids.has(id);
}

/** The selection with these rows chosen or not; itself when that changes nothing, so that nothing renders for nothing. */
export function withSelected(selection: Selection, ids: Iterable<string>, selected: boolean): Selection {
  const listed = selection.kind === "all" ? selection.except : selection.ids;
  const add = selection.kind === "some" ? selected : !selected;
  const next = new Set(listed);
  for (const id of ids) {
    if (add) next.add(id);
    else next.delete(id);
  }
  // Ids only come or only go, so an equal number of them is the same ones.
  if (next.size === listed.size) return selection;
  return selection.kind === "all" ? { kind: "all", except: next } : { kind: "some", ids: next };
}

/** How many rows are chosen, of the `total` that match. */
export function selectedCount(selection: Selection, total: number): number {
  return selection.kind === "all" ? Math.max(0, total - selection.except.size) : selection.ids.size;
}

/** How much of one page is chosen: decides the face of the box in the heading. */
export function pageSelection(selection: Selection, ids: readonly string[]): "none" | "some" | "all" {
  // Fewer than the page has cannot be all of it, so the first one found decides: a page may be a hundred thousand rows.
  const isFew = selection.kind === "some" && selection.ids.size < ids.length;
  if (isFew) return selection.ids.size > 0 && ids.some((id) => selection.ids.has(id)) ? "some" : "none";
  let chosen = 0;
  for (const id of ids) if (isSelected(selection, id)) chosen++;
  if (chosen === 0) return "none";
  return chosen === ids.length ? "all" : "some";
}
