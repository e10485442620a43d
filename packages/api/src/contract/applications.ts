import * as z from "zod/mini";
import { chargeFlags } from "./charge-flags.js";
import { conclusionGiven, conclusionPlan, discussion, discussionPlan, stepId } from "./discussion.js";
import { applicationRow, deadline } from "./application-register.js";
import { endedPlace } from "./ended-place.js";
import { endpoint, resource } from "./endpoint.js";
import { discounts, facts, factsRead } from "./facts.js";
import { fileRef } from "./files.js";
import { historyEntry } from "./history.js";
import { askedInstalments } from "./instalments-asked.js";
import { page, paging } from "./list.js";
import { complaint, objection, verdicts } from "./objections.js";
import { plotOverlap } from "./plot-overlap.js";
import { codeOf, reasonSchema } from "./problem.js";
import { refusalReason } from "./refusal-reasons.js";
import { applicationSentence } from "./sentence.js";
import { moveKeys } from "./statuses.js";
import { organisationKind, statusKey } from "./status-schemas.js";
import { byId, day, id, instant, organisationRef, text, tiyin } from "./values.js";

/** Kinds of edit request a return can carry; each names the facts it lets be changed. */
export const editRequestKinds = {
  fix_outline: ["/outline", "/sizes"],
  replace_document: ["/fileIds", "/payment"],
  correct_occupier: ["/occupier"],
  correct_address: ["/address"],
  correct_sizes: ["/sizes"],
  correct_buildings: ["/buildings"],
  correct_cadastre_number: ["/cadastreNumber"],
  correct_legal_basis: ["/legalBasis", "/landCategory", "/purpose", "/occupiedSince"],
} as const;
/** See {@link editRequestKinds}. */
export type EditRequestKind = keyof typeof editRequestKinds;
const editRequestKind = z.enum(Object.keys(editRequestKinds) as [EditRequestKind, ...EditRequestKind[]]);

const editRequestGiven = z.object({ kind: editRequestKind, note: text(1000) });

/** Something a returned application must have mended; each is answered on its own. */
export const editRequest = z.object({
  id,
  kind: editRequestKind,
  note: z.string(),
  by: z.string(),
  at: instant,
  /** Which of the facts that its kind names were changed since it was made, until it was answered: JSON pointers. */
  changed: z.array(z.string()),
  answer: z.nullable(z.string()),
  answeredBy: z.nullable(z.string()),
  answeredAt: z.nullable(instant),
  version: z.number(),
});

/** A move as this person would find it: open, or closed with every reason. */
export const move = z.object({
  key: z.enum(moveKeys),
  to: z.nullable(statusKey),
  allowed: z.boolean(),
  reasons: z.array(reasonSchema),
});
/** See {@link move}. */
export type Move = z.output<typeof move>;

/** Codes of rows that a charge is made of. */
export type SumCode = "market-value" | "bhm-times-multiple" | `discount-${Exclude<(typeof discounts)[number], "none">}`;

/** A row that a sum is made of: what, and how much. */
const sumRow = z.object({
  code: codeOf<SumCode>(),
  params: reasonSchema.shape.params,
  amount: z.number().check(z.int()),
});

/** An instalment that was agreed, with what the receipts cover of it. */
export const instalmentStanding = z.object({
  dueOn: day,
  amount: tiyin,
  paid: tiyin,
  state: z.enum(["paid", "due", "overdue"]),
});

/** Money received for an application. */
export const receipt = z.object({
  id,
  amount: tiyin,
  paidOn: day,
  document: z.string(),
  by: z.nullable(z.string()),
  at: instant,
  /** Out of a bank's list. */
  imported: z.boolean(),
  /** When it was taken back; it counts no more. */
  cancelledAt: z.nullable(instant),
});

/** The payment of an application: the frozen charge, what made it, and receipts. */
export const charge = z.object({
  id,
  /** The number of its bill. */
  number: z.string(),
  amount: tiyin,
  paid: tiyin,
  remaining: tiyin,
  /**
   * What was paid beyond a charge that counts; what was paid of a voided one is the application's credit, and no
   * excess.
   */
  overpaid: tiyin,
  discount: z.enum(discounts),
  dueOn: z.nullable(day),
  state: z.enum(["open", "paid", "void", "free"]),
  flags: z.array(z.enum(chargeFlags)),
  /** When the occupier said that they agree to pay it (DOMAIN §7); silence is `null` and changes nothing. */
  consentedAt: z.nullable(instant),
  rows: z.array(sumRow),
  /** When it was computed, with the settings of that day, and frozen. */
  madeAt: instant,
  /** The contract to pay it by instalments, each with what the receipts cover of it. */
  contract: z.nullable(
    z.object({
      number: z.string(),
      signedOn: day,
      file: z.nullable(fileRef),
      schedule: z.array(instalmentStanding),
    }),
  ),
  receipts: z.array(receipt),
});

