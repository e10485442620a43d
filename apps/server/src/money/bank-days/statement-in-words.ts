import { createHash } from "node:crypto";
import type { BankDayTold } from "@yer/api/contract/bank-days";
import { formatMoney } from "@yer/api/formats";
import { dayInWords, momentInWords } from "../../cases/documents/compose-document.js";
import { documentTexts } from "../../cases/documents/document-texts.js";
import type { WordedPaper } from "../../cases/documents/print-paper.js";
import { statementTexts as texts } from "./statement-texts.js";

/** Everything a statement says, as it was when it was signed; sums in tiyin. */
export interface BankDayContent {
  readonly kind: "bank-day";
  readonly account: {
    readonly id: string;
    readonly number: string;
    readonly name: string;
    /** SOATO. */
    readonly region: string;
  };
  readonly day: string;
  readonly told: BankDayTold;
  readonly total: number;
  readonly entered: number;
  readonly aside: number;
  readonly returned: number;
  readonly lines: readonly {
    /** The bank's own id of the line. */
    readonly id: string;
    readonly document: string;
    readonly payer: string;
    readonly amount: number;
    readonly aside: number;
    readonly returned: number;
  }[];
  readonly by: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Lines that are printed one by one; of more the fingerprint speaks. */
const mostPrinted = 300;

const money = (tiyin: number): string => formatMoney(tiyin, "uz_UZ");

/** Puts a signed statement into words. */
export function wordedStatement({
  content: written,
  signer,
  address,
  superseded_at: superseded,
}: {
  readonly content: string;
  readonly signer: string;
  readonly address: string;
  readonly superseded_at: Date | null;
}): WordedPaper {
  const content = JSON.parse(written) as BankDayContent;
  const { account, told, lines } = content;
  const { terms } = texts;
  const balances = [
    [terms.opening, told.opening],
    [terms.closing, told.closing],
    [terms.paidOut, told.paidOut],
  ] as const;
  return {
    document: {
      language: documentTexts.language,
      heading: documentTexts.heading,
      title: texts.title,
      subtitle: `${account.number} · ${dayInWords(content.day)}`,
      ...(superseded !== null && { notice: texts.superseded(momentInWords(superseded.toISOString())) }),
      sections: [
        {
          title: texts.sections.account,
          facts: [
            { term: terms.account, details: account.number },
            { term: terms.name, details: account.name },
            { term: terms.day, details: dayInWords(content.day) },
          ],
        },
        {
          title: texts.sections.sums,
          facts: [
            ...balances.flatMap(([term, sum]) => (sum === null ? [] : [{ term, details: money(sum) }])),
            { term: terms.total, details: money(content.total) },
            { term: terms.entered, details: money(content.entered) },
            { term: terms.aside, details: money(content.aside) },
            { term: terms.returned, details: money(content.returned) },
            { term: terms.lines, details: String(lines.length) },
          ],
        },
        {
          title: texts.sections.lines,
          facts: lines.slice(0, mostPrinted).map(({ document, payer, amount }) => ({
            term: document,
            details: `${money(amount)} · ${payer}`,
          })),
          ...(lines.length > mostPrinted && { paragraphs: [texts.more(lines.length - mostPrinted)] }),
        },
        {
          title: documentTexts.sections.signature,
          facts: [
            { term: terms.closedBy, details: content.by },
            { term: documentTexts.terms.at, details: momentInWords(content.at) },
            { term: documentTexts.terms.signer, details: signer },
            { term: documentTexts.terms.fingerprint, details: createHash("sha256").update(written).digest("hex") },
          ],
        },
      ],
      check: { address, title: documentTexts.check.title, text: texts.check, alternative: texts.alternative(address) },
    },
    foot: documentTexts.page(`${texts.title} · ${account.number} · ${content.day}`, "{page}", "{pages}"),
  };
}
