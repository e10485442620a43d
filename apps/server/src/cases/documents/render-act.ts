import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { addressOf } from "@yer/api/paths";
import type { Context } from "../../platform/context.js";
import { describeError } from "../../platform/database/errors.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { storeFaultOf } from "../../platform/uploads/store-fault.js";
import type { ActContent } from "./act-content.js";
import { documentKeyOf } from "./document-key.js";
import { printPaper } from "./print-paper.js";
import { type DocumentRow, findDocument, keepRendering, waitingDocuments } from "./queries.js";
import type { LegalJob } from "../../platform/jobs/jobs.js";

/** What rendering works with. */
export type Rendering = Pick<Context, "config" | "db" | "files" | "logger" | "secrets">;

/** Documents rendered in one tick: what stands behind is still rendered the moment somebody opens it. */
const batch = 20;

/** The page of a document, as a path. */
export function documentPath(row: Pick<DocumentRow, "application_id" | "organisation_id" | "kind">): string {
  const params = { id: row.application_id, org: row.organisation_id };
  return row.kind === "justice"
    ? addressOf("/fields-pdf-adliya/:id/:org", params)
    : addressOf("/fields-pdf/:id/:org", params);
}

/** Where a document's page is, with its secret. */
export function documentAddress(
  { config, secrets }: Pick<Rendering, "config" | "secrets">,
  row: Pick<DocumentRow, "id" | "application_id" | "organisation_id" | "kind">,
): string {
  return `${config.publicUrl}${documentPath(row)}?k=${documentKeyOf(secrets, row.id)}`;
}

/** A document's bytes, and what names them. */
export interface RenderedDocument {
  readonly sha256: string;
  readonly size: number;
  readonly content: Readable;
}

/**
 * A document's bytes from the store. Rendered once, from what was signed: whoever comes first renders, everybody after
 * reads. Two at once come to the same bytes. Where the store takes nothing they are given out all the same, and put
 * there by whoever comes next.
 */
export async function renderedDocument(context: Rendering, row: DocumentRow, now: Date): Promise<RenderedDocument> {
  if (row.sha256 !== null && row.size !== null) {
    return { sha256: row.sha256, size: row.size, content: await context.files.open({ sha256: row.sha256 }) };
  }
  const bytes = await render(context, row);
  try {
    return { ...(await keep(context, row, bytes, now)), content: Readable.from([bytes]) };
  } catch (error) {
    if (storeFaultOf(error) === undefined) throw error;
    context.logger.warn({ document: row.id, error: describeError(error) }, "a document is given out and not kept");
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    return { sha256, size: bytes.length, content: Readable.from([bytes]) };
  }
}

async function render(context: Rendering, row: DocumentRow): Promise<Buffer> {
  return printPaper(
    {
      content: JSON.parse(row.content) as ActContent,
      written: row.content,
      signer: row.signer,
      copy: row.copy,
      address: documentAddress(context, row),
    },
    row.signed_at,
  );
}

async function keep(
  context: Rendering,
  row: DocumentRow,
  bytes: Buffer,
  now: Date,
): Promise<{ sha256: string; size: number }> {
  const stored = await context.files.receive(Readable.from([bytes]), `${row.number}.pdf`);
  return withTransaction(context.db, async (transaction) => {
    await context.files.hold(transaction, stored);
    return keepRendering(transaction, row, { sha256: stored.sha256, size: stored.size, at: now });
  });
}

/** Renders what was signed since. Leased, and harmless if it runs twice. */
export function renderDocumentsJob(context: Rendering): LegalJob {
  return {
    name: "render-documents",
    lane: "upkeep",
    everySeconds: 30,
    tick: async (now) => {
      for (const { id } of await waitingDocuments(context.db, batch)) {
        const row = await findDocument(context.db, id);
        if (row) await keep(context, row, await render(context, row), now);
      }
    },
  };
}
