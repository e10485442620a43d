import type { ObjectionRow } from "@yer/api/contract/objections";
import type { Locale } from "@yer/api/contract/values";
import { tashkentDay } from "@yer/api/formats";
import type { MediaReply } from "../http/media-reply.js";
import { workbook, workbookType } from "../spreadsheet/workbook.js";
import { reportTexts } from "./report-texts.js";

/** The register of objections as a spreadsheet in the reader's language, streamed. It holds no number of a person. */
export function objectionsWorkbook(rows: AsyncIterable<ObjectionRow>, locale: Locale, now: Date): MediaReply {
  const texts = reportTexts[locale];
  const [number, file, state, objector, excerpt, at, district, neighborhood, announcement, late] = texts.columns;
  const body = workbook({
    name: texts.title,
    columns: [
      { heading: number, width: 24 },
      { heading: file, width: 22 },
      { heading: state, width: 20 },
      { heading: objector, width: 34 },
      { heading: excerpt, width: 60 },
      { heading: at, width: 14 },
      { heading: district, width: 24 },
      { heading: neighborhood, width: 24 },
      { heading: announcement, width: 12 },
      { heading: late, width: 12 },
    ],
    rows: cells(rows, locale),
  });
  return { kind: "media", type: workbookType, filename: `${texts.title} ${tashkentDay(now)}.xlsx`, body };
}

async function* cells(rows: AsyncIterable<ObjectionRow>, locale: Locale): AsyncGenerator<readonly string[]> {
  const texts = reportTexts[locale];
  for await (const row of rows) {
    yield [
      row.number,
      row.application.number,
      texts.states[row.state],
      row.objector,
      row.excerpt,
      tashkentDay(row.at),
      row.application.district.name[locale],
      row.application.neighborhood.name[locale],
      String(row.announcement.sequence),
      row.late ? texts.yes : "",
    ];
  }
}
