import { narrowed, rowsOf } from "@yer/api/contract/measure";
import type { QueueKind } from "@yer/api/contract/my-work";
import { queueMeasures } from "@yer/api/contract/queue-measures";
import { registerLink } from "../../cases/applications/register/register-link.js";

/** Where the registers stand that are none of applications, and what their address holds beside what it asks. */
const places = {
  conclusions: ["/conclusions", {}],
  objections: ["/objections", {}],
  complaints: ["/objections", { view: "complaints" }],
  overlaps: ["/applications", { view: "overlaps" }],
  areas_sent: ["/areas/was_send_inspection", {}],
  areas_taken: ["/areas/has_failed_returned_from_inspection", {}],
  areas_returned: ["/areas/editing", {}],
  areas_proposed: ["/areas/area_all", {}],
  schedules_proposed: ["/plangrafic", {}],
  charges_late: ["/cpayments", {}],
  unplaced: ["/applications", { view: "unplaced" }],
} as const;

/** Those whose state is the address's to say. */
const bound: readonly QueueKind[] = ["areas_sent", "areas_taken", "areas_returned"];

/** Lists that are known here by their addresses alone: `queue-link.test.ts` holds them to what is counted. */
const known = {
  proposals: "/allsetting?tab=proposals",
  orders_refused: "/cdistribution?view=orders&again=true",
  months_proposed: "/cdistribution?view=months&state=proposed",
} as const;

const isKnown = (kind: QueueKind): kind is keyof typeof known => kind in known;

const isElsewhere = (kind: QueueKind): kind is keyof typeof places => kind in places;

/** The address of the list that a queue counts, what is due first at its head. */
export function queueLink(kind: QueueKind): string {
  if (isKnown(kind)) return known[kind];
  if (!isElsewhere(kind)) return registerLink(narrowed(queueMeasures[kind], {}), {});
  const [path, beside] = places[kind];
  const params = new URLSearchParams(beside);
  // Each of them is asked what its own register knows.
  for (const [name, value] of rowsOf(queueMeasures[kind] as Parameters<typeof rowsOf>[0])) {
    if (name !== "state" || !bound.includes(kind)) params.append(name, value);
  }
  return params.size === 0 ? path : `${path}?${params.toString()}`;
}
