import type { DocumentView, ApplicationDocument } from "@yer/api/contract/documents";
import type { BodyOf, ReplyOf } from "@yer/api/contract/endpoint";
import type { documents } from "@yer/api/contract/documents";
import type { OwnDocument } from "@yer/api/contract/own-applications";
import type { Readable } from "node:stream";
import type { Actor } from "../../platform/acting/actor.js";
import { decide } from "../../identity/access/decide.js";
import { applicationScope, seesConclusion } from "../../identity/access/scope.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import { type ApplicationRecord, lockApplication, readApplicationRecord } from "../applications/application.js";
import { isOccupier } from "../applications/is-occupier.js";
import { enforceOnApplication, record } from "../applications/transition.js";
import type { Context } from "../../platform/context.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { readAttachedFiles } from "../../platform/uploads/attached-files.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { namesKept } from "../../questions/diagrams/step-names.js";
import type { ActContent } from "./act-content.js";
import { opensDocument } from "./document-key.js";
import { type DocumentRow, documentsOfApplication, findDocument, findDocumentByHash, markRevoked } from "./queries.js";
import { documentAddress, documentPath, renderedDocument } from "./render-act.js";

type Reader = Pick<Context, "config" | "db" | "files" | "logger" | "secrets">;

/** What a document's address is made of: where the service stands, and the key behind what cannot be guessed. */
type Addressing = Pick<Context, "config" | "secrets">;

/** How a document stands now. */
export function stateOf({ revoked_at, current }: Pick<DocumentRow, "revoked_at" | "current">): DocumentView["state"] {
  if (revoked_at !== null) return "revoked";
  return current ? "valid" : "superseded";
}

function factsOf(row: DocumentRow) {
  return {
    kind: row.kind,
    copy: row.copy,
    state: stateOf(row),
    number: row.number,
    organisation: { name: row.organisation_name, kind: row.organisation_kind },
    signedAt: row.signed_at.toISOString(),
    revokedAt: row.revoked_at?.toISOString() ?? null,
  };
}

/**
 * Whether a member of staff may read the original: who sees the application and what was said in it (DOMAIN §8). An
 * application's money is not an organisation's to read that is only asked.
 */
async function staffMayRead(db: Db | Transaction, actor: Actor | undefined, row: DocumentRow): Promise<boolean> {
  const scope = actor && applicationScope(actor);
  if (!actor || !scope) return false;
  const { subject } = await readApplicationRecord(db, row.application_id);
  if (row.kind === "bill") {
    const reads = (["menu:payments", "read:property"] as const).some(
      (code) => decide(actor, { code, kind: "read" }, subject).allowed,
    );
    return reads && scope.organisationId === null;
  }
  if (!decide(actor, { code: "read:property", kind: "read" }, subject).allowed) return false;
  return seesConclusion(scope, { organisationId: row.organisation_id, runEnded: !row.run_running });
}

/**
 * Whether anyone may read this copy: redacted, an organisation's conclusion, and the application was announced since.
 */
function isPublic(row: DocumentRow): boolean {
  return row.copy === "redacted" && row.kind === "conclusion" && row.announced && row.revoked_at === null;
}

/**
 * Whether a document is its occupier's to read (docs/decisions/0147-documents-of-the-occupier.md): the certificate and
 * what justice decided of their application as it was signed, conclusions in the copy that anyone reads.
 */
function isForOccupier(row: DocumentRow): boolean {
  return row.kind === "conclusion" ? isPublic(row) : row.copy === "original";
}

async function occupierMayRead(db: Db | Transaction, actor: Actor | undefined, row: DocumentRow): Promise<boolean> {
  if (actor === undefined || !isForOccupier(row)) return false;
  return isOccupier(actor, await readApplicationRecord(db, row.application_id));
}

async function mayOpen(context: Reader, actor: Actor | undefined, key: string | undefined, row: DocumentRow) {
  if (isPublic(row)) return true;
  if (key !== undefined && opensDocument(context.secrets, row.id, key)) return true;
  return (await occupierMayRead(context.db, actor, row)) || staffMayRead(context.db, actor, row);
}

/**
 * The signed documents of an application that are its occupier's to read, newest first; bills stand with its charge.
 * The caller has seen whose application it is.
 */
export async function occupierDocuments(db: Db | Transaction, applicationId: string): Promise<OwnDocument[]> {
  const rows = (await documentsOfApplication(db, applicationId)).filter(({ kind }) => kind !== "bill");
  return rows.filter(isForOccupier).map((row) => {
    const { kind, copy, state, organisation, signedAt } = factsOf(row);
    return { id: row.id, kind, copy, state, organisation, signedAt, path: documentPath(row) };
  });
}

/**
 * Documents of an organisation on an application that the caller may open. None, and none that is visible, are answered
 * alike.
 * @param justice only justice's decisions, or all but those; `undefined`: all
 * @throws {Problem} `not-found`
 */
