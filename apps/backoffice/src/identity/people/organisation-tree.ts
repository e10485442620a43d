import type { Organisation } from "@yer/api/contract/organisations";

/** A body with those below it. */
export interface OrganisationNode {
  readonly id: string;
  readonly label: string;
  readonly children: readonly OrganisationNode[];
}

/** The tree that a body belongs to: from the topmost above it down to everything below that. Empty for one unknown. */
export function treeAround(
  all: readonly Organisation[],
  id: string,
  nameOf: (organisation: Organisation) => string,
): OrganisationNode[] {
  const byId = new Map(all.map((one) => [one.id, one]));
  const seen = new Set<string>();
  let top = byId.get(id);
  while (top !== undefined && top.parentId !== null && !seen.has(top.id)) {
    seen.add(top.id);
    const parent = byId.get(top.parentId);
    if (parent === undefined) break;
    top = parent;
  }
  const below = Map.groupBy(all, ({ parentId }) => parentId);
  const nodeOf = (organisation: Organisation): OrganisationNode => ({
    id: organisation.id,
    label: nameOf(organisation),
    children: (below.get(organisation.id) ?? []).map(nodeOf),
  });
  return top === undefined ? [] : [nodeOf(top)];
}
