import { parseApplicationNumber } from "../formats/application-number.js";
import * as z from "zod/mini";
import { deadline } from "./application-register.js";
import { endpoint, resource } from "./endpoint.js";
import { fileRef, uploadKind, uploadProblems } from "./files.js";
import { landCategories, purposes } from "./land-use.js";
import { legalBasis } from "./legal-bases.js";
import { page, paging } from "./list.js";
import { objectionStates } from "./objections.js";
import { publicSentenceCodes } from "./sentence.js";
import { organisationKind, statusKey } from "./status-schemas.js";
import { pauseReasons } from "./terms.js";
import { byId, districtSoato, id, instant, names, phone, pinfl, polygon, regionSoato, stir, text } from "./values.js";

/** An announced application as anyone may read it: from an allow-list, no personal data (DOMAIN §7). */
export const announcementRow = z.object({
  id,
  applicationId: id,
  number: z.string(),
  legalBasis,
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

/** The announced application itself, behind `/offer/{id}`. */
export const offer = z.extend(announcementRow, {
  cadastreNumber: z.nullable(z.string()),
  purpose: z.nullable(z.enum(purposes)),
  landCategory: z.nullable(z.enum(landCategories)),
  outline: z.nullable(polygon),
  objections: z.object({ received: z.number(), open: z.number() }),
});
/** See {@link offer}. */
export type Offer = z.output<typeof offer>;

/**
 * What the look-up says: status, kind of organisation that holds the application, legal deadline, coded pause reason.
 * No names, no words of staff.
 */
export const lookUpAnswer = z.object({
  number: z.string(),
  status: statusKey,
  holder: z.nullable(organisationKind),
  since: instant,
  /** The term of this very step, which comes first; an end of an announcement, of a payment, of the time to appeal. */
  step: deadline,
  /** The whole term by law; none once the application is final. */
  deadline,
  pause: z.nullable(z.enum([...pauseReasons, "appeal"])),
  /** `/offer/{id}` where the application is announced now: its id. */
  offerId: z.nullable(id),
  /** Why it is there and what comes next, as a code from the allow-list. */
  sentence: z.enum(publicSentenceCodes),
});
/** See {@link lookUpAnswer}. */
export type LookUpAnswer = z.output<typeof lookUpAnswer>;

const person = z.union([pinfl, stir]);

/** An objection as others than its author read it: its redacted copy, once somebody has written one. */
export const publicObjection = z.object({
  number: z.string(),
  at: instant,
  state: z.enum(objectionStates),
  /** `null`: the copy is not written yet. */
  copy: z.nullable(z.object({ text: z.string(), by: z.string(), at: instant })),
});
/** See {@link publicObjection}. */
export type PublicObjection = z.output<typeof publicObjection>;

/** What anyone can read and call, whoever they are: announcements, the look-up, objecting. */
export const publicSite = resource("public", {
  announcements: endpoint({
    method: "GET",
    path: "/public/announcements",
    summary: "Announced applications, newest first.",
    access: "public",
    query: z.object({ ...paging, region: z.optional(regionSoato), district: z.optional(districtSoato) }),
    reply: page(announcementRow),
    tags: ["announcements"],
  }),
  offer: endpoint({
    method: "GET",
    path: "/public/offers/{id}",
    summary: "An announced application by its id.",
    access: "public",
    params: byId,
    reply: offer,
    problems: ["not-found"],
    tags: ["announcements"],
  }),
  neighbours: endpoint({
    method: "GET",
    path: "/public/offers/{id}/neighbours",
    summary: "Outlines of the other announced applications around an announced one, the nearest first, at most fifty.",
    access: "public",
    params: byId,
    reply: z.object({ items: z.array(z.object({ id, outline: polygon })) }),
    problems: ["not-found"],
    tags: ["announcements"],
  }),
  upload: endpoint({
    method: "POST",
    path: "/public/files",
    summary: "Upload one file without signing in, to be attached to an objection by its key.",
    access: "public",
    query: z.object({ kind: z.optional(uploadKind) }),
    upload: true,
    reply: z.extend(fileRef, {
      /** 128 random bits: whoever has it may attach the upload. */
      key: z.string(),
    }),
    problems: uploadProblems,
  }),
  object: endpoint({
    method: "POST",
    path: "/public/offers/{id}/objections",
    summary: "Object to an announced application while the announcement runs.",
    access: "public",
    params: byId,
    body: z.object({
      name: text(200),
      number: person,
      phone,
      text: text(4000, 10),
      fileIds: z.array(id).check(z.maxLength(5)),
      /** Keys of uploads made without signing in. */
      fileKeys: z.optional(z.array(z.string().check(z.minLength(20), z.maxLength(60))).check(z.maxLength(5))),
    }),
    reply: z.object({ id, number: z.string(), at: instant }),
    problems: ["not-found", "move-refused", "too-many-requests"],
    tags: ["announcements", "objections"],
  }),
  objections: endpoint({
    method: "GET",
    path: "/public/offers/{id}/objections",
    summary: "Objections to an announced application in their redacted copies, the latest first.",
    access: "public",
    params: byId,
    query: z.object(paging),
    reply: page(publicObjection),
    problems: ["not-found"],
    tags: ["announcements"],
  }),
  lookUp: endpoint({
    method: "POST",
    path: "/public/look-up",
    summary:
      "Where an application stands, by its number and the last four digits of its PINFL or STIR. Unknown and mismatch answer alike.",
    access: "public",
    body: z.object({
      // However its digits are set apart.
      number: z.string().check(
        z.overwrite((typed) => parseApplicationNumber(typed) ?? typed.trim()),
        z.regex(/^\d{4}-\d{4}-\d{6}$/, "application-number"),
      ),
      lastDigits: z.string().check(z.trim(), z.regex(/^\d{4}$/, "last-digits")),
    }),
    reply: lookUpAnswer,
    idempotent: false,
    problems: ["not-found", "too-many-requests"],
  }),
});
