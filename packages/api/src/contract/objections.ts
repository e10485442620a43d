import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { fileRef } from "./files.js";
import { applicationFilters } from "./application-filters.js";
import type { ColumnHeading } from "./column-heading.js";
import { page, paging, queryBoolean, queryList } from "./list.js";
import { reasonSchema } from "./problem.js";
import { statusKey } from "./status-schemas.js";
import { byId, day, districtSoato, id, instant, names, neighborhoodId, text } from "./values.js";
import { register } from "./register.js";

/** States of an objection; *open* is new or in review. */
export const objectionStates = ["new", "in_review", "upheld", "dismissed", "withdrawn"] as const;
/** See {@link objectionStates}. */
export type ObjectionState = (typeof objectionStates)[number];
const objectionState = z.enum(objectionStates);

/** What was decided and why; of a withdrawn objection who withdrew it and why. */
const decision = z.object({ reason: z.string(), by: z.string(), at: instant });

/** The copy that the occupier and the public read, by whom it was written (DOMAIN §7). The original never changes. */
export const redaction = z.object({ text: z.string(), files: z.array(fileRef), by: z.string(), at: instant });
/** See {@link redaction}. */
export type Redaction = z.output<typeof redaction>;

/** An objection as staff read it; the objector's number and phone are masked unless the reader may read them. */
export const objection = z.object({
  id,
  /** `<number of the application>-E<n>`: what stands on the objector's receipt. */
  number: z.string(),
  announcementId: id,
  /** Objections of an application whose words are nearly the same share it (decision 0060). */
  groupId: id,
  objector: z.object({ name: z.string(), number: z.string(), phone: z.nullable(z.string()) }),
  text: z.string(),
  files: z.array(fileRef),
  at: instant,
  state: objectionState,
  /** Who took it into review. */
  takenBy: z.nullable(z.string()),
  redaction: z.nullable(redaction),
  decision: z.nullable(decision),
  version: z.number(),
});
/** See {@link objection}. */
export type Objection = z.output<typeof objection>;

/** How an objection or a complaint is decided. */
export const verdicts = ["upheld", "dismissed"] as const;
/** See {@link verdicts}. */
export type DisputeVerdict = (typeof verdicts)[number];

/** A complaint against a decision (DOMAIN §3, Appeal): the occupier's appeal, or a dismissed objector's. */
export const complaint = z.object({
  id,
  /** `<number of the application>-S<n>`. */
  number: z.string(),
  by: z.enum(["occupier", "objector"]),
  /** The dismissed objection it is about; `null`: the occupier's appeal. */
  objectionId: z.nullable(id),
  name: z.string(),
  text: z.string(),
  files: z.array(fileRef),
  at: instant,
  state: z.enum(["new", "upheld", "dismissed"]),
  decision: z.nullable(decision),
  /** Why each verdict is closed to the reader; empty where it is open. What closes one may leave the other open. */
  verdicts: z.record(z.enum(verdicts), z.array(reasonSchema)),
  version: z.number(),
});
/** See {@link complaint}. */
export type Complaint = z.output<typeof complaint>;

/** What whoever complains is called: the occupier of the plot, or the objector whose objection was dismissed. */
export const complainantHeadings = {
  occupier: "word.occupier",
  objector: "disputes.objector",
} as const satisfies Record<Complaint["by"], ColumnHeading>;

/** The application that an objection or a complaint is about, as the register names it. */
const aboutApplication = z.object({
  id,
  number: z.string(),
  status: statusKey,
  district: z.object({ soato: districtSoato, name: names }),
  neighborhood: z.object({ id: neighborhoodId, name: names }),
});

/** An objection as the register shows it. It holds no number of a person. */
export const objectionRow = z.object({
  id,
  number: z.string(),
  application: aboutApplication,
  announcement: z.object({ sequence: z.number(), to: instant, running: z.boolean() }),
  objector: z.string(),
  /** The beginning of the original. */
  excerpt: z.string(),
  files: z.number(),
  at: instant,
  state: objectionState,
  /** Undecided after the term of the application's status was over. */
  late: z.boolean(),
  redacted: z.boolean(),
  /** How many of the application's objections say nearly the same, this one counted. */
  alike: z.number(),
});
/** See {@link objectionRow}. */
export type ObjectionRow = z.output<typeof objectionRow>;

