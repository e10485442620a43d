import * as z from "zod/mini";
import { deadline } from "./application-register.js";
import { charge, instalmentStanding } from "./applications.js";
import { documentView } from "./documents.js";
import { endpoint, resource } from "./endpoint.js";
import { fileRef } from "./files.js";
import { complaint, objectionStates } from "./objections.js";
import { reasonSchema } from "./problem.js";
import { lookUpAnswer, offer, publicObjection } from "./public.js";
import { byId, day, id, instant, text, tiyin } from "./values.js";

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
/** See {@link ownApplication}. */
export type OwnApplication = z.output<typeof ownApplication>;

/**
 * What citizens read and do of their own, vouched for by OneID: applications, objections, complaints. Its calls are named as
 * those of the public site, whose addresses they share.
 */
export const ownApplications = resource("public", {
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
});
