import type { BodyOf, ReplyOf } from "@yer/api/contract/endpoint";
import { svodStatements } from "@yer/api/contract/svod-statements";
import { uuidv7 } from "uuidv7";
import { organisationNames } from "../../cases/case-moves/queries.js";
import { documentKeyOf, opensDocument, paperAddress } from "../../cases/documents/document-key.js";
import { keptRendering, type RenderedPaper } from "../../cases/documents/kept-rendering.js";
import { printPaper } from "../../cases/documents/print-paper.js";
import { applicationScope } from "../../identity/access/scope.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import { republic } from "../../platform/territory/territory.js";
import type { Context } from "../../platform/context.js";
import type { Transaction } from "../../platform/database/database.js";
import { canonicalJson } from "@yer/api/formats";
import { notFound } from "../../platform/problem/problem.js";
import { readWay } from "./queries.js";
import { readSvod } from "./service.js";
import { type SvodContent, wordedSvod } from "./statement-in-words.js";

/**
 * Signs what the summary table says to a person at this moment: the PDF is made from the signed words alone.
 * @throws {Problem} `not-found` for a place of which they read nothing, `invalid` as the table
 */
export async function signSvod(
  transaction: Transaction,
  { actor, now, signer: signing, context }: ActingPerson & { readonly context: Pick<Context, "secrets"> },
  { of, language }: BodyOf<typeof svodStatements.sign>,
): Promise<ReplyOf<typeof svodStatements.sign>> {
  const table = await readSvod(transaction, actor, now, of);
  const scope = applicationScope(actor);
  if (scope === undefined || table.items.length === 0) throw notFound();
  const { organisationId, territory } = scope;
  const offices = organisationId === null ? undefined : await organisationNames(transaction, [organisationId]);
  const content: SvodContent = {
    kind: "svod",
    language,
    ...table,
    seenBy: {
      territory: (await readWay(transaction, territory)).at(-1)?.name ?? null,
      organisation: (organisationId === null ? undefined : offices?.get(organisationId)) ?? null,
    },
    by: actor.name,
    at: now.toISOString(),
  };
  const written = canonicalJson(content);
  const { pkcs7, signer } = await signing.sign(Buffer.from(written), now);
  const id = uuidv7();
  await transaction
    .insertInto("svod_statements")
    .values({
      home_region: table.within[0]?.code ?? republic,
      id,
      content: written,
      pkcs7,
      signer,
      signed_by: actor.id,
      signed_at: now,
    })
    .execute();
  return { id, key: documentKeyOf(context.secrets, id) };
}

/**
 * A signed table by the key that its QR code holds: what the register has, to be laid beside the paper.
 * @throws {Problem} `not-found`
 */
export async function svodByKey(
  context: Pick<Context, "config" | "db" | "files" | "logger" | "secrets">,
  { id, key, now }: { readonly id: string; readonly key: string | undefined; readonly now: Date },
): Promise<RenderedPaper> {
  const found = await context.db
    .selectFrom("svod_statements")
    .select(["home_region", "id", "content", "signer", "signed_at", "sha256", "size"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (found === undefined || !opensDocument(context.secrets, id, key)) throw notFound();
  const address = paperAddress(context, svodStatements.pdf, id);
  return keptRendering(context, found, {
    name: "svod.pdf",
    print: async () => printPaper(await wordedSvod({ ...found, address }), found.signed_at),
    keep: async (transaction, known) => {
      await transaction
        .updateTable("svod_statements")
        .set({ ...known, rendered_at: now })
        .where("home_region", "=", found.home_region)
        .where("id", "=", id)
        .where("rendered_at", "is", null)
        .execute();
      return known;
    },
  });
}
