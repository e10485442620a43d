import { sql } from "kysely";
import type { Certificate } from "pkijs";
import type { Db } from "../database/database.js";
import { checkSignature, type SignatureFaultKind, type SignedWords } from "./check-signature.js";
import { certificateBytes } from "./key-signer.js";
import { openSignatureThreads, type SignatureThreads } from "./signature-threads.js";

/** Tables of what was signed, word for word, each with its detached signature. */
const signed = ["signed_acts", "bank_day_statements", "svod_statements"] as const;

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

interface SignedRow extends SignedWords {
  readonly home_region: string;
  readonly id: string;
}

/** Papers read at once. Fewer are checked here, sooner than a thread starts. */
const page = 500;
/** Pages that a thread may have before it: it never waits for the database, and the papers of all fit into memory. */
const ahead = 2;

/**
 * Checks the signature of everything that was signed, in pages, on all processors, while the service goes on.
 * @param own the service's certificates; where none are known, that a signature is one over its paper is all that is asked
 */
export async function verifySignatures(db: Db, own?: readonly Certificate[]): Promise<SignaturesReport> {
  const known = own && new Set(own.map((each) => certificateBytes(each).toString("base64")));
  const faults: SignatureFault[] = [];
  let papers = 0;
  let threads: SignatureThreads | undefined;
  const underWay = new Set<Promise<void>>();
  try {
    for (const table of signed) {
      for await (const rows of pagesOf(db, table)) {
        papers += rows.length;
        if (rows.length === page) threads ??= openSignatureThreads(known);
        const checking = note(table, rows, threads);
        underWay.add(checking);
        // A failure is heard below, where it is waited for.
        checking.then(() => underWay.delete(checking)).catch(() => {});
        if (underWay.size > (threads?.threads ?? 0) * ahead) await Promise.race(underWay);
      }
    }
    await Promise.all(underWay);
    return { papers, faults };
  } finally {
    await threads?.close();
  }

  async function note(
    table: (typeof signed)[number],
    rows: readonly SignedRow[],
    beside: SignatureThreads | undefined,
  ): Promise<void> {
    const found = await (beside?.check(rows) ?? Promise.all(rows.map(async (row) => checkSignature(row, known))));
    for (const [at, { home_region: homeRegion, id }] of rows.entries()) {
      const fault = found[at];
      if (fault !== undefined) faults.push({ fault, homeRegion, paper: `${table} ${id}` });
    }
  }
}

async function* pagesOf(db: Db, table: (typeof signed)[number]): AsyncGenerator<readonly SignedRow[]> {
  for (let after: Pick<SignedRow, "home_region" | "id"> | undefined; ;) {
    const further = after ? sql`where (home_region, id) > (${after.home_region}, ${after.id}::uuid)` : sql``;
    const { rows } = await sql<SignedRow>`select home_region, id, content, pkcs7 from ${sql.table(table)} ${further}
      order by home_region, id limit ${page}`.execute(db);
    yield rows;
    after = rows.at(-1);
    if (rows.length < page) return;
  }
}
