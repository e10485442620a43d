import type { access } from "@yer/api/contract/access";
import type { BodyOf } from "@yer/api/contract/endpoint";
import { tashkentDay } from "@yer/api/formats";
import type { Locale } from "@yer/api/contract/values";
import type { Db } from "../../platform/database/database.js";
import type { MediaReply } from "../../platform/http/media-reply.js";
import { listCodeSets } from "../../identity/positions/queries.js";
import { workbook, workbookType } from "../../platform/spreadsheet/workbook.js";
import type { Actor } from "../../platform/acting/actor.js";
import { knownCodes } from "../../identity/access/known-codes.js";

/** Texts of the spreadsheet: name of the sheet and of the file, headings, and what stands in a cell. */
const texts: Readonly<Record<Locale, Readonly<Record<"title" | "words" | "code" | "yes" | "no", string>>>> = {
  uz_UZ: { title: "Ruxsatlar", words: "Ruxsat", code: "Kod", yes: "Ha", no: "Yoʻq" },
  uz_Cyrl: { title: "Рухсатлар", words: "Рухсат", code: "Код", yes: "Ҳа", no: "Йўқ" },
  ru_RU: { title: "Разрешения", words: "Разрешение", code: "Код", yes: "Да", no: "Нет" },
  en_US: { title: "Permissions", words: "Permission", code: "Code", yes: "Yes", no: "No" },
};

/**
 * The matrix of permissions as it is saved: rows as the reader's screen names them, and who holds what as it stands.
 * Roles come along where the reader may see them.
 * @throws {Problem} `invalid` for a code there is not
 */
export async function matrixWorkbook(
  db: Db,
  actor: Actor,
  given: BodyOf<typeof access.matrix>,
  locale: Locale,
  now: Date,
): Promise<MediaReply> {
  knownCodes({ rows: given.rows.map(({ code }) => code) });
  const all = [
    ...(await listCodeSets(db, "positions")),
    ...(actor.codes.has("read:role") ? await listCodeSets(db, "roles") : []),
  ];
  const sets = all.filter(({ id }) => given.sets.includes(id));
  const say = texts[locale];
  async function* rows(): AsyncGenerator<readonly string[]> {
    for (const { words, code } of given.rows) {
      yield [words, code, ...sets.map(({ codes }) => (codes.includes(code) ? say.yes : say.no))];
    }
  }
  const body = workbook({
    name: say.title,
    columns: [
      { heading: say.words, width: 44 },
      { heading: say.code, width: 28 },
      ...sets.map(({ name }) => ({ heading: name[locale], width: 24 })),
    ],
    rows: rows(),
  });
  return { kind: "media", type: workbookType, filename: `${say.title} ${tashkentDay(now)}.xlsx`, body };
}
