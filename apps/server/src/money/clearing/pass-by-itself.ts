import { billNumber } from "@yer/api/formats";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { passesTo } from "../../rules/money/match-line.js";
import { recordInRounds } from "../payments/record-in-rounds.js";
import { candidatesOf, elsewhereOf, filesOf, type SaidOfLine, toMatch } from "../statement-lines/candidates.js";
import { findLine } from "../statement-lines/queries.js";
import { passLine } from "./service.js";

/** The region that a line is passed on to without a person, and the bill that says so. */
export interface Passing {
  readonly to: string;
  readonly applicationId: string;
  /** The bill that says so. */
  readonly bill: string;
}

/** What of a line says where it goes. */
type LineToPass = SaidOfLine & { readonly amount: number };

/**
 * Where lines go by themselves, in their order: to the regions whose bills they name, where all agrees.
 * @param before tiyin that lines before these would give their applications; it is added to
 */
export async function passingsOf(
  db: Db | Transaction,
  lines: readonly LineToPass[],
  before = new Map<string, number>(),
): Promise<(Passing | undefined)[]> {
  const there = lines.map((line) => {
    const to = elsewhereOf(toMatch(line, line.amount), line);
    return to === null ? undefined : { ...line, home_region: to };
  });
  const some = there.filter((line) => line !== undefined);
  if (some.length === 0) return lines.map(() => undefined);
  // Of whichever territory: nobody reads them here.
  const candidates = await candidatesOf(db, "", some);
  return there.map((line) => {
    if (line === undefined) return undefined;
    const file = passesTo(
      toMatch(line, line.amount),
      filesOf(candidates, line).map((one) => ({
        ...one,
        due: Math.max(0, one.due - (before.get(one.applicationId) ?? 0)),
      })),
    );
    if (file === undefined) return undefined;
    const { applicationId, applicationNumber, sequence } = file;
    before.set(applicationId, (before.get(applicationId) ?? 0) + line.amount);
    return { to: line.home_region, applicationId, bill: billNumber(applicationNumber, sequence) };
  });
}

/**
 * Passes lines on that were just booked, each to the region whose bill it names, where it is matched with the charge by
 * the rule of all lines; what has changed meanwhile leaves it waiting there. Their applications are locked.
 */
export async function passByThemselves(
  transaction: Transaction,
  entering: ActingPerson,
  lines: readonly { readonly id: string; readonly passing: Passing }[],
): Promise<void> {
  const arrived = [];
  for (const { id, passing } of lines) {
    const line = await findLine(transaction, entering.actor.territory, id, true);
    const { amount, value_day: paidOn, document } = line;
    const statementLineId = await passLine(transaction, entering, line, {
      to: passing.to,
      amount,
      reason: passing.bill,
    });
    const given = { amount, paidOn, document, excess: 0, statementLineId };
    arrived.push({ applicationId: passing.applicationId, given });
  }
  // Nobody of the first region has a say in the second: there it is matched by itself, as any line.
  await recordInRounds(transaction, { ...entering, actor: null }, arrived);
}