export async function documentsOfOrganisation(
  context: Reader,
  caller: { readonly actor: Actor | undefined; readonly key: string | undefined; readonly now: Date },
  file: { readonly id: string; readonly org: string },
  justice: boolean | undefined,
): Promise<ReplyOf<typeof documents.ofOrganisation>> {
  const items: DocumentView[] = [];
  for (const row of await documentsOfApplication(context.db, file.id, file.org)) {
    if (justice !== undefined && justice !== (row.kind === "justice")) continue;
    if (!(await mayOpen(context, caller.actor, caller.key, row))) continue;
    items.push({ ...factsOf(row), id: row.id, ...(await renderedDocument(context, row, caller.now)) });
  }
  if (items.length === 0) throw notFound();
  return { items };
}

/**
 * A document's bytes. A revoked one is for staff alone: its page still says that it was revoked.
 * @throws {Problem} `not-found`
 */
export async function documentBytes(
  context: Reader,
  caller: { readonly actor: Actor | undefined; readonly key: string | undefined; readonly now: Date },
  id: string,
): Promise<{ readonly sha256: string; readonly size: number; readonly content: Readable }> {
  const row = await findDocument(context.db, id);
  if (row === undefined) throw notFound();
  const allowed =
    row.revoked_at === null
      ? await mayOpen(context, caller.actor, caller.key, row)
      : await staffMayRead(context.db, caller.actor, row);
  if (!allowed) throw notFound();
  return renderedDocument(context, row, caller.now);
}

/** What bytes that somebody holds are. @throws {Problem} `not-found` */
export async function documentByHash(db: Db, sha256: string): Promise<ReplyOf<typeof documents.byHash>> {
  const row = await findDocumentByHash(db, sha256);
  if (row === undefined) throw notFound();
  return factsOf(row);
}

/** Documents of an application as a member of staff may see them. @throws {Problem} `not-found` */
export async function applicationDocuments(
  db: Db | Transaction,
  acting: ActingPerson & { readonly context: Addressing },
  id: string,
): Promise<ReplyOf<typeof documents.ofFile>> {
  const application = await readApplicationRecord(db, id);
  enforceOnApplication(acting, "read:property", application, "read");
  const scope = applicationScope(acting.actor);
  const rows = (await documentsOfApplication(db, id)).filter(
    (row) =>
      // Bills stand with the charge.
      row.kind !== "bill" &&
      scope !== undefined &&
      seesConclusion(scope, { organisationId: row.organisation_id, runEnded: !row.run_running }),
  );
  const items: ApplicationDocument[] = [];
  for (const row of rows) items.push(await applicationDocumentOf(db, acting.context, row));
  return { items };
}

async function applicationDocumentOf(
  db: Db | Transaction,
  context: Addressing,
  row: DocumentRow,
): Promise<ApplicationDocument> {
  const { kind } = row;
  // A bill stands with its charge, and another takes its place.
  if (kind === "bill") throw notFound();
  const { step } = JSON.parse(row.content) as ActContent;
  return {
    ...factsOf(row),
    kind,
    id: row.id,
    organisationId: row.organisation_id,
    step: step === null ? null : namesKept(step),
    address: row.revoked_at === null ? documentAddress(context, row) : null,
    revokeReason: row.revoke_reason,
    // With the original: the copy that is shown to anyone has none.
    papers: row.copy === "original" ? await readAttachedFiles(db, row.file_ids) : [],
  };
}

/** Withdraws a document, with a reason that staff read. @throws {Problem} `not-found`, `move-refused` */
export async function revokeDocument(
  transaction: Transaction,
  acting: ActingPerson & { readonly context: Addressing },
  id: string,
  { reason }: BodyOf<typeof documents.revoke>,
): Promise<ApplicationDocument> {
  const before = await findDocument(transaction, id);
  if (before === undefined) throw notFound();
  const application = await lockApplication(transaction, before.application_id);
  enforceOnApplication(acting, "revoke:document", application);
  const after = await revoked(transaction, acting, application, { before, reason });
  return applicationDocumentOf(transaction, acting.context, after);
}

/**
 * Withdraws a document of an application that is locked, by who may; its history says why.
 * @throws {Problem} `move-refused`
 */
export async function revoked(
  transaction: Transaction,
  acting: ActingPerson,
  application: ApplicationRecord,
  { before, reason }: { readonly before: DocumentRow; readonly reason: string },
): Promise<DocumentRow> {
  if (!(await markRevoked(transaction, before, acting.actor.id, reason, acting.now))) {
    throw new Problem("move-refused", { reasons: [{ code: "already-revoked" }] });
  }
  await record(transaction, acting, application, {
    action: "document.revoked",
    reason,
    params: { kind: before.kind, copy: before.copy, organisation: before.organisation_id },
  });
  return { ...before, revoked_at: acting.now, revoke_reason: reason };
}