const applicationMade = z.extend(applicationRow, {
  facts: factsRead,
  /** Whether persons' numbers are shown in full; `false`: masked. */
  personal: z.boolean(),
  /** Why it is refused; null of one that is not, or was before reasons had codes. */
  refusedBecause: z.nullable(refusalReason),
  version: z.number(),
  totalDeadline: deadline,
  assignee: z.nullable(z.string()),
  holder: z.nullable(organisationRef),
  /** The kind of organisation that holds the application, where one does. */
  holderKind: z.nullable(organisationKind),
  /**
   * Why it is here and what must happen next; `null` where it would tell one who gives conclusions of other offices'
   * work.
   */
  sentence: z.nullable(applicationSentence),
  missing: z.array(z.string()),
  moves: z.array(move),
  /** Why the reader cannot withdraw it; empty where they can. */
  withdraw: z.array(reasonSchema),
  /** The area it was opened from, where the reader may see it; null where there is none. */
  fromArea: z.nullable(z.object({ id, number: z.string() })),
  /** How its neighbourhood ended, where it is no more, and what stands there today; null where it stands. */
  placeEnded: z.nullable(endedPlace),
  /** Why the reader cannot change its facts or answer its edit requests; empty where they can. */
  edit: z.array(reasonSchema),
  /**
   * Why the application does not go on, as the process panel says it too; empty when nothing but the next step is
   * awaited.
   */
  stuck: z.array(reasonSchema),
  editRequests: z.array(editRequest),
  overlaps: z.array(plotOverlap),
  objections: z.array(objection),
  complaints: z.array(complaint),
  announcement: z.nullable(z.object({ id, sequence: z.number(), from: instant, to: instant, open: z.boolean() })),
  charge: z.nullable(charge),
  decision: z.nullable(z.object({ number: z.string(), date: day, verdict: z.enum(["for", "against"]) })),
});
type ApplicationMade = typeof applicationMade;
/** See {@link application}. Declarations of what is made of it say this name, not all that it holds. */
export interface ApplicationSchema extends ApplicationMade {}
/** An application on one plot, whole, as this person may see it. */
export const application: ApplicationSchema = applicationMade;
/** See {@link application}. */
export type Application = z.output<typeof application>;

const reasoned = z.object({ reason: text(4000) });
const councilDecision = { number: text(60), date: day, reason: z.optional(text(4000)) };
const moved = {
  reply: application,
  problems: ["not-found", "move-refused", "duty-conflict", "last-able", "duplicate"],
  tags: ["applications", "counts", "announcements"],
} as const;

