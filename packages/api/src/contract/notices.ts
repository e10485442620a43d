import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { page, paging, queryBoolean } from "./list.js";
import { reasonSchema } from "./problem.js";
import { byId, id, instant } from "./values.js";

/**
 * What people are told of, whoever did it. A new kind needs its words in `notices/messages` (`notice.<kind>` and
 * `kind.<kind>`), those of its SMS on the service, and where it leads in the notice centre.
 */
export const noticeKinds = [
  "application.arrived",
  "application.returned",
  "application.resubmitted",
  "application.noted",
  "application.decided",
  "conclusion.asked",
  "conclusion.soon",
  "conclusion.late",
  "objection.received",
  "objection.decided",
  "complaint.received",
  "deadline.escalated",
  "own.moved",
  "own.objection",
  "own.objected",
  "own.objection-decided",
  "own.complaint",
  "own.receipt",
  "own.correction",
  "own.refund",
  "own.instalments",
  "own.reminder",
  "own.plan",
  "conclusion.delegated",
  "conclusion.taken-over",
  "view.entered",
  "bulk.ended",
  "export.ready",
  "export.failed",
  "schedule.proposed",
  "schedule.approved",
  "schedule.returned",
  "schedule.changed",
  "schedule.cancelled",
  "schedule.late",
  "area.told",
  "area.sent",
  "correction.proposed",
  "correction.answered",
  "refund.proposed",
  "refund.moved",
  "return.moved",
  "instalments.asked",
  "account.device",
  "account.email",
] as const;
/** See {@link noticeKinds}. */
export type NoticeKind = (typeof noticeKinds)[number];

/** Kinds that tell somebody of what is their own, a citizen too: their application, their payment, their neighbourhood. */
export type OwnNoticeKind = Extract<NoticeKind, `own.${string}`>;

/** See {@link OwnNoticeKind}; in the order of {@link noticeKinds}. */
export const ownNotices: readonly OwnNoticeKind[] = noticeKinds.filter((kind) =>
  kind.startsWith("own."),
) as OwnNoticeKind[];

/**
 * Kinds that do not wait, neither for the end of quiet hours nor for a digest, and that go out though they were read:
 * whoever came into an account unseen could read them first. Their e-mail is a letter of its own, which nobody turns off.
 */
export const urgentNotices: ReadonlySet<NoticeKind> = new Set<NoticeKind>(["account.device", "account.email"]);

/**
 * Records a notice can be about; each has a page that the notice leads to. One's own application has one on the public
 * site; a schedule is opened with the others of its neighbourhood, whose id stands for it.
 */
export const noticeSubjects = ["application", "area", "bulk_move", "own_application", "neighborhood_plan"] as const;
/** See {@link noticeSubjects}. */
export type NoticeSubject = (typeof noticeSubjects)[number];

/** Something that happened and that a person is told of. It holds no personal data: who may not see its record learns nothing. */
export const notice = z.object({
  id,
  kind: z.enum(noticeKinds),
  /** When it happened; of several in one, the last. */
  at: instant,
  readAt: z.nullable(instant),
  /** How many alike it stands for: those that came before the person had read the first. */
  count: z.number(),
  /** The record it is about; null for one that stands for several, and where there is none. */
  subject: z.nullable(z.object({ kind: z.enum(noticeSubjects), id: z.string() })),
  /** What its sentence needs; of several in one, of the last. */
  params: z.optional(reasonSchema.shape.params),
});
/** See {@link notice}. */
export type Notice = z.output<typeof notice>;

/** What a person is told, each their own. */
export const notices = resource("notices", {
  list: endpoint({
    method: "GET",
    path: "/notices",
    summary: "What the caller was told, the latest first; `unread` counts all that they have not read.",
    access: "signed-in",
    query: z.object({ ...paging, unread: z.optional(queryBoolean) }),
    reply: z.extend(page(notice), { unread: z.number() }),
    tags: ["notices"],
  }),
  read: endpoint({
    method: "POST",
    path: "/notices/{id}/read",
    summary: "Mark one notice as read.",
    access: "signed-in",
    params: byId,
    problems: ["not-found"],
    tags: ["notices"],
  }),
  readAll: endpoint({
    method: "POST",
    path: "/notices/read",
    summary: "Mark as read what was told until a moment, so that nothing is read that came meanwhile.",
    access: "signed-in",
    body: z.object({ until: instant }),
    reply: z.object({ read: z.number() }),
    tags: ["notices"],
  }),
});
