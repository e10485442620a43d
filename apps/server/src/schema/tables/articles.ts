import type { Arrangement, ArticleContent, ArticleKind } from "@yer/api/contract/articles";
import type { Generated } from "kysely";

/** Tables of what is written for readers (migration 0295). */
export interface ArticlesTables {
  articles: ArticlesTable;
  article_versions: ArticleVersionsTable;
  article_arrangements: ArticleArrangementsTable;
}

/** A line of versions under one address. */
export interface ArticlesTable {
  id: string;
  kind: ArticleKind;
  slug: string;
}

/** A version of an article; a published one never changes. An article has one draft and one version in force at most. */
export interface ArticleVersionsTable {
  id: string;
  article_id: string;
  number: number;
  state: "draft" | "published" | "replaced" | "withdrawn";
  content: ArticleContent;
  /** Attachments and pictures: who may read the version may have them. */
  file_ids: string[];
  /** Words of all its languages as search finds them. */
  search_key: string;
  /** Counts the saves of a draft. */
  revision: Generated<number>;
  saved_at: Date;
  /** Name of who saved. */
  saved_by: string | null;
  /** When the clock is to publish the draft; `null`: it is published by hand. */
  due_at: Date | null;
  published_at: Date | null;
  /** Name of who published. */
  published_by: string | null;
  reason: string | null;
  ended_at: Date | null;
}

/** The order of one kind's articles. */
export interface ArticleArrangementsTable {
  kind: ArticleKind;
  version: Generated<number>;
  loose: Generated<Arrangement["loose"]>;
  sections: Generated<Arrangement["sections"]>;
}