/** Applications on plots, and what happens to them (DOMAIN §3). */
export const applications = resource("applications", {
  create: endpoint({
    method: "POST",
    path: "/applications",
    creates: "/applications/{id}",
    summary: "Open an application; it starts in editing.",
    access: { code: "create:property" },
    body: facts,
    reply: application,
    problems: ["duplicate", "last-able"],
    tags: ["applications", "counts"],
  }),
  get: endpoint({
    method: "GET",
    path: "/applications/{id}",
    summary: "One application.",
    access: { code: "read:property" },
    params: byId,
    reply: application,
    problems: ["not-found"],
    tags: ["applications"],
  }),
  personal: endpoint({
    method: "POST",
    path: "/applications/{id}/personal",
    summary: "The application with persons' numbers in full; leaves an access row.",
    access: { code: "read_personal:property" },
    params: byId,
    reply: application,
    idempotent: false,
    problems: ["not-found"],
  }),
  update: endpoint({
    method: "PUT",
    path: "/applications/{id}/facts",
    summary: "Change the facts of an application in editing.",
    access: { code: "update:property" },
    params: byId,
    body: facts,
    reply: application,
    guarded: true,
    problems: ["not-found", "precondition-failed", "duplicate", "move-refused", "duty-conflict", "last-able"],
    tags: ["applications", "counts"],
  }),
  answerRequest: endpoint({
    method: "POST",
    path: "/applications/{id}/edit-requests/{request}/answer",
    summary: "Say how an edit request was met.",
    access: { code: "update:property" },
    params: z.object({ id, request: id }),
    body: z.object({ answer: text(1000) }),
    ...moved,
  }),
  withdraw: endpoint({
    method: "POST",
    path: "/applications/{id}/withdraw",
    summary:
      "Withdraw an application that was never submitted, for who opened it: its number and history stay, and the area it was opened from is new again, confirmed.",
    access: { code: "submit:property" },
    params: byId,
    body: z.object({ reason: text(4000) }),
    reply: z.object({ areaId: z.nullable(id) }),
    problems: ["not-found", "move-refused", "duty-conflict"],
    tags: ["applications", "areas", "counts"],
  }),
  submit: endpoint({
    method: "POST",
    path: "/applications/{id}/submit",
    summary: "10 → 9: hand in a complete application.",
    access: { code: "submit:property" },
    params: byId,
    ...moved,
  }),
  startDiscussion: endpoint({
    method: "POST",
    path: "/applications/{id}/discussion",
    summary: "9 → 1: start the discussion by the diagram in force.",
    access: { code: "start:discussion" },
    params: byId,
    ...moved,
  }),
  discussionPlan: endpoint({
    method: "GET",
    path: "/applications/{id}/discussion/plan",
    summary: "Whom starting the discussion now would ask, and until when.",
    access: { code: "start:discussion" },
    params: byId,
    reply: discussionPlan,
    problems: ["not-found", "move-refused"],
  }),
  discussion: endpoint({
    method: "GET",
    path: "/applications/{id}/discussion",
    summary: "The latest run of the discussion, or null.",
    access: { code: "read:property" },
    params: byId,
    reply: z.object({ discussion: z.nullable(discussion) }),
    problems: ["not-found"],
    tags: ["applications"],
  }),
  conclusionPlan: endpoint({
    method: "GET",
    path: "/applications/{id}/conclusions/plan",
    summary: "Whom the conclusion of the caller's organisation at a step would lead to, and until when.",
    access: { code: "give:conclusion" },
    params: byId,
    query: z.object({ stepId }),
    reply: conclusionPlan,
    problems: ["not-found", "move-refused"],
  }),
  giveConclusion: endpoint({
    method: "POST",
    path: "/applications/{id}/conclusions",
    summary: "Give, or supersede, the conclusion of the caller's organisation at a step.",
    access: { code: "give:conclusion" },
    params: byId,
    body: conclusionGiven,
    ...moved,
  }),
  review: endpoint({
    method: "POST",
    path: "/applications/{id}/review",
    summary: "5 → 6, 10 or 3, with a reason; of 3 also its code.",
    access: { code: "review:property" },
    params: byId,
    body: z.discriminatedUnion("to", [
      z.object({ to: z.literal("announced"), reason: text(4000) }),
      z.object({ to: z.literal("rejected"), reason: text(4000), because: refusalReason }),
      z.object({
        to: z.literal("editing"),
        reason: text(4000),
        requests: z.array(editRequestGiven).check(z.minLength(1), z.maxLength(20)),
      }),
    ]),
    ...moved,
  }),
  return: endpoint({
    method: "POST",
    path: "/applications/{id}/return",
    summary: "Return the application to editing with typed edit requests.",
    access: { code: "return:property" },
    params: byId,
    body: z.extend(reasoned, { requests: z.array(editRequestGiven).check(z.minLength(1), z.maxLength(20)) }),
    ...moved,
  }),
  justice: endpoint({
    method: "POST",
    path: "/applications/{id}/justice",
    summary: "Justice's check: positive → payment or the Council, negative → review.",
    access: { code: "justice:property" },
    params: byId,
    body: z.extend(reasoned, {
      verdict: z.enum(["positive", "negative"]),
      /** Papers that come with the decision: their hashes are signed with it. */
      fileIds: z.optional(z.array(id).check(z.maxLength(20))),
    }),
    ...moved,
  }),
  recordPayment: endpoint({
    method: "POST",
    path: "/applications/{id}/receipts",
    summary: "Record a receipt; paid in full → the Council. What is beyond that becomes credit, once it is confirmed.",
    access: { code: "record:payment" },
    params: byId,
    body: z.object({
      amount: tiyin.check(z.gte(1)),
      paidOn: day,
      document: text(100),
      /** What of the amount is beyond what is owed, said by who enters it: any other excess is refused. */
      excess: z.optional(tiyin),
    }),
    ...moved,
  }),
  agreeInstalments: endpoint({
    method: "POST",
    path: "/applications/{id}/instalments",
    summary: "Enter the contract by which the charge is paid in instalments; it lifts a suspension.",
    access: { code: "agree:instalments" },
    params: byId,
    body: z.object({ number: text(60), signedOn: day, fileId: z.nullable(id), schedule: askedInstalments }),
    ...moved,
  }),
  council: endpoint({
    method: "POST",
    path: "/applications/{id}/council",
    summary: "The Council's decision: for → registered, against → rejected, with the code of why.",
    access: { code: "council:property" },
    params: byId,
    body: z.discriminatedUnion("verdict", [
      z.object({ verdict: z.literal("for"), ...councilDecision }),
      z.object({ verdict: z.literal("against"), ...councilDecision, because: refusalReason }),
    ]),
    ...moved,
  }),
  decideComplaint: endpoint({
    method: "POST",
    path: "/applications/{id}/complaints/{complaint}/decision",
    summary: "Uphold or dismiss a complaint against a decision.",
    access: { code: "decide:complaint" },
    params: z.object({ id, complaint: id }),
    guarded: true,
    body: z.extend(reasoned, { verdict: z.enum(verdicts) }),
    ...moved,
    problems: [...moved.problems, "precondition-failed"],
    tags: [...moved.tags, "objections"],
  }),
  history: endpoint({
    method: "GET",
    path: "/applications/{id}/history",
    summary: "What happened to the application, newest first.",
    access: { code: "read:property" },
    params: byId,
    query: z.object(paging),
    reply: page(historyEntry),
    problems: ["not-found"],
    tags: ["applications"],
  }),
});
