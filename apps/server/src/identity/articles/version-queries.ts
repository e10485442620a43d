import type { ArticleContent } from "@yer/api/contract/articles";
import { uuidv7 } from "uuidv7";
import type { Transaction } from "../../platform/database/database.js";
import { contentColumns } from "./queries.js";

/** What a draft of an article is saved with; by the clock, with nobody's name. */
interface SavedDraft {
  readonly content: ArticleContent;
  readonly savedAt: Date;
  readonly savedBy: string | null;
}

const columnsOf = ({ content, savedAt, savedBy }: SavedDraft) => ({
  ...contentColumns(content),
  saved_at: savedAt,
  saved_by: savedBy,
});

/** Writes an article's draft, the number of the version it is to be, at its first revision. */
export async function insertDraft(
  transaction: Transaction,
  articleId: string,
  number: number,
  draft: SavedDraft,
): Promise<void> {
  await transaction
    .insertInto("article_versions")
    .values({
      id: uuidv7(),
      article_id: articleId,
      number,
      state: "draft",
      ...columnsOf(draft),
      due_at: null,
      published_at: null,
      published_by: null,
      reason: null,
      ended_at: null,
    })
    .execute();
}

/** Writes a draft anew, at the revision after the one that was read. */
export async function changeDraft(
  transaction: Transaction,
  id: string,
  revision: number,
  draft: SavedDraft,
): Promise<void> {
  await transaction
    .updateTable("article_versions")
    .set({ ...columnsOf(draft), revision })
    .where("id", "=", id)
    .execute();
}

/** Throws a draft away. */
export async function deleteVersion(transaction: Transaction, id: string): Promise<void> {
  await transaction.deleteFrom("article_versions").where("id", "=", id).execute();
}

/** Gives a draft to the clock, with who gave it and why. */
export async function scheduleDraft(
  transaction: Transaction,
  id: string,
  revision: number,
  { dueAt, publishedBy, reason }: { readonly dueAt: Date; readonly publishedBy: string; readonly reason: string },
): Promise<void> {
  await transaction
    .updateTable("article_versions")
    .set({ due_at: dueAt, published_by: publishedBy, reason, revision })
    .where("id", "=", id)
    .execute();
}

/** Takes a draft back from the clock. */
export async function unscheduleDraft(transaction: Transaction, id: string, revision: number): Promise<void> {
  await transaction
    .updateTable("article_versions")
    .set({ due_at: null, published_by: null, reason: null, revision })
    .where("id", "=", id)
    .execute();
}

/** Ends what is in force of an article: another version takes its place. */
export async function endInForce(transaction: Transaction, articleId: string, at: Date): Promise<void> {
  await transaction
    .updateTable("article_versions")
    .set({ state: "replaced", ended_at: at })
    .where("article_id", "=", articleId)
    .where("state", "=", "published")
    .execute();
}

/** Puts a draft in force. */
export async function publishVersion(
  transaction: Transaction,
  id: string,
  given: { readonly publishedAt: Date; readonly publishedBy: string | null; readonly reason: string },
): Promise<void> {
  await transaction
    .updateTable("article_versions")
    .set({
      state: "published",
      published_at: given.publishedAt,
      published_by: given.publishedBy,
      reason: given.reason,
      due_at: null,
    })
    .where("id", "=", id)
    .execute();
}

/** Takes a version out of force, with nothing in its place. */
export async function withdrawVersion(transaction: Transaction, id: string, at: Date): Promise<void> {
  await transaction
    .updateTable("article_versions")
    .set({ state: "withdrawn", ended_at: at })
    .where("id", "=", id)
    .execute();
}
