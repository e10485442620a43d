import type { ArticleDraft, ArticleKind, ArticleLine, ArticleRecord, Shelf } from "@yer/api/contract/articles";
import { locales, type Locale } from "@yer/api/contract/values";
import type { Db, Transaction } from "../../platform/database/database.js";
import { readAttachedFiles } from "../../platform/uploads/attached-files.js";
import { emptyContent, missingLocales } from "./content.js";
import { readArrangement, readLine, readLines, readVersions, type VersionRow } from "./queries.js";

type Reader = Db | Transaction;

const at = (moment: Date | null): string => (moment ?? new Date(0)).toISOString();

function draftLine(row: VersionRow): NonNullable<ArticleLine["draft"]> {
  return {
    revision: row.revision,
    savedAt: at(row.saved_at),
    savedBy: row.saved_by,
    dueAt: row.due_at?.toISOString() ?? null,
  };
}

/** A kind's articles as those who write see them. */
export async function readWritersShelf(db: Reader, kind: ArticleKind): Promise<Shelf> {
  const lines = await readLines(db, kind);
  const versions = await readVersions(
    db,
    lines.map(({ id }) => id),
  );
  const { version, loose, sections } = await readArrangement(db, kind);
  return {
    version,
    loose: [...loose],
    sections: [...sections],
    articles: lines.map((line): ArticleLine => {
      const own = versions.filter(({ article_id }) => article_id === line.id);
      const inForce = own.find(({ state }) => state === "published");
      const draft = own.find(({ state }) => state === "draft");
      const content = (inForce ?? draft ?? own[0])?.content ?? emptyContent(kind);
      const titles = Object.fromEntries(locales.map((locale) => [locale, content.texts[locale]?.title || null]));
      return {
        ...line,
        titles: titles as Record<Locale, string | null>,
        audience: content.audience,
        missing: missingLocales(content),
        inForce: inForce
          ? { number: inForce.number, publishedAt: at(inForce.published_at), publishedBy: inForce.published_by }
          : null,
        withdrawn: !inForce && own.some(({ state }) => state === "withdrawn"),
        draft: draft ? draftLine(draft) : null,
      };
    }),
  };
}

/** One article with all its versions and its draft. @throws {Problem} `not-found` */
export async function readRecord(db: Reader, id: string): Promise<ArticleRecord> {
  const line = await readLine(db, id);
  const rows = await readVersions(db, [id]);
  const files = await readAttachedFiles(db, [...new Set(rows.flatMap(({ content }) => content.fileIds))]);
  const filesOf = (row: VersionRow) => files.filter((file) => row.content.fileIds.includes(file.id));
  const draft = rows.find(({ state }) => state === "draft");
  return {
    ...line,
    versions: rows.flatMap((row) =>
      row.state === "draft"
        ? []
        : [
            {
              id: row.id,
              number: row.number,
              state: row.state,
              publishedAt: at(row.published_at),
              publishedBy: row.published_by,
              reason: row.reason ?? "",
              endedAt: row.ended_at?.toISOString() ?? null,
              content: row.content,
              files: filesOf(row),
            },
          ],
    ),
    draft: draft
      ? ({ ...draftLine(draft), content: draft.content, files: filesOf(draft) } satisfies ArticleDraft)
      : null,
  };
}
