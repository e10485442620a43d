import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { legalBasis } from "./legal-bases.js";
import { queryInteger, queryList } from "./list.js";
import { byId, id, instant, names, text } from "./values.js";
import { register } from "./register.js";

const nodeId = z.string().check(z.minLength(1), z.maxLength(200));
const most = { name: 200, nodes: 10_000, scenarios: 200 };

/** What a diagram must do: conclusions in, expected path and outcome out. Stored beside the diagram, played before it is published. */
export const scenario = z.object({
  id: nodeId,
  name: text(most.name),
  conclusions: z.readonly(
    z.array(z.object({ stepId: nodeId, verdict: z.enum(["positive", "negative"]) })).check(z.maxLength(most.nodes)),
  ),
  expected: z.object({
    path: z.readonly(z.array(nodeId).check(z.maxLength(most.nodes))),
    outcome: z.enum(["positive", "negative", "running"]),
  }),
});

/** See {@link scenario}. */
export type StoredScenario = z.output<typeof scenario>;

/** A name as it is given: said in all four languages. */
const nameGiven = z.object({
  uz_UZ: text(most.name),
  uz_Cyrl: text(most.name),
  ru_RU: text(most.name),
  en_US: text(most.name),
});

const person = z.nullable(z.string());
const scenarios = z.array(scenario).check(z.maxLength(most.scenarios));

/** A version that is or was in force; it never changes. */
export const diagramVersion = z.object({
  id,
  number: z.number(),
  state: z.enum(["published", "replaced"]),
  /** Legal bases it is in force for. */
  legalBases: z.array(legalBasis),
  publishedAt: instant,
  publishedBy: person,
  /** Running cases on this version. */
  running: z.number(),
});

/** What is being drawn: one draft a diagram, shared by those who draw it. */
export const diagramDraft = z.object({
  /** Grows with every save; `If-Match` of the next one. */
  revision: z.number(),
  savedAt: instant,
  savedBy: person,
});

/** A diagram as the list shows it: a line of versions under one name. */
export const diagramLine = z.object({
  id,
  name: names,
  /** Version of the name: `If-Match` of a renaming. */
  version: z.number(),
  /** Newest first. */
  versions: z.array(diagramVersion),
  draft: z.nullable(diagramDraft),
});
/** See {@link diagramLine}. */
export type DiagramLine = z.output<typeof diagramLine>;

/** A diagram with all that is drawn in it. `diagram` is `@yer/flow-editor/model`'s serialised form. */
export const diagram = z.extend(diagramLine, {
  versions: z.array(z.extend(diagramVersion, { diagram: z.unknown(), scenarios })),
  draft: z.nullable(z.extend(diagramDraft, { diagram: z.unknown(), scenarios })),
});
/** See {@link diagram}. */
export type DiagramRecord = z.output<typeof diagram>;

/** A running case that another version would lead differently, and how. */
export const strayApplication = z.object({
  applicationId: id,
  number: z.string(),
  /** The version it stays on. */
  version: z.number(),
  /** Conclusions it has that no step of the new version asks for. */
  stranded: z.number(),
  /**
   * `stranded`: see there; `awaits-others`: other organisations would be awaited now; `unresolved`: a step would find
   * no organisation.
   */
  why: z.enum(["stranded", "awaits-others", "unresolved"]),
});

