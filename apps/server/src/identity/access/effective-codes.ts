/** Where a person's codes come from. */
export interface CodeSources {
  readonly position: readonly string[];
  readonly roles: readonly (readonly string[])[];
  readonly granted: readonly string[];
  readonly revoked: readonly string[];
}

/** Effective codes = position ∪ roles ∪ granted − revoked (DOMAIN §8). What is revoked stays away, wherever it came from. */
export function effectiveCodes({ position, roles, granted, revoked }: CodeSources): ReadonlySet<string> {
  const codes = new Set([...position, ...roles.flat(), ...granted]);
  for (const code of revoked) codes.delete(code);
  return codes;
}
