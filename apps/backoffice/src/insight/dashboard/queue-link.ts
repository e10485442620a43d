import type { Measure } from "@yer/api/contract/measure";
import type { QueueKind } from "@yer/api/contract/my-work";
import { queueMeasures } from "@yer/api/contract/queue-measures";
import { measureLink } from "../measure-link.js";

/** Registers of areas whose state is the address's to say. */
const bound: Readonly<Partial<Record<QueueKind, string>>> = {
  areas_sent: "/areas/was_send_inspection",
  areas_taken: "/areas/has_failed_returned_from_inspection",
  areas_returned: "/areas/editing",
};

/** Lists that are known here by their addresses alone: `queue-link.test.ts` holds them to what is counted. */
const known = {
  proposals: "/allsetting?tab=proposals",
  orders_refused: "/cdistribution?view=orders&again=true",
  returns_proposed: "/receipts?view=returns&state=proposed",
  months_proposed: "/cdistribution?view=months&state=proposed",
} as const;

const isKnown = (kind: QueueKind): kind is keyof typeof known => kind in known;

/** The address of the list that a queue counts, what is due first at its head. */
export function queueLink(kind: QueueKind): string {
  if (isKnown(kind)) return known[kind];
  const of: Measure = queueMeasures[kind];
  const path = bound[kind];
  if (path === undefined) return measureLink(of);
  const { state: _, ...filter } = of.filter as Readonly<Record<string, unknown>>;
  return measureLink({ ...of, filter }).replace(/^[^?]+/, path);
}
