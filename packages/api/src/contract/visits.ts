import * as z from "zod/mini";
import { area, areaRequestsOrNone } from "./area-facts.js";
import { areaFindings } from "./area-states.js";
import { answers, field } from "./discussion.js";
import { endpoint, resource } from "./endpoint.js";
import { fileRef } from "./files.js";
import { spot } from "./spot.js";
import { walk } from "./walk.js";
import { byId, day, id, instant, organisationRef, polygon, text } from "./values.js";

/** The group of questions that every visit answers, and the one of them whose option is the finding: its values are {@link areaFindings}. */
export const visitQuestions = { groupId: 5, findingField: 101 } as const;

/** Most photos of one visit. */
export const mostVisitPhotos = 12;

/**
 * Why a visit moved nothing: its area had moved on at the office; its person may not find any more (blocked, or another
 * post); its device was ended, so that somebody else may have written it.
 */
export const keptReasons = ["moved_on", "no_right", "device_ended"] as const;
/** See {@link keptReasons}. */
export type KeptReason = (typeof keptReasons)[number];

const told = {
  visitedOn: day,
  /** Where somebody stood. */
  position: z.nullable(spot),
  /** Hours spent on the spot; null where nobody counted. */
  hours: z.nullable(z.number().check(z.gte(0.25), z.lte(24))),
  words: text(4000),
  /** The outline walked on the spot: what was seen, beside the area's own. */
  outline: z.nullable(polygon),
  /** How well it was walked; null, or left out, where no device told. */
  walk: z.optional(z.nullable(walk)),
};

/** What is handed in of a visit. Its id is made where it is written, and is its key for good. */
export const visitGiven = z.object({
  id,
  ...told,
  /** The version of {@link visitQuestions} that was answered. */
  fieldGroupVersion: z.number().check(z.int(), z.gte(1), z.lte(1_000_000)),
  answers,
  photoIds: z.array(id).check(z.maxLength(mostVisitPhotos)),
  /** What has to be mended, where the finding is that the facts are wrong; empty otherwise. */
  requests: areaRequestsOrNone,
});
/** See {@link visitGiven}. */
export type VisitGiven = z.output<typeof visitGiven>;

/** What the service answers to a visit, the same at any time. */
export const visitReceipt = z.object({
  id,
  /** SHA-256 of what was handed in, hex: another visit under the same id has another. */
  sha256: z.string(),
  finding: z.enum(areaFindings),
  receivedAt: instant,
});
/** See {@link visitReceipt}. */
export type VisitReceipt = z.output<typeof visitReceipt>;

/** A visit as it stands on its area's page. It never changes: a later one of the same inspection corrects it. */
export const visit = z.object({
  id,
  ...told,
  finding: z.enum(areaFindings),
  /** Questions that were answered, in their order, each with its answer. */
  answered: z.array(z.object({ field, answer: z.union([z.string(), z.number()]) })),
  photos: z.array(fileRef),
  organisation: organisationRef,
  by: z.nullable(z.string()),
  receivedAt: instant,
  /** The later visit that corrects it; null where none does. */
  correctedBy: z.nullable(id),
  /** Why its finding moved nothing; null where it moved the area. */
  keptBecause: z.nullable(z.enum(keptReasons)),
});
/** See {@link visit}. */
export type Visit = z.output<typeof visit>;

/** Visits of areas: what an inspection saw on the spot, and what followed. */
export const visits = resource("visits", {
  list: endpoint({
    method: "GET",
    path: "/areas/{id}/visits",
    summary: "Visits of an area, the latest first. Members of organisations see those of their own.",
    access: { code: "read:area" },
    params: byId,
    reply: z.object({ items: z.array(visit) }),
    problems: ["not-found"],
    tags: ["areas"],
  }),
  questions: endpoint({
    method: "GET",
    path: "/visits/questions",
    summary: "What a visit asks now. `group` has the order of questions.",
    access: { code: "find:area" },
    reply: z.object({ version: z.number(), group: z.unknown() }),
    problems: ["not-found"],
    tags: ["fieldGroups"],
  }),
  write: endpoint({
    method: "POST",
    path: "/areas/{id}/visits",
    summary:
      "Hand in a visit of an area that one's organisation has taken; its finding moves the area. The same visit again answers with the stored receipt, at any time.",
    access: { code: "find:area" },
    params: byId,
    body: visitGiven,
    reply: z.object({ receipt: visitReceipt, area }),
    problems: ["invalid", "not-found", "move-refused", "idempotency-mismatch"],
    tags: ["areas", "counts"],
  }),
  photo: endpoint({
    method: "GET",
    path: "/areas/{id}/visits/{visit}/photos/{photo}",
    summary: "The bytes of a photo of a visit, for who works on the area.",
    access: { code: "read:area" },
    params: z.object({ id, visit: id, photo: id }),
    media: "application/octet-stream",
    problems: ["not-found"],
  }),
});
