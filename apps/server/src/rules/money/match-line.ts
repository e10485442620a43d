import type { MatchEvidence, MatchedBy, WaitingReason } from "@yer/api/contract/statement-lines";
import { billNumber, type BillNumber } from "@yer/api/formats";

/** What a line of a bank's statement says of whose it is. */
export interface LineToMatch {
  /** Tiyin that nobody has yet. */
  readonly amount: number;
  /** Bills that its purpose names. */
  readonly bills: readonly BillNumber[];
  /** The application that a column of the list names. */
  readonly fileNumber: string | null;
  /** PINFL or STIR of who paid. */
  readonly taxId: string | null;
  /** It names bills or an application of another region, and none of its account's: nobody of this one is meant. */
  readonly isElsewhere: boolean;
}

/**
 * The one region whose bills, or application, a line names: numbers of applications have it in them. `undefined`: none,
 * or several.
 */
export function regionNamed({ bills, fileNumber }: Pick<LineToMatch, "bills" | "fileNumber">): string | undefined {
  const named = [
    ...bills.map(({ applicationNumber }) => applicationNumber),
    ...(fileNumber === null ? [] : [fileNumber]),
  ];
  const [region, ...others] = new Set(named.map((number) => number.split("-")[1] ?? ""));
  return others.length === 0 && region !== "" ? region : undefined;
}

/** An application whose money it may be, with the charge of it that counts. */
export interface MatchCandidate {
  readonly applicationId: string;
  readonly applicationNumber: string;
  /** Number of the charge that counts among those of the application. */
  readonly sequence: number;
  /** Tiyin of the charge that are not covered; nothing: the application owes nothing. */
  readonly due: number;
  /** PINFL or STIR of who occupies the plot. */
  readonly taxIds: readonly string[];
}

/** An application with what speaks for its being the line's. */
export interface Proposal<Candidate extends MatchCandidate> {
  readonly candidate: Candidate;
  /** The strongest first. */
  readonly evidence: readonly MatchEvidence[];
  /** Tiyin of the line that the charge takes. */
  readonly takes: number;
}

/** Whose a line is, or why that is not known; proposals have the likeliest first. */
export type LineMatch<Candidate extends MatchCandidate> = {
  readonly proposals: readonly Proposal<Candidate>[];
} & (
  | { readonly matched: Candidate; readonly by: MatchedBy }
  | { readonly matched: null; readonly waits: WaitingReason }
);

/** How much each says; the sum of those that speak for an application orders proposals. */
const weights = { bill: 16, file: 8, earlierBill: 4, payer: 2, sum: 1 } as const satisfies Record<
  MatchEvidence,
  number
>;

/**
 * Whose a line is: of the one application that its bill or the list's column names, else of the one application whose
 * occupier paid exactly what is due. Numbers that name several applications, and a payer to whom several fit, wait for
 * a person; so does a line that names an application which does not owe that much, whoever else owes it.
 */
export function matchLine<Candidate extends MatchCandidate>(
  line: LineToMatch,
  candidates: readonly Candidate[],
): LineMatch<Candidate> {
  const all = candidates
    .map((candidate) => ({
      candidate,
      evidence: evidenceFor(line, candidate),
      takes: Math.min(line.amount, candidate.due),
    }))
    .filter(({ evidence }) => evidence.some((one) => one !== "sum"))
    .toSorted((one, other) => weightOf(other.evidence) - weightOf(one.evidence) || byNumber(one, other));
  const proposals = all.filter(({ takes }) => takes > 0);
  const waits = (why: WaitingReason): LineMatch<Candidate> => ({ matched: null, waits: why, proposals });

  const [named, ...others] = all.filter(({ evidence }) => evidence.some(isName));
  if (named !== undefined) {
    if (others.length > 0) return waits("several");
    const { candidate, evidence } = named;
    const by = evidence.find((one) => one === "bill" || one === "file");
    if (by === undefined) return waits("earlier-bill");
    // The list's column and the purpose say different things: one of them is unknown here.
    if (line.fileNumber !== null && line.fileNumber !== candidate.applicationNumber) return waits("several");
    if (candidate.due === 0) return waits("nothing-due");
    if (line.amount > candidate.due) return waits("beyond");
    return { matched: candidate, by, proposals };
  }
  if (line.fileNumber !== null || line.isElsewhere) return waits("unknown");
  const [payer, another] = all.filter(({ evidence }) => evidence.includes("payer") && evidence.includes("sum"));
  if (another !== undefined) return waits("several");
  if (payer !== undefined) return { matched: payer.candidate, by: "payer", proposals };
  return waits(proposals.length > 0 ? "sum-differs" : "unknown");
}

/**
 * The application of another region whose charge a line pays: the one bill that it names is that charge's, which owes
 * as much, and its payer or its sum says so too. All else of another region's a person passes on.
 */
export function passesTo<Candidate extends MatchCandidate>(
  line: LineToMatch,
  candidates: readonly Candidate[],
): Candidate | undefined {
  const found = matchLine({ ...line, isElsewhere: false }, candidates);
  if (line.bills.length !== 1 || !("by" in found) || found.by !== "bill") return undefined;
  const { matched } = found;
  const evidence = evidenceFor(line, matched);
  return evidence.includes("payer") || evidence.includes("sum") ? matched : undefined;
}

function evidenceFor(line: LineToMatch, candidate: MatchCandidate): MatchEvidence[] {
  const { applicationNumber, sequence, due } = candidate;
  const own = line.bills.filter((bill) => bill.applicationNumber === applicationNumber);
  const number = billNumber(applicationNumber, sequence);
  const speaks: Record<MatchEvidence, boolean> = {
    bill: own.some((bill) => billNumber(bill.applicationNumber, bill.sequence) === number),
    file: line.fileNumber === applicationNumber,
    earlierBill: own.some((bill) => bill.sequence !== sequence),
    payer: line.taxId !== null && candidate.taxIds.includes(line.taxId),
    sum: due > 0 && due === line.amount,
  };
  return (Object.keys(weights) as MatchEvidence[]).filter((one) => speaks[one]);
}

function isName(evidence: MatchEvidence): boolean {
  return evidence === "bill" || evidence === "file" || evidence === "earlierBill";
}

function weightOf(evidence: readonly MatchEvidence[]): number {
  return evidence.reduce((sum, one) => sum + weights[one], 0);
}

function byNumber(
  { candidate: one }: { readonly candidate: MatchCandidate },
  { candidate: other }: { readonly candidate: MatchCandidate },
): number {
  return one.applicationNumber < other.applicationNumber ? -1 : 1;
}
