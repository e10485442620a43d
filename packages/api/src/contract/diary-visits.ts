import * as z from "zod/mini";
import { area } from "./area-facts.js";
import { endpoint, resource } from "./endpoint.js";
import { day, id, instant } from "./values.js";
import { keptReasons, visitGiven, visitReceipt } from "./visits.js";

/** A clock that was never set begins here; what lies before is no moment of a device. */
const firstDay = "1970-01-01";

/** What is handed in of a visit that was written on a device. `photoIds` are those the device made (`diaryPhotos`). */
export const diaryVisitGiven = z.extend(visitGiven, {
  areaId: id,
  deviceId: id,
  /** When it was written, by the device's clock: data, nothing is ordered by it. */
  writtenAt: instant.check(z.refine((value) => value >= firstDay, "instant")),
  /** The same of the day: it may even be to come. */
  visitedOn: day.check(z.refine((value) => value >= firstDay, "day")),
});
/** See {@link diaryVisitGiven}. */
export type DiaryVisitGiven = z.output<typeof diaryVisitGiven>;

/** What the service answers to a visit from a device, the same at any time. */
export const diaryReceipt = z.extend(visitReceipt, {
  /** `moved`: its finding moved the area. `kept`: it stands among the area's visits and moved nothing. */
  outcome: z.enum(["moved", "kept"]),
  /** Null where it moved. */
  keptBecause: z.nullable(z.enum(keptReasons)),
});
/** See {@link diaryReceipt}. */
export type DiaryReceipt = z.output<typeof diaryReceipt>;

/** Visits handed in from devices. */
export const diaryVisits = resource("diaryVisits", {
  handIn: endpoint({
    method: "POST",
    path: "/diary/visits",
    summary:
      "Hand in a visit that was written on a device. The bearer is the device's upload ticket, or a session of its person. It is never lost: where its finding can move nothing any more, it is kept, and the receipt says why. The same visit again answers with the stored receipt, at any time.",
    access: "public",
    body: diaryVisitGiven,
    reply: z.object({
      receipt: diaryReceipt,
      /** The area as it stands now; null for whom may not see it: by ticket, nobody does. */
      area: z.nullable(area),
    }),
    idempotent: false,
    problems: ["unauthenticated", "invalid", "not-found", "idempotency-mismatch"],
    tags: ["areas", "counts"],
  }),
});
