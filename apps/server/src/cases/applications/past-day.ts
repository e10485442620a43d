import { tashkentDay } from "@yer/api/formats";
import { Problem } from "../../platform/problem/problem.js";
import type { Acting } from "../../platform/acting/acting.js";

/**
 * Refuses a day that has not come: a document that is said to exist bears today's date or an earlier one.
 * @throws {Problem} `invalid` at `pointer`
 */
export function assertPast({ now }: Pick<Acting, "now">, day: string, pointer: string): void {
  const most = tashkentDay(now);
  if (day <= most) return;
  throw new Problem("invalid", { errors: [{ in: "body", pointer, code: "too-big", params: { most } }] });
}