/** What publishing the draft would do: a dry run over every running case. */
export const publishImpact = z.object({
  revision: z.number(),
  /** Clauses of the published form that it breaks (`@yer/flow-editor/model`, validate). */
  findings: z.array(
    z.object({
      code: z.string(),
      nodes: z.array(z.string()),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
  /** Scenarios that it fails. */
  failedScenarios: z.array(z.object({ id: z.string(), name: z.string(), code: z.string() })),
  /** Versions that it would take the place of. */
  replaces: z.array(z.object({ legalBasis, diagramId: id, name: names, version: z.number() })),
  cases: z.object({
    running: z.number(),
    /** Running cases that the draft would lead just as their own version does. */
    unaffected: z.number(),
    /** The others; all of them stay on their version. */
    stay: z.number(),
    /** The first 200 of them, by number. */
    list: z.array(strayApplication),
  }),
});
/** See {@link publishImpact}. */
export type PublishImpact = z.output<typeof publishImpact>;

/** What the editor opens, four million characters of two bytes at most, can be kept; its scenarios beside it. */
const mostDraftBytes = 9_000_000;

const legalBases = z.array(legalBasis).check(z.minLength(1, "required"), z.maxLength(8));

/** Discussion logic: the diagrams that decide which organisations discuss an application (DOMAIN §4). */
export const diagrams = resource("diagrams", {
  list: endpoint({
    method: "GET",
    path: "/diagrams",
    summary: "Diagrams with their versions, and which legal bases these are in force for.",
    access: { code: "read:diagram" },
    reply: z.object({ items: z.array(diagramLine) }),
    tags: ["diagrams"],
  }),
  get: endpoint({
    method: "GET",
    path: "/diagrams/{id}",
    summary: "One diagram: its versions and its draft, as they are drawn.",
    access: { code: "read:diagram" },
    params: byId,
    reply: diagram,
    problems: ["not-found"],
    tags: ["diagrams"],
  }),
  create: endpoint({
    method: "POST",
    path: "/diagrams",
    creates: "/diagrams/{id}",
    summary: "Begin a diagram with an empty draft, or with a copy of a version.",
    access: { code: "create:diagram" },
    body: z.object({
      name: nameGiven,
      copyOf: z.optional(id),
    }),
    reply: z.object({ id }),
    problems: ["not-found"],
    tags: ["diagrams"],
  }),
  rename: endpoint({
    method: "PUT",
    path: "/diagrams/{id}",
    summary: "Give a diagram another name.",
    access: { code: "update:diagram" },
    params: byId,
    body: z.object({
      name: nameGiven,
    }),
    reply: z.object({ version: z.number() }),
    guarded: true,
    problems: ["not-found", "precondition-failed"],
    tags: ["diagrams"],
  }),
  beginDraft: endpoint({
    method: "POST",
    path: "/diagrams/{id}/draft",
    creates: "/diagrams/{params.id}/draft",
    summary: "Begin a draft from one of the versions.",
    access: { code: "update:diagram" },
    params: byId,
    body: z.object({ from: id }),
    reply: diagramDraft,
    problems: ["not-found", "duplicate"],
    tags: ["diagrams"],
  }),
  saveDraft: endpoint({
    method: "PUT",
    path: "/diagrams/{id}/draft",
    summary: "Keep the draft. It may break every clause of the published form.",
    access: { code: "update:diagram" },
    params: byId,
    body: z.object({ diagram: z.unknown(), scenarios }),
    mostBytes: mostDraftBytes,
    reply: diagramDraft,
    guarded: true,
    problems: ["not-found", "precondition-failed"],
  }),
  dropDraft: endpoint({
    method: "DELETE",
    path: "/diagrams/{id}/draft",
    summary: "Throw the draft away; the diagram too, if nothing of it was ever published.",
    access: { code: "update:diagram" },
    params: byId,
    guarded: true,
    problems: ["not-found", "precondition-failed"],
    tags: ["diagrams"],
  }),
  impact: endpoint({
    method: "GET",
    path: "/diagrams/{id}/impact",
    summary:
      "What publishing the draft for these legal bases would do, replayed over every running case. Changes nothing.",
    access: { code: "publish:diagram" },
    params: byId,
    query: z.object({ legalBases: z.optional(queryList(queryInteger(1, 8), 8)) }),
    reply: publishImpact,
    problems: ["not-found"],
  }),
  publish: endpoint({
    method: "POST",
    path: "/diagrams/{id}/publish",
    summary: "Put the draft in force for legal bases. Running cases keep their version.",
    access: { code: "publish:diagram" },
    params: byId,
    body: z.object({ legalBases, reason: text(2000) }),
    reply: z.object({ versionId: id, number: z.number() }),
    guarded: true,
    problems: ["not-found", "precondition-failed", "move-refused"],
    tags: ["diagrams", "applications"],
  }),
  deactivate: endpoint({
    method: "POST",
    path: "/diagrams/{id}/deactivate",
    summary:
      "Take a diagram out of force for all its legal bases. Running cases go on; no discussion starts for these legal bases.",
    access: { code: "publish:diagram" },
    params: byId,
    body: z.object({ reason: text(2000) }),
    problems: ["not-found", "move-refused"],
    tags: ["diagrams", "applications"],
  }),
});

/** The register of diagrams. */
export const diagramsRegister = register("diagrams", {
  list: diagrams.list,
  columns: {
    name: { kind: "names", field: "name", heading: "word.name" },
    legalBases: { kind: "own", heading: "word.inForce" },
    draft: { kind: "own", heading: "word.draft" },
    versions: { kind: "own", heading: "word.versions" },
    running: { kind: "own", heading: "diagrams.running" },
  },
});
