import type { Selection } from "@yer/ui";

/** A page of cases, as far as their applications are named by it. */
interface CasesPage {
  readonly items: readonly { readonly applicationId: string }[];
  readonly next: string | null;
}

/**
 * The applications that a person chose, by name; undefined: every running case, whichever they are by then. Where some
 * were taken out of all, the others are read page by page: most of them were never shown.
 */
export async function chosenFiles(
  selection: Selection,
  pageBehind: (after: string | undefined) => Promise<CasesPage>,
): Promise<readonly string[] | undefined> {
  if (selection.kind === "some") return [...selection.ids];
  if (selection.except.size === 0) return undefined;
  const files: string[] = [];
  let after: string | undefined;
  for (;;) {
    const { items, next } = await pageBehind(after);
    files.push(...items.map(({ applicationId }) => applicationId).filter((id) => !selection.except.has(id)));
    if (next === null) return files;
    after = next;
  }
}
