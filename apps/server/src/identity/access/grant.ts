import type { Reason } from "@yer/api/contract/problem";
import { Problem } from "../../platform/problem/problem.js";
import { contains } from "../../platform/territory/territory.js";

/** What a person may do and where. */
export interface Rights {
  readonly codes: ReadonlySet<string>;
  /** `null`: nowhere, which is what citizens have. */
  readonly territory: string | null;
}

/** Codes in places that a person has after a write and had not before. */
export interface Growth {
  readonly codes: readonly string[];
  /** Where they are new; all of them, as rights are the same all over a person's territory. */
  readonly territory: string;
}

/**
 * What a write adds to someone's rights; `undefined` when nothing. A wider or another territory makes every code new
 * there; a new code is new all over the territory. `handedOver`: the rights go to another person or organisation (a
 * changed PINFL, a changed organisation), so all of them are new.
 */
export function growthOf(before: Rights, after: Rights, handedOver = false): Growth | undefined {
  if (after.territory === null) return undefined;
  const moved = handedOver || !contains(before.territory, after.territory);
  const codes = [...after.codes].filter((code) => moved || !before.codes.has(code)).toSorted();
  if (codes.length === 0 && !moved) return undefined;
  return { codes, territory: after.territory };
}

/** Why a growth would be refused; empty: it may be granted. */
export function reasonsAgainstGrant(
  actor: Rights & { readonly id: string },
  targetId: string,
  growth: Growth | undefined,
): Reason[] {
  if (growth === undefined) return [];
  if (targetId === actor.id) return [{ code: "own-rights" }];
  const reasons: Reason[] = growth.codes
    .filter((code) => !actor.codes.has(code))
    .map((code) => ({ code: "permission-missing", params: { code } }));
  if (!contains(actor.territory, growth.territory)) reasons.push({ code: "other-territory" });
  return reasons;
}

/**
 * The grant rule (DOMAIN §8): nobody gives, by whatever write, what is not contained in their own, and nobody gives
 * to themselves.
 * @throws {Problem} `grant-refused`, naming what is missing
 */
export function assertGrant(
  actor: Rights & { readonly id: string },
  targetId: string,
  growth: Growth | undefined,
): void {
  const reasons = reasonsAgainstGrant(actor, targetId, growth);
  if (reasons.length > 0) throw new Problem("grant-refused", { reasons });
}
