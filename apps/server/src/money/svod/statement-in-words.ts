import { createHash } from "node:crypto";
import { changeOf, svodSumNames, type SvodSums } from "@yer/api/contract/svod";
import type { Locale, Names } from "@yer/api/contract/values";
import { formatBareMoney } from "@yer/api/formats";
import { dayInFigures, momentInFigures, paperWords } from "../../cases/documents/paper-words.js";
import type { WordedPaper } from "../../cases/documents/print-paper.js";
import { languageOf } from "../../platform/language/catalogue.js";
import type { FigureRow } from "../../platform/pdf/official-document.js";
import { wordsOf } from "../../registers/exports/words.js";
import { sumHeadings } from "./export.js";
import type { Svod } from "./service.js";

/** Everything a signed summary table says: the table as its reader had it; sums in tiyin. */
export interface SvodContent extends Svod {
  readonly kind: "svod";
  /** It is written in one language: that of who asked for it. */
  readonly language: Locale;
  /**
   * What of all applications is summed: those of a territory (null: the republic), and only those of an organisation.
   */
  readonly seenBy: { readonly territory: Names | null; readonly organisation: Names | null };
  readonly by: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Puts a signed summary table into words. */
export async function wordedSvod({
  content: written,
  signer,
  address,
}: {
  readonly content: string;
  readonly signer: string;
  readonly address: string;
}): Promise<WordedPaper> {
  const content = JSON.parse(written) as SvodContent;
  const { language, seenBy } = content;
  const text = await paperWords(language, new URL("messages/", import.meta.url));
  const words = await wordsOf(language);
  const title = words("export.svod");
  const all = text("svodStatement.republic");
  const place = content.within.at(-1)?.name[language] ?? all;
  const period = periodInWords(content, text);
  const percent = new Intl.NumberFormat(languageOf(language), {
    style: "percent",
    signDisplay: "always",
    maximumFractionDigits: 1,
  });
  const rowOf = (name: string, sums: SvodSums, before: SvodSums | null): FigureRow => ({
    name,
    figures: svodSumNames.map((sum) => {
      const [now, earlier] = [sums[sum], before?.[sum]];
      const change = changeOf(now, earlier);
      return {
        value: now === null ? "—" : formatBareMoney(now, language),
        note: change === undefined ? null : percent.format(change),
      };
    }),
  });
  const blank = ["why.kind.position", "svodStatement.name", "svodStatement.signed", "word.day"].map((id) => text(id));
  return {
    document: {
      language: languageOf(language),
      heading: text("paper.heading"),
      title,
      subtitle: `${place} · ${period}`,
      layout: "landscape",
      sections: [
        {
          title: place,
          facts: [
            { term: text("svodStatement.period"), details: period },
            { term: text("people.territory"), details: seenBy.territory?.[language] ?? all },
            ...(seenBy.organisation === null
              ? []
              : [{ term: text("word.organization"), details: seenBy.organisation[language] }]),
          ],
          paragraphs: [text("svodStatement.notes")],
        },
        {
          title: text("svodStatement.sums"),
          table: {
            headings: [text("word.place"), ...svodSumNames.map((sum) => words(sumHeadings[sum]))],
            rows: content.items.map(({ place: { name }, before, ...sums }) => rowOf(name[language], sums, before)),
            total: rowOf(words("export.svod.total"), content.total, content.totalBefore),
          },
        },
        {
          title: text("svodStatement.blanks"),
          blanks: [
            { term: text("svodStatement.prepared"), lines: blank },
            { term: text("svodStatement.approved"), lines: blank },
          ],
        },
        {
          title: text("paper.signature"),
          facts: [
            { term: text("svodStatement.by"), details: content.by },
            { term: text("word.when"), details: text("paper.moment", { at: momentInFigures(content.at) }) },
            { term: text("paper.signer"), details: signer },
            { term: text("paper.fingerprint"), details: createHash("sha256").update(written).digest("hex") },
          ],
        },
      ],
      check: {
        address,
        title: text("svodStatement.check"),
        text: text("svodStatement.check.text"),
        alternative: text("svodStatement.check.alternative", { address }),
      },
    },
    foot: text("paper.foot", { title: `${title} · ${place}`, page: "{page}", pages: "{pages}" }),
  };
}

/** The days of booking that are summed, and what they are compared with. */
function periodInWords(
  { period, before }: Pick<Svod, "period" | "before">,
  text: Awaited<ReturnType<typeof paperWords>>,
): string {
  const to = dayInFigures(period.to);
  if (period.from === null) {
    return before === null
      ? text("svodStatement.until", { to })
      : text("svodStatement.untilThan", { to, than: dayInFigures(before.to) });
  }
  return text("svodStatement.during", {
    from: dayInFigures(period.from),
    to,
    fromBefore: dayInFigures(before?.from ?? period.from),
    toBefore: dayInFigures(before?.to ?? period.to),
  });
}
