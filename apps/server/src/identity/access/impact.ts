import type { Impact } from "@yer/api/contract/impact";
import type { Reason } from "@yer/api/contract/problem";
import type { Names } from "@yer/api/contract/values";
import { Problem } from "../../platform/problem/problem.js";
import { growthOf, reasonsAgainstGrant, type Rights } from "./grant.js";
import { contains } from "../../platform/territory/territory.js";

/** One person's rights before and after a write. */
export interface RightsChange {
  readonly id: string;
  readonly name: string;
  readonly organisation: Names | null;
  readonly before: Rights;
  readonly after: Rights;
  /** The rights go to another organisation or person, so all of them count as new. */
  readonly handedOver?: boolean;
}

/** People an impact names; the others are counted. */
const mostNamed = 200;

function difference(left: ReadonlySet<string>, right: ReadonlySet<string>): string[] {
  return [...left].filter((code) => !right.has(code)).toSorted();
}

function countedBy(lists: readonly (readonly string[])[]): { code: string; people: number }[] {
  const counts = new Map<string, number>();
  for (const code of lists.flat()) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].map(([code, people]) => ({ code, people })).toSorted((a, b) => (a.code < b.code ? -1 : 1));
}

/** Each reason once. */
function distinct(reasons: readonly Reason[]): Reason[] {
  return [...new Map(reasons.map((reason) => [JSON.stringify(reason), reason])).values()];
}

/**
 * What a write would do to people's rights, and why the grant rule would refuse it. Pure: previews show it, and
 * {@link assertImpact} is the write's own gate, so the two cannot disagree.
 */
export function impactOf(
  actor: Rights & { readonly id: string },
  changes: readonly RightsChange[],
  further: readonly Reason[] = [],
  left: Impact["left"] = [],
): Impact {
  const items = changes
    .map((change) => ({
      change,
      gains: difference(change.after.codes, change.before.codes),
      loses: difference(change.before.codes, change.after.codes),
      growth: growthOf(change.before, change.after, change.handedOver),
    }))
    .filter(
      ({ change, gains, loses, growth }) =>
        growth !== undefined || gains.length + loses.length > 0 || change.before.territory !== change.after.territory,
    );
  const seen = items.filter(({ change }) => contains(actor.territory, change.before.territory ?? ""));
  const outside = items.length - seen.length;
  return {
    people: items.length,
    gains: countedBy(items.map(({ gains }) => gains)),
    loses: countedBy(items.map(({ loses }) => loses)),
    items: seen.slice(0, mostNamed).map(({ change: { id, name, organisation, before, after }, gains, loses }) => ({
      id,
      name,
      organisation,
      gains,
      loses,
      territory: { before: before.territory, after: after.territory },
    })),
    left,
    reasons: distinct([
      ...further,
      ...items.flatMap(({ change, growth }) => reasonsAgainstGrant(actor, change.id, growth)),
      // Staff see and change only what lies in their territory, and so only these people's rights.
      ...(outside > 0 ? [{ code: "people-outside" as const, params: { count: outside } }] : []),
    ]),
  };
}

/** Refuses a write by its impact. @throws {Problem} `grant-refused` */
export function assertImpact(actor: Rights & { readonly id: string }, changes: readonly RightsChange[]): void {
  const { reasons } = impactOf(actor, changes);
  if (reasons.length > 0) throw new Problem("grant-refused", { reasons });
}
