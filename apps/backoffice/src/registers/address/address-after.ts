/** Parameters of a register's URL that say how its table looks: no part of what the list is asked. */
export const lookNames = ["columns", "density"] as const;

/** What an address shall say: all but the look, or what a function makes of the address as it stands. */
export type ParamsChange =
  | URLSearchParams
  | Readonly<Record<string, string>>
  | ((standing: URLSearchParams) => URLSearchParams);

/**
 * The parameters after a change.
 *
 * @param standing the query of the address as it is now, which is not always the one the screen was drawn with
 */
export function addressAfter(standing: string, change: ParamsChange): URLSearchParams {
  const now = new URLSearchParams(standing);
  if (typeof change === "function") return change(now);
  const next = new URLSearchParams(change);
  for (const name of lookNames) {
    const value = now.get(name);
    if (value !== null && !next.has(name)) next.set(name, value);
  }
  return next;
}

/** A change of some parameters that leaves all others as they stand; an empty value takes one away. */
export function putting(values: Readonly<Record<string, string>>): (standing: URLSearchParams) => URLSearchParams {
  return (standing) => {
    const next = new URLSearchParams(standing);
    for (const [name, value] of Object.entries(values)) {
      if (value === "") next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
}
