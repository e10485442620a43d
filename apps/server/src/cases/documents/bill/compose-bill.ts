import { createHash } from "node:crypto";
import { formatMoney, tashkentDay } from "@yer/api/formats";
import { languageOf } from "../../../platform/language/catalogue.js";
import type { OfficialDocument, Section } from "../../../platform/pdf/official-document.js";
import { sumInWords } from "../../../rules/money/sum-in-words.js";
import type { Paper } from "../compose-document.js";
import { dayInFigures, momentInFigures, paperWords } from "../paper-words.js";
import { type BillContent, placeIn } from "./bill-content.js";

/** Puts a signed bill into words, in its own language. */
export async function composeBill({
  content,
  written,
  signer,
  address,
}: Pick<Paper, "written" | "signer" | "address"> & { readonly content: BillContent }): Promise<OfficialDocument> {
  const { language, file: application, charge, toPay, account, code, instalments, number } = content;
  const text = await paperWords(language, new URL("messages/", import.meta.url));
  const money = (tiyin: number): string => formatMoney(tiyin, language);
  const fact = (term: string, details: string) => ({ term: text(term), details });
  const title = text("bill.title", { number });
  const sections: Section[] = [
    {
      title: text("bill.toPay"),
      facts: [
        fact("bill.sum", money(toPay.amount)),
        fact("bill.inWords", sumInWords(toPay.amount, language)),
        ...(toPay.dueOn === null ? [] : [fact("bill.due", dayInFigures(toPay.dueOn))]),
        fact("bill.purpose", text("bill.purpose.line", { number, application: application.number })),
      ],
    },
    {
      title: text("bill.account"),
      facts: [
        fact("bill.payee", account.name),
        fact("bill.accountNumber", account.number),
        fact("bill.mfo", account.mfo),
      ],
      ...(code && {
        code: { payload: code.payload, alternative: text("bill.code.alternative", { number }) },
        paragraphs: [text(code.isDemonstration ? "bill.code.demonstration" : "bill.code.text")],
      }),
    },
    {
      title: text("bill.what"),
      facts: [
        fact("bill.file", application.number),
        fact("word.occupier", application.occupier ?? "—"),
        fact("people.territory", placeIn(language, application)),
        ...(application.address === null ? [] : [fact("facts.address", application.address)]),
        fact("word.cadastreNumber", application.cadastreNumber ?? "—"),
        ...charge.rows.map((row) => ({ term: text(`sum.${row.code}`, row.params), details: money(row.amount) })),
        fact("bill.amount", money(charge.amount)),
        fact("word.paid", money(charge.paid)),
        fact("bill.remaining", money(charge.remaining)),
      ],
    },
    ...(instalments === null
      ? []
      : [
          {
            title: text("bill.instalments"),
            facts: instalments.map(({ dueOn, amount, paid, state }) => ({
              term: dayInFigures(dueOn),
              details: text(`bill.instalment.${state}`, { amount: money(amount), paid: money(paid) }),
            })),
          },
        ]),
    {
      title: text("paper.signature"),
      facts: [
        fact("bill.issuer", content.organisation.name[language]),
        fact("paper.signer", signer),
        fact("paper.fingerprint", createHash("sha256").update(written).digest("hex")),
      ],
      paragraphs: [text("bill.moment", { at: momentInFigures(content.at) })],
    },
  ];
  return {
    language: languageOf(language),
    heading: text("paper.heading"),
    title,
    subtitle: `${application.number} · ${dayInFigures(tashkentDay(content.at))}`,
    sections,
    check: {
      address,
      title: text("bill.check"),
      text: text("bill.check.text"),
      alternative: text("bill.check.alternative", { address }),
    },
    foot: (page, pages) => text("paper.foot", { title, page, pages }),
  };
}
