import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { Context } from "../../platform/context.js";
import type { Transaction } from "../../platform/database/database.js";
import { describeError } from "../../platform/database/errors.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { storeFaultOf } from "../../platform/uploads/store-fault.js";

/** What names a paper's bytes. */
interface Known {
  readonly sha256: string;
  readonly size: number;
}

/** A paper's bytes, and what names them. */
export interface RenderedPaper extends Known {
  readonly content: Readable;
}

/** How a signed paper becomes bytes, and where it is written down which. */
export interface Printing {
  /** The file's name in the store. */
  readonly name: string;
  readonly print: () => Promise<Buffer>;
  /** Writes down where the bytes lie; of two that printed at once the first one's stay. */
  readonly keep: (transaction: Transaction, known: Known) => Promise<Known>;
}

type Store = Pick<Context, "db" | "files" | "logger">;

/**
 * A signed paper's bytes from the store. Printed once, from what was signed: whoever comes first prints, everybody after
 * reads. Two at once come to the same bytes. Where the store takes nothing they are given out all the same, and put
 * there by whoever comes next.
 */
export async function keptRendering(
  store: Store,
  paper: { readonly id: string; readonly sha256: string | null; readonly size: number | null },
  printing: Printing,
): Promise<RenderedPaper> {
  const { sha256, size } = paper;
  if (sha256 !== null && size !== null) return { sha256, size, content: await store.files.open({ sha256 }) };
  const bytes = await printing.print();
  try {
    return { ...(await keepBytes(store, printing, bytes)), content: Readable.from([bytes]) };
  } catch (error) {
    if (storeFaultOf(error) === undefined) throw error;
    store.logger.warn({ document: paper.id, error: describeError(error) }, "a document is given out and not kept");
    return givenOut(bytes);
  }
}

/** A paper's bytes that are not kept. */
export function givenOut(bytes: Buffer): RenderedPaper {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { sha256, size: bytes.length, content: Readable.from([bytes]) };
}

/** Puts a paper's bytes into the store, and writes down that they lie there. */
export async function keepBytes(
  { db, files }: Pick<Store, "db" | "files">,
  { name, keep }: Pick<Printing, "name" | "keep">,
  bytes: Buffer,
): Promise<Known> {
  const stored = await files.receive(Readable.from([bytes]), name);
  return withTransaction(db, async (transaction) => {
    await files.hold(transaction, stored);
    return keep(transaction, { sha256: stored.sha256, size: stored.size });
  });
}
