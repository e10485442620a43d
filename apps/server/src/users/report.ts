import { maskPhone, maskPinfl, tashkentDay } from "@yer/api/formats";
import type { Locale } from "@yer/api/contract/values";
import { minuteInTashkent } from "../clock/minute-in-tashkent.js";
import { workbook, workbookType } from "../spreadsheet/workbook.js";
import type { MediaReply } from "../http/media-reply.js";
import type { UserRecordRow } from "./queries.js";
import { reportTexts, type ReportTexts } from "./report-texts.js";

async function* cells(
  rows: AsyncIterable<UserRecordRow>,
  texts: ReportTexts,
  locale: Locale,
): AsyncGenerator<readonly string[]> {
  for await (const row of rows) {
    yield [
      row.name,
      row.username ?? "",
      row.pinfl === null ? "" : maskPinfl(row.pinfl),
      row.phone === null ? "" : maskPhone(row.phone),
      row.organisation_name?.[locale] ?? "",
      row.position_name?.[locale] ?? "",
      row.territory ?? "",
      row.blocked ? texts.yes : texts.no,
      row.last_seen_at === null ? "" : minuteInTashkent(row.last_seen_at),
    ];
  }
}

/** The register of users as a spreadsheet in the reader's language, streamed. Personal numbers are masked (DOMAIN §8). */
export function usersWorkbook(rows: AsyncIterable<UserRecordRow>, locale: Locale, now: Date): MediaReply {
  const texts = reportTexts[locale];
  const body = workbook({
    name: texts.title,
    columns: [
      { heading: texts.name, width: 34 },
      { heading: texts.username, width: 20 },
      { heading: texts.pinfl, width: 18 },
      { heading: texts.phone, width: 18 },
      { heading: texts.organisation, width: 44 },
      { heading: texts.position, width: 30 },
      { heading: texts.territory, width: 16 },
      { heading: texts.blocked, width: 14 },
      { heading: texts.lastSeen, width: 28 },
    ],
    rows: cells(rows, texts, locale),
  });
  return { kind: "media", type: workbookType, filename: `${texts.title} ${tashkentDay(now)}.xlsx`, body };
}
