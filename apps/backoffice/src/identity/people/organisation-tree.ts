import type { Organisation } from "@yer/api/contract/organisations";

/** An organisation with those below it. */
export interface OrganisationNode {
  readonly id: string;
  readonly label: string;
  readonly children: readonly OrganisationNode[];
}

/**
 * What an organisation stands below: the one it names; where it names none, the nearest of its kind over a territory that
 * contains its own, as a district's office stands below its region's.
 */
function parentsOf(all: readonly Organisation[]): ReadonlyMap<string, Organisation> {
  const byId = new Map(all.map((one) => [one.id, one]));
  const byPlace = new Map(all.map((one) => [`${one.kind} ${one.territory}`, one]));
  return new Map(
    all.flatMap((one) => {
      const over = [4, 2].filter((length) => length < one.territory.length);
      const parent =
        one.parentId === null
          ? over.map((length) => byPlace.get(`${one.kind} ${one.territory.slice(0, length)}`)).find(Boolean)
          : byId.get(one.parentId);
      return parent === undefined ? [] : [[one.id, parent]];
    }),
  );
}

/**
 * The tree that an organisation belongs to: from the topmost above it down to everything below that. Empty for one
 * unknown.
 */
export function treeAround(
  all: readonly Organisation[],
  id: string,
  nameOf: (organisation: Organisation) => string,
): OrganisationNode[] {
  const parents = parentsOf(all);
  const seen = new Set<string>();
  let top = all.find((one) => one.id === id);
  while (top !== undefined && !seen.has(top.id)) {
    seen.add(top.id);
    const parent = parents.get(top.id);
    if (parent === undefined) break;
    top = parent;
  }
  const below = Map.groupBy(all, (one) => parents.get(one.id)?.id);
  const nodeOf = (organisation: Organisation): OrganisationNode => ({
    id: organisation.id,
    label: nameOf(organisation),
    children: (below.get(organisation.id) ?? []).map(nodeOf),
  });
  return top === undefined ? [] : [nodeOf(top)];
}
