import type { Secrets } from "../config/secrets.js";
import type { Db, Transaction } from "../database/database.js";
import type { KeyStoreTable } from "../../schema/tables/key-store.js";
import { seal, unseal } from "./seal.js";

/**
 * Purposes whose keys outlive their master secret. What they made stands with people, in print or in browsers, and
 * cannot be made anew: codes on paper, addresses in the QR codes of documents, the marks of known devices.
 */
export const storedPurposes = ["recovery-code.v1", "document-key.v1", "device.v1"] as const;

function ownerOf(purpose: string, mark: string): string {
  return `${purpose}:${mark}`;
}

/** Stores the former master secret's keys of {@link storedPurposes}, sealed under the present one; once. */
export async function keepFormerKeys(tx: Transaction, secrets: Secrets): Promise<void> {
  const { former } = secrets;
  if (former === undefined) return;
  const { mark } = former;
  const rows = storedPurposes.map((purpose) => ({
    purpose,
    mark,
    sealed: seal(secrets, "kept-key.v1", ownerOf(purpose, mark), former.derive(purpose).toString("base64")),
  }));
  await tx
    .insertInto("key_store")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["purpose", "mark"]).doNothing())
    .execute();
}

/** Opens a stored key; `undefined` when it lies under a master secret that is not given. */
function openStoredKey(secrets: Secrets, { purpose, mark, sealed }: KeyStoreTable): string | undefined {
  return unseal(secrets, "kept-key.v1", ownerOf(purpose, mark), sealed);
}

/** A stored key sealed anew, under the present master secret; `undefined` when it lies under one that is not given. */
export function reSealStoredKey(secrets: Secrets, row: KeyStoreTable): string | undefined {
  const key = openStoredKey(secrets, row);
  return key && seal(secrets, "kept-key.v1", ownerOf(row.purpose, row.mark), key);
}

/**
 * The secrets with the stored keys of earlier master secrets. Those that lie under a secret nobody gave are
 * left out: whoever replaces a master secret without naming the former wants all it made to end.
 */
export async function withKeyStore(secrets: Secrets, db: Db): Promise<Secrets> {
  const rows = await db.selectFrom("key_store").selectAll().orderBy("purpose").orderBy("mark").execute();
  const given = new Set([secrets.mark, secrets.former?.mark]);
  const stored = rows.flatMap((row) => {
    if (given.has(row.mark)) return [];
    const key = openStoredKey(secrets, row);
    return key === undefined ? [] : [{ purpose: row.purpose, key: Buffer.from(key, "base64") }];
  });
  return {
    ...secrets,
    keysOf: (purpose) => [
      ...secrets.keysOf(purpose),
      ...stored.filter((one) => one.purpose === purpose).map(({ key }) => key),
    ],
  };
}
