import { addressOf } from "@yer/api/paths";
import type { Context } from "../../platform/context.js";
import type { ActContent } from "./act-content.js";
import { documentKeyOf } from "./document-key.js";
import { keepBytes, keptRendering, type Printing, type RenderedPaper } from "./kept-rendering.js";
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

/** A document's bytes from the store, where whoever opens it first puts them. */
export async function renderedDocument(context: Rendering, row: DocumentRow, now: Date): Promise<RenderedPaper> {
  return keptRendering(context, row, printingOf(context, row, now));
}

function printingOf(context: Rendering, row: DocumentRow, now: Date): Printing {
  return {
    name: `${row.number}.pdf`,
    print: async () => render(context, row),
    keep: async (transaction, known) => keepRendering(transaction, row, { ...known, at: now }),
  };
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

/** Renders what was signed since. Leased, and harmless if it runs twice. */
export function renderDocumentsJob(context: Rendering): LegalJob {
  return {
    name: "render-documents",
    lane: "upkeep",
    everySeconds: 30,
    tick: async (now) => {
      for (const { id } of await waitingDocuments(context.db, batch)) {
        const row = await findDocument(context.db, id);
        if (row === undefined) continue;
        const printing = printingOf(context, row, now);
        await keepBytes(context, printing, await printing.print());
      }
    },
  };
}
