import { uuidv7 } from "uuidv7";
import type { Acting } from "../../platform/acting/acting.js";
import type { Transaction } from "../../platform/database/database.js";
import { canonicalJson } from "@yer/api/formats";
import type { ApplicationRow } from "../applications/application.js";
import type { ActContent } from "./act-content.js";
import { type BillContent, isBill } from "./bill/bill-content.js";
import { insertAct } from "./queries.js";

/** What is signed, and what is kept beside it. */
interface Signed {
  readonly content: ActContent | BillContent;
  /** Papers that came with it. */
  readonly fileIds: readonly string[];
  /** The charge that a bill is of. */
  readonly chargeId: string | null;
}

/**
 * Signs what is said about an application and lays down its documents: an original and a copy that names nobody; a
 * bill, which nobody else reads, has the original alone.
 * @returns id of the act
 */
export async function signContent(
  transaction: Transaction,
  acting: Pick<Acting, "now" | "signer">,
  row: Pick<ApplicationRow, "home_region" | "id">,
  { content, fileIds, chargeId }: Signed,
): Promise<string> {
  const written = canonicalJson(content);
  const { pkcs7, signer } = await acting.signer.sign(Buffer.from(written), acting.now);
  const id = uuidv7();
  await insertAct(
    transaction,
    {
      home_region: row.home_region,
      id,
      application_id: row.id,
      kind: content.kind,
      organisation_id: content.organisation.id,
      content: written,
      file_ids: fileIds,
      charge_id: chargeId,
      pkcs7,
      signer,
      signed_at: acting.now,
    },
    { original: uuidv7(), redacted: isBill(content) ? null : uuidv7() },
  );
  return id;
}
