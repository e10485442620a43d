import { parseApplicationNumber } from "../formats/application-number.js";
import * as z from "zod/mini";
import { deadline } from "./application-register.js";
import { charge, instalmentStanding } from "./applications.js";
import { documentView } from "./documents.js";
import { endpoint, resource } from "./endpoint.js";
import { fileRef, uploadKind, uploadProblems } from "./files.js";
import { landCategories, purposes } from "./land-use.js";
import { legalBasis } from "./legal-bases.js";
import { page, paging } from "./list.js";
import { complaint, objectionStates } from "./objections.js";
import { reasonSchema } from "./problem.js";
import { publicSentenceCodes } from "./sentence.js";
import { organisationKind, statusKey } from "./status-schemas.js";
import { pauseReasons } from "./terms.js";
import {
  byId,
  day,
  districtSoato,
  id,
  instant,
  names,
  phone,
  pinfl,
  polygon,
  regionSoato,
  stir,
  text,
  tiyin,
} from "./values.js";

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

/** An objection as its author follows it, by the number OneID vouches for. */
export const ownObjection = z.object({
  id,
  number: z.string(),
  applicationId: id,
  applicationNumber: z.string(),
  text: z.string(),
  files: z.array(fileRef),
  at: instant,
  state: z.enum(objectionStates),
  decision: z.nullable(z.object({ reason: z.string(), at: instant })),
  /** Whether the author can take it back. */
  mayWithdraw: z.boolean(),
  /** Whether the author can complain of its dismissal now. */
  mayComplain: z.boolean(),
  version: z.number(),
});
/** See {@link ownObjection}. */
export type OwnObjection = z.output<typeof ownObjection>;

/** A complaint as its author follows it. */
export const ownComplaint = z.object({
  id,
  number: z.string(),
  applicationId: id,
  applicationNumber: z.string(),
  by: complaint.shape.by,
  text: z.string(),
  files: z.array(fileRef),
  at: instant,
  state: complaint.shape.state,
  decision: z.nullable(z.object({ reason: z.string(), at: instant })),
});
/** See {@link ownComplaint}. */
export type OwnComplaint = z.output<typeof ownComplaint>;

/** The decision a person may complain of: their application's rejection, or the dismissal of their objection. */
export const contestedDecision = z.object({
  applicationId: id,
  applicationNumber: z.string(),
  by: complaint.shape.by,
  /** Number of the dismissed objection; `null` for a rejection. */
  objectionNumber: z.nullable(z.string()),
  /** Who decided: the review of the application, the Council, or whoever dismissed the objection. */
  decidedBy: z.enum(["review", "council", "objections"]),
  at: instant,
  /** Why, as it was decided. */
  reason: z.nullable(z.string()),
  /** The time to complain: its end is the end of its last day. */
  period: deadline,
  /** Why nothing can be complained of now; empty where it can. */
  against: z.array(reasonSchema),
});
/** See {@link contestedDecision}. */
export type ContestedDecision = z.output<typeof contestedDecision>;

/** A signed document as the occupier of its application sees it. */
export const ownDocument = z.extend(
  z.pick(documentView, { id: true, kind: true, copy: true, state: true, organisation: true, signedAt: true }),
  {
    /** Its page, where it is read, downloaded and verified: it opens to the occupier's own session. */
    path: z.string(),
  },
);
/** See {@link ownDocument}. */
export type OwnDocument = z.output<typeof ownDocument>;

/**
 * An application as its occupier sees it, behind `/offer-me/{id}`. Objections are redacted copies, with their files.
 */
