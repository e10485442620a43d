import type { access } from "@yer/api/contract/access";
import type { BodyOf } from "@yer/api/contract/endpoint";
import { tashkentDay } from "@yer/api/formats";
import type { Locale } from "@yer/api/contract/values";
import type { Db } from "../../platform/database/database.js";
import type { MediaReply } from "../../platform/http/media-reply.js";
import { listCodeSets } from "../../identity/positions/queries.js";
import { wordsOf } from "../../registers/exports/words.js";
import { workbook, workbookType } from "../../platform/spreadsheet/workbook.js";
import type { Actor } from "../../platform/acting/actor.js";
import { knownCodes } from "../../identity/access/known-codes.js";

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
  const say = await wordsOf(locale);
  const title = say("export.matrix");
  async function* rows(): AsyncGenerator<readonly string[]> {
    for (const { words, code } of given.rows) {
      yield [words, code, ...sets.map(({ codes }) => say(codes.includes(code) ? "export.yes" : "export.no"))];
    }
  }
  const body = workbook({
    name: title,
    columns: [
      { heading: say("export.matrix.words"), width: 44 },
      { heading: say("export.matrix.code"), width: 28 },
      ...sets.map(({ name }) => ({ heading: name[locale], width: 24 })),
    ],
    rows: rows(),
  });
  return { kind: "media", type: workbookType, filename: `${title} ${tashkentDay(now)}.xlsx`, body };
}
