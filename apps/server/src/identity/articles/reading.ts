import type { ArticleKind, ArticlePage, ArticleRow, ArticleShelf } from "@yer/api/contract/articles";
import type { PermissionCode } from "@yer/api/contract/codes";
import type { Locale } from "@yer/api/contract/values";
import { searchKey } from "@yer/api/formats";
import type { Db } from "../../platform/database/database.js";
import { readAttachedFiles } from "../../platform/uploads/attached-files.js";
import { notFound } from "../../platform/problem/problem.js";
import { missingLocales, textIn } from "./content.js";
import { findInForce, type InForceRow, readArrangement, readInForce } from "./queries.js";

/** Audiences whose articles a reader sees. */
export const audiencesOf = { staff: ["staff", "both"], public: ["public", "both"] } as const;

/** The code that reads a kind in the back office; `null`: any member of staff. Pages are of the public site only. */
export const readingCodes: Readonly<Record<ArticleKind, PermissionCode | null>> = {
  faq: "read:faq",
  manual: "read:manual",
  legal: null,
  page: "update:article",
};

/** What a reader asks for. */
export interface Reading {
  readonly locale?: Locale | undefined;
  readonly q?: string | undefined;
}

/** A kind's articles in force for a reader, in sections. */
export async function readShelf(
  db: Db,
  kind: ArticleKind,
  reader: keyof typeof audiencesOf,
  { locale = "uz_UZ", q = "" }: Reading,
): Promise<ArticleShelf> {
  const rows = await readInForce(db, kind, audiencesOf[reader], searchKey(q));
  const byId = new Map(rows.map((row) => [row.articleId, row]));
  const { loose, sections } = await readArrangement(db, kind);
  const pick = (ids: readonly string[]): ArticleRow[] =>
    ids.flatMap((id) => {
      const row = byId.get(id);
      const found = row && textIn(row.content, locale);
      if (!found) return [];
      const { slug, content, published_at } = row;
      const at = (published_at ?? new Date(0)).toISOString();
      return [{ slug, title: found.text.title, locale: found.locale, publishedAt: at, legal: content.legal }];
    });
  return {
    sections: [
      { id: null, name: null, articles: pick(loose) },
      ...sections.map(({ id, name, articles }) => ({ id, name, articles: pick(articles) })),
    ].filter(({ articles }) => articles.length > 0),
  };
}

/**
 * An article in force as a reader sees it, in the language asked for or the nearest there is.
 * @throws {Problem} `not-found`, also for one of another kind or of another audience
 */
export async function readArticle(
  db: Db,
  slug: string,
  reader: keyof typeof audiencesOf,
  { locale = "uz_UZ" }: Reading,
  kind?: ArticleKind,
): Promise<ArticlePage> {
  const row = await findInForce(db, slug, audiencesOf[reader]);
  const found = row && textIn(row.content, locale);
  if (!found || (kind !== undefined && row.kind !== kind)) throw notFound();
  const files = await readAttachedFiles(db, row.content.fileIds);
  return {
    slug: row.slug,
    kind: row.kind,
    number: row.number,
    publishedAt: (row.published_at ?? new Date(0)).toISOString(),
    locale: found.locale,
    missing: missingLocales(row.content),
    title: found.text.title,
    adoptedBy: found.text.adoptedBy ?? null,
    body: found.text.body,
    legal: row.content.legal,
    // What is still being checked, or was refused, is not offered to readers.
    files: files.filter(({ state }) => state === "clean"),
  };
}

/** The public version in force that holds a file. @throws {Problem} `not-found` */
export async function assertPublicFile(db: Db, slug: string, fileId: string): Promise<InForceRow> {
  const row = await findInForce(db, slug, audiencesOf.public);
  if (!row?.file_ids.includes(fileId)) throw notFound();
  return row;
}
