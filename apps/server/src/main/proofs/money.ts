import { type JournalFaultKind, verifyJournal } from "../../money/journal/verify-journal.js";
import type { Prove } from "./proof.js";

/** What numbers are of that are no application's. */
const kinds: Partial<Record<JournalFaultKind, string>> = {
  line: "document",
  online: "bill",
  order: "order",
  sum: "place",
  month: "month of region",
};

/**
 * That every entry of the journal of money adds to zero, and that charges, receipts and applications stand as their
 * entries say.
 */
export const proveMoney: Prove = async (db) => {
  const { files, entries, bank, faults, reversed } = await verifyJournal(db);
  return {
    holds: faults.length === 0,
    faults: faults.map(
      ({ fault, homeRegion, number, id }) =>
        `${fault.padEnd(8)}  region ${homeRegion}, ${kinds[fault] ?? "file"} ${number}, ${id}`,
    ),
    said: [
      `${faults.length === 0 ? "The money holds" : `The money does NOT hold: ${faults.length} faults`}: ` +
        `${entries} entries of ${files} files, ${bank} tiyin received and not given back.`,
      ...(reversed.length > 0
        ? [`Paid charges were reversed when money was carried over, of ${reversed.join(", ")}.`]
        : []),
    ],
  };
};
