/** A place and what lies in it. */
export interface TreePlace {
  readonly id: string;
  readonly name: string;
  readonly children?: readonly TreePlace[];
}

/** A neighbourhood with the names of what it lies in. */
export interface FlatPlace {
  readonly id: string;
  readonly name: string;
  /** `region / district / neighbourhood` */
  readonly path: string;
}

/** The neighbourhoods of a tree, each with its path. */
export function flatPlaces(tree: readonly TreePlace[]): FlatPlace[] {
  return tree.flatMap((region) =>
    (region.children ?? []).flatMap((district) =>
      (district.children ?? []).map(({ id, name }) => ({
        id,
        name,
        path: `${region.name} / ${district.name} / ${name}`,
      })),
    ),
  );
}