/** One of a group of near-identical objections. */
const alike = z.object({
  id,
  number: z.string(),
  objector: z.string(),
  text: z.string(),
  at: instant,
  state: objectionState,
  /** Whether its words are the very same once script, apostrophes, case and punctuation are put aside. */
  same: z.boolean(),
  version: z.number(),
});

/** What can be done with an objection. */
export const objectionActs = ["take", "redact", "decide", "withdraw"] as const;
/** See {@link objectionActs}. */
export type ObjectionAct = (typeof objectionActs)[number];

const objectionReadMade = z.extend(objection, {
  application: aboutApplication,
  announcement: z.object({ id, sequence: z.number(), from: instant, to: instant, running: z.boolean() }),
  late: z.boolean(),
  /** The others that say nearly the same, the oldest first. */
  alike: z.array(alike),
  /** Why an act is closed to the reader; empty where it is open. */
  acts: z.record(z.enum(objectionActs), z.array(reasonSchema)),
});
type ObjectionReadMade = typeof objectionReadMade;
/** See {@link objectionRead}. Declarations of what is made of it say this name, not all that it holds. */
export interface ObjectionReadSchema extends ObjectionReadMade {}
/** An objection whole, with what a reader can do with it and why not. */
export const objectionRead: ObjectionReadSchema = objectionReadMade;
/** See {@link objectionRead}. */
export type ObjectionRead = z.output<typeof objectionRead>;

/** A complaint as the register shows it. */
export const complaintRow = z.object({
  id,
  number: z.string(),
  application: aboutApplication,
  by: complaint.shape.by,
  name: z.string(),
  excerpt: z.string(),
  at: instant,
  state: complaint.shape.state,
});
/** See {@link complaintRow}. */
export type ComplaintRow = z.output<typeof complaintRow>;

const narrowing = {
  /**
   * Words of the objector's name, or the number of the application or the objection; blind to apostrophes and script.
   */
  search: z.optional(z.string().check(z.maxLength(200))),
  region: applicationFilters.region,
  district: applicationFilters.district,
  neighborhood: applicationFilters.neighborhood,
  /** One application. */
  application: z.optional(id),
};
const filters = {
  ...narrowing,
  /** Whether the announcement objected to is still running. */
  running: z.optional(queryBoolean),
  late: z.optional(queryBoolean),
  /** Days on which they were made, both included. */
  from: z.optional(day),
  to: z.optional(day),
  /** Days on which they ended: were decided or withdrawn; both included. */
  decidedFrom: z.optional(day),
  decidedTo: z.optional(day),
};
const states = z.optional(queryList(objectionState));
/** Orders of the register; `deadline`: what is due first. */
export const objectionSorts = ["-at", "at", "deadline"] as const;
const sort = z.optional(z.enum(objectionSorts));
/** Query of the register of objections. */
export const objectionQuery = z.object({ ...paging, ...filters, state: states, sort });
/** See {@link objectionQuery}. */
export type ObjectionQuery = z.output<typeof objectionQuery>;
const countedQuery = z.object(filters);
/** Query of the register of complaints. */
export const complaintQuery = z.object({
  ...paging,
  ...narrowing,
  state: z.optional(queryList(complaint.shape.state)),
  by: z.optional(queryList(complaint.shape.by)),
  /** Days on which they were made, both included. */
  from: z.optional(day),
  to: z.optional(day),
});
/** See {@link complaintQuery}. */
export type ComplaintQuery = z.output<typeof complaintQuery>;

const changed = {
  params: byId,
  guarded: true,
  reply: objectionRead,
  problems: ["not-found", "precondition-failed", "move-refused", "duty-conflict"],
  tags: ["objections", "applications", "counts", "announcements"],
} as const;

