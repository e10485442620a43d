import type { Arrangement, ArticleContent, ArticleKind } from "@yer/api/contract/articles";
import { sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { notFound } from "../../platform/problem/problem.js";
import { filesOf, searchKeyOf } from "./content.js";

type Reader = Db | Transaction;

const drawn = [
  "v.id",
  "v.article_id",
  "v.number",
  "v.state",
  "v.content",
  "v.revision",
  "v.saved_at",
  "v.saved_by",
  "v.due_at",
  "v.published_at",
  "v.published_by",
  "v.reason",
  "v.ended_at",
] as const;

/** An article's own row. @throws {Problem} `not-found` */
export async function readLine(db: Reader, id: string, lock = false) {
  const line = await db
    .selectFrom("articles")
    .selectAll()
    .where("id", "=", id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (line === undefined) throw notFound();
  return line;
}

/** Articles of a kind. */
export async function readLines(db: Reader, kind: ArticleKind) {
  return await db.selectFrom("articles").selectAll().where("kind", "=", kind).orderBy("id").execute();
}

/** Versions of articles, newest first, the draft before all. */
export async function readVersions(db: Reader, articleIds: readonly string[]) {
  return await db
    .selectFrom("article_versions as v")
    .select(drawn)
    .where(sql<boolean>`v.article_id = any(${`{${articleIds.join(",")}}`}::uuid[])`)
    .orderBy("v.number", "desc")
    .execute();
}

/** See {@link readVersions}. */
export type VersionRow = Awaited<ReturnType<typeof readVersions>>[number];

/** Versions in force of a kind that one of the audiences may read; `key` narrows to those with these words. */
export async function readInForce(db: Reader, kind: ArticleKind, audiences: readonly string[], key: string) {
  return await inForce(db, audiences)
    .where("a.kind", "=", kind)
    .$if(key !== "", (query) => query.where(sql<boolean>`position(${key} in v.search_key) > 0`))
    .execute();
}

/** The version in force under an address, if one of the audiences may read it. */
export async function findInForce(db: Reader, slug: string, audiences: readonly string[]) {
  return await inForce(db, audiences).where("a.slug", "=", slug).executeTakeFirst();
}

function inForce(db: Reader, audiences: readonly string[]) {
  return db
    .selectFrom("articles as a")
    .innerJoin("article_versions as v", "v.article_id", "a.id")
    .select(["a.id as articleId", "a.kind", "a.slug", "v.file_ids"])
    .select(drawn)
    .where("v.state", "=", "published")
    .where(sql<boolean>`v.content->>'audience' = any(${`{${audiences.join(",")}}`}::text[])`);
}

/** See {@link findInForce}. */
export type InForceRow = NonNullable<Awaited<ReturnType<typeof findInForce>>>;

/** The order of a kind. */
export async function readArrangement(db: Reader, kind: ArticleKind, lock = false) {
  return await db
    .selectFrom("article_arrangements")
    .select(["version", "loose", "sections"])
    .where("kind", "=", kind)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
}

/** Writes the order of a kind, as its next version. */
export async function writeArrangement(
  transaction: Transaction,
  kind: ArticleKind,
  version: number,
  { loose, sections }: Arrangement,
): Promise<void> {
  await transaction
    .updateTable("article_arrangements")
    .set({ version, loose: jsonb(loose), sections: jsonb(sections) })
    .where("kind", "=", kind)
    .execute();
}

/** Writes a new article; `false` where another has its address. */
export async function insertArticle(
  transaction: Transaction,
  article: { readonly id: string; readonly kind: ArticleKind; readonly slug: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto("articles")
    .values(article)
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Takes an article away of which nothing was ever published. */
export async function deleteArticle(transaction: Transaction, id: string): Promise<void> {
  await transaction.deleteFrom("articles").where("id", "=", id).execute();
}

/** Which of these files the scanner has found clean. */
export async function cleanFiles(db: Reader, ids: readonly string[]) {
  return await db
    .selectFrom("stored_file")
    .select("id")
    .where("id", "in", [...ids])
    .where("state", "=", "clean")
    .execute();
}

/** The columns that follow from what a version holds. */
export function contentColumns(content: ArticleContent) {
  return {
    content: jsonb(content),
    file_ids: jsonb([...new Set(filesOf(content).map(({ id }) => id))]),
    search_key: searchKeyOf(content),
  };
}

/** Files that any version of an article holds. */
export async function heldFiles(db: Reader, articleId: string): Promise<string[]> {
  const rows = await db.selectFrom("article_versions").select("file_ids").where("article_id", "=", articleId).execute();
  return rows.flatMap(({ file_ids }) => file_ids);
}

/** Where a file is held: kinds, and whether staff read that version now. */
export async function holdersOf(db: Reader, fileId: string) {
  return await db
    .selectFrom("article_versions as v")
    .innerJoin("articles as a", "a.id", "v.article_id")
    .select(["a.kind", "v.state", "v.content"])
    .where(sql<boolean>`v.file_ids @> ${jsonb([fileId])}`)
    .execute();
}

/** Articles whose draft the clock has to publish. */
export async function dueDrafts(db: Reader, now: Date) {
  return await db
    .selectFrom("article_versions")
    .select(["article_id"])
    .where("state", "=", "draft")
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .limit(200)
    .execute();
}
