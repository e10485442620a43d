import type { Report } from "@yer/api/contract/report";
import type { Reason } from "@yer/api/contract/problem";
import { type ReportRead, reportRowsAtMost } from "@yer/api/contract/reports";
import { minuteInTashkent } from "../../platform/clock/minute-in-tashkent.js";
import type { WordedPaper } from "../../cases/documents/print-paper.js";
import { documentTexts } from "../../cases/documents/document-texts.js";
import { languageOf } from "../../platform/language/catalogue.js";
import type { Words } from "../../registers/exports/words.js";
import { aboutOf, daysInWords, headingOf, linesOf, titleOf } from "./cells.js";

/** Columns beyond which sheets lie on their side. */
const mostUpright = 5;

/** Why a report is no paper: docs/decisions/0366-reports-that-are-no-paper.md */
export function againstPaper({ items }: Pick<ReportRead, "items">): Reason[] {
  if (items.length <= reportRowsAtMost) return [];
  return [{ code: "report-too-long", params: { rows: items.length, most: reportRowsAtMost } }];
}

/** Puts a report into words, with a place to sign it. */
export function wordedReport(
  words: Words,
  { report, read, by }: { readonly report: Report; readonly read: ReportRead; readonly by: string },
): WordedPaper {
  const { period, within, at, asOf, kept } = read;
  const made = minuteInTashkent(new Date(at));
  const title = titleOf(words, read);
  const days = period === null ? words("report.paper.now", { at: made }) : words("report.during", daysInWords(period));
  const place =
    within.length === 0 ? words("report.paper.everywhere") : within.map(({ name }) => name[words.locale]).join(", ");
  const lines = linesOf(words, report, read).map(({ name, split, values }) => ({
    name: split === undefined ? name : `${name} · ${split}`,
    figures: values.map((value) => ({ value: numberInWords(value, words), note: null })),
  }));
  const headings = read.columns.flatMap((column) => {
    const declared = report.columns[column];
    return declared === undefined ? [] : [headingOf(words, column, declared)];
  });
  return {
    document: {
      language: languageOf(words.locale),
      heading: documentTexts.heading,
      title,
      subtitle: `${place} · ${days}`,
      layout: headings.length > mostUpright ? "landscape" : "portrait",
      sections: [
        {
          title: words("report.paper.about"),
          paragraphs: [aboutOf(words, read)],
          facts: [
            { term: words("report.paper.place"), details: place },
            { term: words("report.paper.period"), details: days },
            { term: words("report.paper.made"), details: by },
            { term: words("report.paper.at"), details: made },
            ...(asOf === null ? [] : [{ term: words("report.paper.asOf"), details: minuteInTashkent(new Date(asOf)) }]),
            ...(kept === null
              ? []
              : [
                  {
                    term: words("report.paper.kept"),
                    details: `${minuteInTashkent(new Date(kept.at))} · ${kept.by} · SHA-256 ${kept.sha256}`,
                  },
                ]),
          ],
        },
        {
          title: words("report.paper.numbers"),
          table: {
            headings: [
              [read.by, ...(read.split === undefined ? [] : [read.split])]
                .map((by) => words(`report.by.${by}`))
                .join(" · "),
              ...headings,
            ],
            rows: lines.slice(0, -1),
            total: lines.at(-1) ?? { name: "", figures: [] },
          },
        },
        {
          title: words("report.paper.signature"),
          blanks: [
            {
              term: words("report.paper.position"),
              lines: (["name", "signature", "day"] as const).map((part) => words(`report.paper.${part}`)),
            },
          ],
        },
      ],
    },
    foot: `${title} · ${made} · ${words("report.paper.page", { page: "{page}", pages: "{pages}" })}`,
  };
}

/** A number as the language groups it; a dash where none is told. */
function numberInWords(value: number | null, { locale }: Words): string {
  if (value === null) return "—";
  const [whole = "", fraction] = String(Math.abs(value)).split(".");
  const [group, point] = locale === "en_US" ? [",", "."] : [" ", ","];
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, group);
  return `${value < 0 ? "−" : ""}${grouped}${fraction === undefined ? "" : `${point}${fraction}`}`;
}
