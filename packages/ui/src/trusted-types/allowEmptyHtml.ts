interface TrustedTypes {
  readonly defaultPolicy: unknown;
  createPolicy(name: string, rules: { createHTML: (html: string) => string | null }): unknown;
}

/**
 * Lets `innerHTML = ""` pass under Trusted Types, and no other string: React Aria empties its live regions that way.
 * Does nothing where Trusted Types are absent or the page has a default policy of its own.
 *
 * A policy header with a `trusted-types` list must name `default`.
 */
export function allowEmptyHtml(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy("default", { createHTML: (html) => (html === "" ? html : null) });
}
