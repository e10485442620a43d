import { createHash } from "node:crypto";

/** Lines of the bar; fewer to try the workload itself. */
export const lines = Number(process.env["BANK_LINES"] ?? 100_000);

/** What a list is of. */
export interface Statement {
  readonly account: string;
  readonly region: string;
  /** Soʻm that each of the applications owes. */
  readonly owed: string;
  /** ISO day on which all came in. */
  readonly day: string;
}

/**
 * A statement of an account as CSV: of ten lines five name an application's bill, three are told by who paid and the
 * sum, two say nothing of whose they are. The n-th line is of the n-th application.
 * @param name tells the lines of one list from those of another
 */
export function statementCsv({ account, region, owed, day }: Statement, name: string): string {
  const rows = ["account;document;paid_on;amount;purpose;payer;tax_id"];
  for (let line = 1; line <= lines; line += 1) {
    const tenth = line % 10;
    const bill = tenth < 5 ? `2027-${region}-${String(line).padStart(6, "0")}-01` : "";
    const taxId = tenth >= 5 && tenth < 8 ? `3${String(line).padStart(13, "0")}` : "";
    const payer = createHash("sha256").update(String(line)).digest("hex").slice(0, 24);
    rows.push([account, `${name}-${line}`, day, owed, `Yer uchun toʻlov ${bill}`.trim(), payer, taxId].join(";"));
  }
  return rows.join("\r\n");
}
