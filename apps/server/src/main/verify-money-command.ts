import { type JournalFaultKind, verifyJournal } from "../money/journal/verify-journal.js";
import { verifyCommand } from "./verify-command.js";

/** What numbers are of that are no file's. */
const kinds: Partial<Record<JournalFaultKind, string>> = {
  line: "document",
  online: "bill",
  order: "order",
  sum: "place",
  month: "month of region",
};

/**
 * `pnpm money:verify`: that every entry of the journal of money in the configured database adds to zero, and that
 * charges, receipts and files stand as their entries say.
 */
await verifyCommand("The money", async (db) => {
  const { files, entries, bank, faults, reversed } = await verifyJournal(db);
  for (const { fault, homeRegion, number, id } of faults) {
    process.stdout.write(`  ${fault.padEnd(8)}  region ${homeRegion}, ${kinds[fault] ?? "file"} ${number}, ${id}\n`);
  }
  process.stdout.write(
    `${faults.length === 0 ? "The money holds" : `The money does NOT hold: ${faults.length} faults`}: ` +
      `${entries} entries of ${files} files, ${bank} tiyin received and not given back.\n`,
  );
  if (reversed.length > 0) {
    process.stdout.write(`Paid charges were reversed when money was carried over, of ${reversed.join(", ")}.\n`);
  }
  return faults.length === 0;
});
