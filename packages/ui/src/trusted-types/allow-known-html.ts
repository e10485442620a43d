interface TrustedTypes {
  readonly defaultPolicy: unknown;
  createPolicy(name: string, rules: { createHTML: (html: string) => string | null }): unknown;
}

/**
 * Constants that libraries of ours set as HTML: React Aria empties its live regions with the first, Leaflet 1.9 finds
 * out with the second, as it loads, whether there is SVG. Neither can carry anything of anybody's.
 */
export const knownHtml: ReadonlySet<string> = new Set(["", "<svg/>"]);

/**
 * Lets the constants of {@link knownHtml} pass to `innerHTML` under Trusted Types, and no other string. Does nothing
 * where Trusted Types are absent or the page has a default policy of its own.
 *
 * A policy header with a `trusted-types` list must name `default`.
 */
export function allowKnownHtml(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy("default", { createHTML: (html) => (knownHtml.has(html) ? html : null) });
}
