import { Problem } from "../../platform/problem/problem.js";

/** Why one of many is refused; `null`: nothing is in its way. */
export type Refusal = Problem | null;

/** A rule, asked of many at once: a refusal for each, in their order. */
export type Gate<Given> = (given: readonly Given[]) => readonly Refusal[] | Promise<readonly Refusal[]>;

/** What many come to by rules that are asked one after another: of what one refuses, the next is not asked. */
export async function throughGates<Given>(given: readonly Given[], gates: readonly Gate<Given>[]): Promise<Refusal[]> {
  const refusals: Refusal[] = given.map(() => null);
  for (const gate of gates) {
    const standing = given.flatMap((one, at) => (refusals[at] === null ? [{ at, one }] : []));
    if (standing.length === 0) break;
    const found = await gate(standing.map(({ one }) => one));
    for (const [nth, { at }] of standing.entries()) refusals[at] = found[nth] ?? null;
  }
  return refusals;
}

/** A rule of one, which throws its refusal, asked of each after the other. Any other failure goes on. */
export function oneByOne<Given>(rule: (given: Given) => void | Promise<void>): Gate<Given> {
  return async (given) => {
    const refusals: Refusal[] = [];
    for (const one of given) {
      try {
        await rule(one);
        refusals.push(null);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        refusals.push(error);
      }
    }
    return refusals;
  };
}