export const ownApplication = z.extend(lookUpAnswer, {
  applicationId: id,
  /** The latest announcement, or null where there was none. */
  offer: z.nullable(offer),
  objections: z.array(z.extend(publicObjection, { id, files: z.array(fileRef) })),
  complaints: z.array(ownComplaint),
  /**
   * The rejection of the application while it stands, with the last day to appeal; `null`: nothing was decided against
   * it.
   */
  decision: z.nullable(contestedDecision),
  /** Signed documents of the application, newest first. */
  documents: z.array(ownDocument),
  /** What was received for the application, newest first. */
  receipts: z.array(z.object({ id, amount: tiyin, paidOn: day, document: z.string() })),
  /** What of it is owed back: the application has ended and does not owe it. */
  refundDue: tiyin,
  charge: z.nullable(
    z.extend(
      z.pick(charge, { amount: true, paid: true, remaining: true, dueOn: true, rows: true, consentedAt: true }),
      {
        /** The instalments that were agreed, each with what is paid of it; `null`: the charge is paid at once. */
        instalments: z.nullable(z.array(instalmentStanding)),
      },
    ),
  ),
  /** Why an act of the occupier is closed; empty where it is open. */
  acts: z.object({
    consent: z.array(reasonSchema),
    refuse: z.array(reasonSchema),
    complain: z.array(reasonSchema),
  }),
});
/** See {@link ownFile}. */
export type OwnApplication = z.output<typeof ownApplication>;

/** What citizens can call. */
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
  own: endpoint({
    method: "GET",
    path: "/public/offers/{id}/own",
    summary: "An application as its occupier sees it; needs OneID with the application's PINFL or STIR.",
    access: "signed-in",
    params: byId,
    reply: ownApplication,
    problems: ["not-found"],
    tags: ["applications"],
  }),
  consent: endpoint({
    method: "POST",
    path: "/public/offers/{id}/consent",
    summary: "The occupier consents to the charge while in payment; needs OneID with the application's PINFL or STIR.",
    access: "signed-in",
    params: byId,
    reply: z.object({ at: instant }),
    problems: ["not-found", "move-refused"],
    tags: ["applications"],
  }),
  withdraw: endpoint({
    method: "POST",
    path: "/public/objections/{id}/withdrawal",
    summary: "The objector takes an undecided objection back; needs OneID with its PINFL or STIR.",
    access: "signed-in",
    params: byId,
    guarded: true,
    body: z.object({ reason: text(1000) }),
    problems: ["not-found", "move-refused", "precondition-failed"],
    tags: ["applications", "announcements"],
  }),
  contested: endpoint({
    method: "GET",
    path: "/public/offers/{id}/decision",
    summary: "The decision on an application that the caller may complain of; whom none concerns learns nothing.",
    access: "signed-in",
    params: byId,
    reply: contestedDecision,
    problems: ["not-found"],
    tags: ["applications"],
  }),
  complaint: endpoint({
    method: "GET",
    path: "/public/offers/{id}/complaints/{complaint}",
    summary: "A complaint as its author follows it; anyone else learns nothing.",
    access: "signed-in",
    params: z.object({ id, complaint: id }),
    reply: ownComplaint,
    problems: ["not-found"],
    tags: ["applications"],
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
  mine: endpoint({
    method: "GET",
    path: "/public/mine",
    summary:
      "The signed-in person's own applications, objections and complaints, by the PINFL or STIR that OneID vouches for.",
    access: "signed-in",
    reply: z.object({
      items: z.array(
        z.extend(lookUpAnswer, {
          applicationId: id,
          mayComplain: z.boolean(),
          /** The certificate of the registered right. */
          certificate: z.nullable(ownDocument),
        }),
      ),
      objections: z.array(ownObjection),
      complaints: z.array(ownComplaint),
    }),
    tags: ["applications"],
  }),
  refuse: endpoint({
    method: "POST",
    path: "/public/offers/{id}/refusal",
    summary: "The occupier refuses while in payment; needs OneID with the application's PINFL or STIR.",
    access: "signed-in",
    params: byId,
    body: z.object({ reason: text(4000) }),
    problems: ["not-found", "move-refused"],
    tags: ["applications", "counts"],
  }),
  complain: endpoint({
    method: "POST",
    path: "/public/offers/{id}/complaints",
    creates: "/public/offers/{params.id}/complaints/{id}",
    summary: "Complain against a decision: the occupier while rejected, a dismissed objector within the same period.",
    access: "signed-in",
    params: byId,
    body: z.object({ text: text(4000, 10), fileIds: z.array(id).check(z.maxLength(5)) }),
    reply: z.object({ id, number: z.string(), at: instant }),
    problems: ["not-found", "move-refused"],
    tags: ["applications"],
  }),
});
