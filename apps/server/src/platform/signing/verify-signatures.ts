import { sql } from "kysely";
import type { Certificate } from "pkijs";
import type { Db } from "../database/database.js";
import { certificateBytes, readSignature } from "./key-signer.js";

/** Tables of what was signed, word for word, each with its detached signature. */
const signed = ["signed_acts", "bank_day_statements", "svod_statements"] as const;

/**
 * What can be wrong with a signed paper. `signature`: it is no signature over what is written · `certificate`: it is one,
 * by a certificate that is not the service's.
 */
export type SignatureFaultKind = "signature" | "certificate";

/** A signed paper that does not hold. */
export interface SignatureFault {
  readonly fault: SignatureFaultKind;
  readonly homeRegion: string;
  /** `table id`. */
  readonly paper: string;
}

/** What was checked, and everything that does not hold. */
export interface SignaturesReport {
  readonly papers: number;
  readonly faults: readonly SignatureFault[];
}

interface SignedRow {
  readonly home_region: string;
  readonly id: string;
  readonly content: string;
  readonly pkcs7: Buffer;
}

/** Papers read at once. */
const page = 500;

/**
 * Checks the signature of everything that was signed, in pages, while the service goes on.
 * @param own the service's certificates; where none are known, that a signature is one over its paper is all that is asked
 */
export async function verifySignatures(db: Db, own?: readonly Certificate[]): Promise<SignaturesReport> {
  const known = own && new Set(own.map((each) => certificateBytes(each).toString("base64")));
  const faults: SignatureFault[] = [];
  let papers = 0;
  for (const table of signed) {
    for await (const row of allSigned(db, table)) {
      papers += 1;
      const fault = await faultOf(row, known);
      if (fault !== undefined) faults.push({ fault, homeRegion: row.home_region, paper: `${table} ${row.id}` });
    }
  }
  return { papers, faults };
}

async function faultOf(
  { content, pkcs7 }: SignedRow,
  known: ReadonlySet<string> | undefined,
): Promise<SignatureFaultKind | undefined> {
  const signature = readSignature(pkcs7);
  if (!signature || !(await signature.isOver(Buffer.from(content)))) return "signature";
  return known && !known.has(certificateBytes(signature.certificate).toString("base64")) ? "certificate" : undefined;
}

async function* allSigned(db: Db, table: (typeof signed)[number]): AsyncGenerator<SignedRow> {
  for (let after: Pick<SignedRow, "home_region" | "id"> | undefined; ;) {
    const further = after ? sql`where (home_region, id) > (${after.home_region}, ${after.id}::uuid)` : sql``;
    const { rows } = await sql<SignedRow>`select home_region, id, content, pkcs7 from ${sql.table(table)} ${further}
      order by home_region, id limit ${page}`.execute(db);
    yield* rows;
    after = rows.at(-1);
    if (rows.length < page) return;
  }
}