/** Objections to announced applications, and complaints against decisions, over all applications (DOMAIN §7). */
export const objections = resource("objections", {
  list: endpoint({
    method: "GET",
    path: "/objections",
    summary: "Objections in the reader's territory, the latest first. Members of organisations that conclude see none.",
    access: { code: "read:objection" },
    query: objectionQuery,
    reply: page(objectionRow),
    tags: ["objections"],
  }),
  search: endpoint({
    method: "POST",
    path: "/objections/search",
    summary: "Objections by the objector's PINFL, STIR or phone, which must not stand in a URL.",
    access: { code: "read_personal:property" },
    body: z.object({ personal: z.string().check(z.minLength(4), z.maxLength(60)) }),
    reply: page(objectionRow),
    idempotent: false,
    problems: ["permission-missing"],
  }),
  counts: endpoint({
    method: "GET",
    path: "/objections/counts",
    summary: "Objections by state, as many as the register lists under the same filters; open complaints beside them.",
    access: { code: "read:objection" },
    query: countedQuery,
    reply: z.object({ all: z.number(), byState: z.record(objectionState, z.number()), complaints: z.number() }),
    tags: ["objections"],
  }),
  complaints: endpoint({
    method: "GET",
    path: "/complaints",
    summary: "Complaints in the reader's territory, the latest first. Members of organisations that conclude see none.",
    access: { code: "read:objection" },
    query: complaintQuery,
    reply: page(complaintRow),
    tags: ["objections"],
  }),
  get: endpoint({
    method: "GET",
    path: "/objections/{id}",
    summary: "One objection: the original, its redacted copy, those that say the same.",
    access: { code: "read:objection" },
    params: byId,
    reply: objectionRead,
    problems: ["not-found"],
    tags: ["objections"],
  }),
  take: endpoint({
    ...changed,
    method: "POST",
    path: "/objections/{id}/review",
    summary: "Take a new objection into review.",
    access: { code: "decide:objection" },
  }),
  redact: endpoint({
    ...changed,
    method: "PUT",
    path: "/objections/{id}/redaction",
    summary: "Write, or write anew, the copy that the public reads. The original stays as it is.",
    access: { code: "decide:objection" },
    body: z.object({ text: text(4000), fileIds: z.array(id).check(z.maxLength(5)) }),
  }),
  decide: endpoint({
    ...changed,
    method: "POST",
    path: "/objections/{id}/decision",
    summary:
      "Uphold or dismiss an objection with reasons; others of its group in the same act, each on its own record.",
    access: { code: "decide:objection" },
    problems: [...changed.problems, "last-able"],
    body: z.object({
      verdict: z.enum(verdicts),
      reason: text(4000),
      /** Others of the group that get the same answer, with the versions they were read in. */
      also: z.optional(z.array(z.object({ id, version: z.number() })).check(z.maxLength(200))),
    }),
  }),
  withdraw: endpoint({
    ...changed,
    method: "POST",
    path: "/objections/{id}/withdrawal",
    summary: "Record that the objector withdrew, on paper, with a reason.",
    access: { code: "decide:objection" },
    body: z.object({ reason: text(4000) }),
  }),
});

const objectionsRegisterMade = register("objections", {
  list: objections.list,
  search: objections.search,
  columns: {
    number: { kind: "serial", field: "number", heading: "column.number" },
    state: { kind: "own", heading: "word.state" },
    objector: { kind: "text", field: "objector", heading: "disputes.objector" },
    excerpt: { kind: "own", heading: "disputes.text" },
    alike: { kind: "own", heading: "disputes.alike" },
    at: { kind: "day", field: "at", heading: "disputes.at" },
    file: { kind: "own", heading: "word.application", secondary: true },
    place: {
      kind: "place",
      field: "application",
      parts: ["district", "neighborhood"],
      heading: "word.place",
      secondary: true,
    },
    announcement: { kind: "own", heading: "disputes.announcement", secondary: true },
  },
});
type ObjectionsRegisterMade = typeof objectionsRegisterMade;
/** See {@link objectionsRegister}. Declarations of what is made of it say this name, not all that it holds. */
export interface ObjectionsRegister extends ObjectionsRegisterMade {}
/** The register of objections. */
export const objectionsRegister: ObjectionsRegister = objectionsRegisterMade;

const complaintsRegisterMade = register("complaints", {
  list: objections.complaints,
  columns: {
    number: { kind: "serial", field: "number", heading: "column.number" },
    state: { kind: "own", heading: "word.state" },
    by: { kind: "own", heading: "disputes.by" },
    name: { kind: "text", field: "name", heading: "disputes.complainant" },
    excerpt: { kind: "own", heading: "disputes.text" },
    status: { kind: "own", heading: "disputes.file.status", secondary: true },
    place: {
      kind: "place",
      field: "application",
      parts: ["district", "neighborhood"],
      heading: "word.place",
      secondary: true,
    },
    at: { kind: "day", field: "at", heading: "disputes.at" },
  },
});
type ComplaintsRegisterMade = typeof complaintsRegisterMade;
/** See {@link complaintsRegister}. Declarations of what is made of it say this name, not all that it holds. */
export interface ComplaintsRegister extends ComplaintsRegisterMade {}
/** The register of complaints against decisions. */
export const complaintsRegister: ComplaintsRegister = complaintsRegisterMade;
