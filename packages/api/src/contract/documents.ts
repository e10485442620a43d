import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { fileRef } from "./files.js";
import { organisationKind } from "./status-schemas.js";
import { byId, id, instant, names, text } from "./values.js";

/** What is said of an application: an organisation's conclusion, justice's decision, that the right is registered. */
export const actKinds = ["conclusion", "justice", "certificate"] as const;

/** What a document says: what was said of an application, or what is owed for it. */
export const documentKinds = [...actKinds, "bill"] as const;
/** See {@link documentKinds}. */
export type DocumentKind = (typeof documentKinds)[number];

/**
 * How a document stands. `superseded`: the same organisation said something later, or the application was discussed
 * anew without it; `revoked`: withdrawn by a person with a reason. Either way it can still be read.
 */
export const documentStates = ["valid", "superseded", "revoked"] as const;

/** The secret of one document: 128 bits, base64url. The one secret an address may hold (DOMAIN §5). */
export const documentKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, "document-key"));

/** SHA-256 of a document's bytes, hex. */
export const documentHash = z.string().check(z.regex(/^[0-9a-f]{64}$/, "document-hash"));

/** What a document's page says of it before it is opened: no names of people. */
const documentFacts = z.object({
  kind: z.enum(documentKinds),
  copy: z.enum(["original", "redacted"]),
  state: z.enum(documentStates),
  /** Number of the application. */
  number: z.string(),
  organisation: z.object({ name: names, kind: organisationKind }),
  signedAt: instant,
  revokedAt: z.nullable(instant),
});

/** A document as its page shows it. */
export const documentView = z.extend(documentFacts, {
  id,
  sha256: documentHash,
  /** Bytes. */
  size: z.number(),
});
/** See {@link documentView}. */
export type DocumentView = z.output<typeof documentView>;

/** A document as staff see it beside the application. */
export const applicationDocument = z.extend(documentFacts, {
  id,
  /** Bills stand with their charge. */
  kind: z.enum(actKinds),
  organisationId: id,
  /** Step of the diagram; `null` where there is none. */
  step: z.nullable(names),
  /** Address of its page with its secret, to hand to whom it concerns; `null` for a document that was revoked. */
  address: z.nullable(z.string()),
  revokeReason: z.nullable(z.string()),
  /** Papers that came with a decision of justice; those of a conclusion stand with the conclusion. */
  papers: z.array(fileRef),
});
/** See {@link fileDocument}. */
export type ApplicationDocument = z.output<typeof applicationDocument>;

/** Signed documents: rendered once, kept by hash (DOMAIN §5). */
export const documents = resource("documents", {
  ofFile: endpoint({
    method: "GET",
    path: "/applications/{id}/documents",
    summary: "Signed documents of an application that the reader may see, newest first.",
    access: { code: "read:property" },
    params: byId,
    reply: z.object({ items: z.array(applicationDocument) }),
    problems: ["not-found"],
    tags: ["applications"],
  }),
  ofOrganisation: endpoint({
    method: "GET",
    path: "/fields-pdf/{id}/{org}",
    summary:
      "Documents of an organisation on an application: by staff session, by a document's key, or redacted once announced.",
    access: "public",
    params: z.object({ id, org: id }),
    query: z.object({
      k: z.optional(documentKey),
      /** Only justice's decisions, or all but those. */
      justice: z.optional(z.enum(["true", "false"])),
    }),
    reply: z.object({ items: z.array(documentView) }),
    problems: ["not-found", "too-many-requests"],
    tags: ["applications"],
  }),
  pdf: endpoint({
    method: "GET",
    path: "/documents/{id}/pdf",
    summary: "A document's bytes, under the same conditions as its page.",
    access: "public",
    params: byId,
    query: z.object({ k: z.optional(documentKey) }),
    media: "application/pdf",
    cached: true,
    problems: ["not-found", "too-many-requests"],
  }),
  byHash: endpoint({
    method: "GET",
    path: "/documents/by-hash/{sha256}",
    summary: "Whether bytes that somebody holds are a document of the registry, and how it stands.",
    access: "public",
    params: z.object({ sha256: documentHash }),
    reply: documentFacts,
    problems: ["not-found", "too-many-requests"],
  }),
  revoke: endpoint({
    method: "POST",
    path: "/documents/{id}/revoke",
    summary: "Withdraw a document: its page says so, its key opens nothing more than that.",
    access: { code: "revoke:document" },
    params: byId,
    body: z.object({ reason: text(1000) }),
    reply: applicationDocument,
    problems: ["not-found", "move-refused"],
    tags: ["applications"],
  }),
});
