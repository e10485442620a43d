import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { reasonSchema } from "./problem.js";
import { statusKey } from "./status-schemas.js";
import { byId, id, instant, names, organisationRef, text } from "./values.js";

/** An unfinished application that a person is responsible for. */
const heldApplication = z.object({ id, number: z.string(), status: statusKey, deadlineAt: z.nullable(instant) });

/** What a person holds: unfinished applications. */
export const personWork = z.object({
  files: z.number(),
  late: z.number(),
  byStatus: z.array(z.object({ status: statusKey, files: z.number() })),
  /** Conclusions awaited of the person's organisation, where no other of its members could give them. */
  conclusionsWithoutMember: z.number(),
  /** Unsent forms about applications. */
  drafts: z.number(),
  /** Conclusions that the person is giving at this moment. */
  conclusionsHeld: z.number(),
});
/** See {@link personWork}. */
export type PersonWork = z.output<typeof personWork>;

const recipients = z.array(id).check(z.minLength(1, "required"), z.maxLength(20));

/**
 * What a hand-over would do: each application goes to the one of the recipients who may take it and has least so far.
 */
export const handoverPreview = z.object({
  shares: z.array(z.object({ id, name: z.string(), files: z.number(), holds: z.number() })),
  /**
   * Applications that none of them may take, and why the first of them may not. A hand-over that leaves any is refused.
   */
  left: z.array(z.extend(heldApplication, { reasons: z.array(reasonSchema) })),
  leftTotal: z.number(),
  /**
   * Conclusions awaited of the person's organisation that nobody else could give. A hand-over that leaves any is
   * refused.
   */
  conclusionsLeft: z.number(),
  /**
   * What the person's organisation is asked for, and who else there may give it; null for somebody who gives no
   * conclusions.
   */
  pool: z.nullable(
    z.object({
      organisation: organisationRef,
      awaited: z.number(),
      others: z.array(z.object({ id, name: z.string() })),
    }),
  ),
  /**
   * Unsent forms about applications: each goes with its application; of one without an application, to the recipient
   * who has none such.
   */
  drafts: z.number(),
  /**
   * Conclusions that the person is giving: they go to a recipient of the same organisation who may, else nobody holds
   * them.
   */
  conclusionsHeld: z.number(),
});
/** See {@link handoverPreview}. */
export type HandoverPreview = z.output<typeof handoverPreview>;

/** One person's load among the members of an organisation. */
export const memberLoad = z.object({
  id,
  name: z.string(),
  position: z.nullable(names),
  blocked: z.boolean(),
  files: z.number(),
  late: z.number(),
});
/** See {@link memberLoad}. */
export type MemberLoad = z.output<typeof memberLoad>;

/** Who is responsible for which applications, and passing them on. */
export const work = resource("work", {
  ofPerson: endpoint({
    method: "GET",
    path: "/users/{id}/work",
    summary: "What a person is responsible for.",
    access: { code: "read_work:user" },
    params: byId,
    reply: personWork,
    problems: ["not-found"],
    tags: ["users", "applications"],
  }),
  ofOrganisation: endpoint({
    method: "GET",
    path: "/organisations/{id}/workload",
    summary: "Applications by member of an organisation, and conclusions it is asked for.",
    access: { code: "read_work:user" },
    params: byId,
    reply: z.object({
      items: z.array(memberLoad),
      /** Conclusions awaited of the organisation. */
      awaited: z.number(),
    }),
    problems: ["not-found"],
    tags: ["users", "organisations", "applications"],
  }),
  preview: endpoint({
    method: "POST",
    path: "/users/{id}/handover/preview",
    summary: "What handing over all of a person's work would do. Changes nothing.",
    access: { code: "hand_over:work" },
    params: byId,
    body: z.object({ recipients }),
    reply: handoverPreview,
    idempotent: false,
    problems: ["not-found"],
  }),
  handOver: endpoint({
    method: "POST",
    path: "/users/{id}/handover",
    summary: "Hand over all of a person's work, unsent forms with it: every application, or none.",
    access: { code: "hand_over:work" },
    params: byId,
    body: z.object({ recipients, reason: text(500, 3) }),
    reply: z.object({ files: z.number() }),
    problems: ["not-found", "move-refused"],
    tags: ["users", "organisations", "applications"],
  }),
});
