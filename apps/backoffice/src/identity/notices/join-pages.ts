import type { Notice } from "@yer/api/contract/notices";

/**
 * The latest page and what was loaded before it, each notice once, as the latest page tells it. `joined` is false where
 * so much came meanwhile that the two no longer meet: then the older ones are left out, for a gap would not be seen.
 */
export function joinPages(
  latest: readonly Notice[],
  older: readonly Notice[],
): { readonly items: readonly Notice[]; readonly joined: boolean } {
  const ids = new Set(latest.map(({ id }) => id));
  if (!older.some(({ id }) => ids.has(id))) return { items: latest, joined: false };
  return { items: [...latest, ...older.filter(({ id }) => !ids.has(id))], joined: true };
}
