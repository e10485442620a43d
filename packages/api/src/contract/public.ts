import * as z from "zod/mini";
import { deadline } from "./applications.js";
import { endpoint, resource } from "./endpoint.js";
import { ground, landCategories, purposes } from "./facts.js";
import { page, paging } from "./list.js";
import { organisationKind, statusKey } from "./status-schemas.js";
import { byId, districtSoato, id, instant, names, phone, pinfl, polygon, regionSoato, stir, text } from "./values.js";

/** An announced file as anyone may read it: from an allow-list, no personal data (DOMAIN §7). */
export const announcementRow = z.object({
  id,
  applicationId: id,
  number: z.string(),
  ground,
  region: z.object({ soato: regionSoato, name: names }),
  district: z.object({ soato: districtSoato, name: names }),
  neighborhood: names,
  area: z.nullable(z.number()),
  from: instant,
  to: instant,
  open: z.boolean(),
});
/** See {@link announcementRow}. */
export type AnnouncementRow = z.output<typeof announcementRow>;

/** The announced file itself, behind `/offer/{id}`. */
export const offer = z.extend(announcementRow, {
  cadastreNumber: z.nullable(z.string()),
  purpose: z.nullable(z.enum(purposes)),
  landCategory: z.nullable(z.enum(landCategories)),
  outline: z.nullable(polygon),
  objections: z.object({ received: z.number(), open: z.number() }),
});
/** See {@link offer}. */
export type Offer = z.output<typeof offer>;

/** What the look-up says: status, kind of body that holds the file, legal deadline, coded pause reason. No names, no words of staff. */
export const lookUpAnswer = z.object({
  number: z.string(),
  status: statusKey,
  holder: z.nullable(organisationKind),
  since: instant,
  deadline,
  pause: z.nullable(z.enum(["editing", "suspended", "appeal"])),
  /** `/offer/{id}` where the file is announced now: the id of the file. */
  offerId: z.nullable(id),
});
/** See {@link lookUpAnswer}. */
export type LookUpAnswer = z.output<typeof lookUpAnswer>;

const person = z.union([pinfl, stir]);

/** What citizens can call. */
export const publicSite = resource("public", {
  announcements: endpoint({
    method: "GET",
    path: "/public/announcements",
    summary: "Announced files, newest first.",
    access: "public",
    query: z.object({ ...paging, region: z.optional(regionSoato), district: z.optional(districtSoato) }),
    reply: page(announcementRow),
    tags: ["announcements"],
  }),
  offer: endpoint({
    method: "GET",
    path: "/public/offers/{id}",
    summary: "An announced file by the id of the file.",
    access: "public",
    params: byId,
    reply: offer,
    problems: ["not-found"],
    tags: ["announcements"],
  }),
  object: endpoint({
    method: "POST",
    path: "/public/offers/{id}/objections",
    summary: "Object to an announced file while the announcement runs.",
    access: "public",
    params: byId,
    body: z.object({
      name: text(200),
      number: person,
      phone,
      text: text(4000, 10),
      fileIds: z.array(id).check(z.maxLength(5)),
    }),
    reply: z.object({ id, at: instant }),
    problems: ["not-found", "move-refused", "too-many-requests"],
    tags: ["announcements"],
  }),
  lookUp: endpoint({
    method: "POST",
    path: "/public/look-up",
    summary:
      "Where a file stands, by its number and the last four digits of its PINFL or STIR. Unknown and mismatch answer alike.",
    access: "public",
    body: z.object({
      number: z.string().check(z.trim(), z.regex(/^\d{4}-\d{4}-\d{6}$/, "application-number")),
      lastDigits: z.string().check(z.trim(), z.regex(/^\d{4}$/, "last-digits")),
    }),
    reply: lookUpAnswer,
    idempotent: false,
    problems: ["not-found", "too-many-requests"],
  }),
  mine: endpoint({
    method: "GET",
    path: "/public/mine",
    summary: "The signed-in person's own files, by the PINFL or STIR that OneID vouches for.",
    access: "signed-in",
    reply: z.object({ items: z.array(z.extend(lookUpAnswer, { applicationId: id })) }),
    tags: ["applications"],
  }),
  refuse: endpoint({
    method: "POST",
    path: "/public/offers/{id}/refusal",
    summary: "The occupier refuses while in payment; needs OneID with the file's PINFL or STIR.",
    access: "signed-in",
    params: byId,
    body: z.object({ reason: text(4000) }),
    problems: ["not-found", "move-refused"],
    tags: ["applications", "counts"],
  }),
  complain: endpoint({
    method: "POST",
    path: "/public/offers/{id}/complaints",
    summary: "Complain against a decision: the occupier while rejected, a dismissed objector within the same period.",
    access: "signed-in",
    params: byId,
    body: z.object({ text: text(4000, 10), fileIds: z.array(id).check(z.maxLength(5)) }),
    reply: z.object({ id, at: instant }),
    problems: ["not-found", "move-refused"],
    tags: ["applications"],
  }),
});
