import { type ArticleContent, type ArticleDraft, articleDraft, articles } from "@yer/api/contract/articles";
import type { FileRef } from "@yer/api/contract/files";
import { type Failure, useAct } from "@yer/api/react";
import { useState } from "react";
import { type DraftPort, useSharedDraft } from "../../base/drafts/use-shared-draft.js";

/** A file as the form holds it. */
export type AttachedFile = Pick<FileRef, "id" | "name" | "size">;

/** What is written: the content, its files with their names. */
export interface Written {
  readonly content: ArticleContent;
  readonly files: readonly AttachedFile[];
}

const port: DraftPort<Written, ArticleDraft> = {
  read: ({ content, files }) => ({ content, files }),
  theirs: (current) => {
    const parsed = articleDraft.safeParse(current);
    return parsed.success ? parsed.data : undefined;
  },
};

/** Keeps an article's draft, which those who write it share. `failure`: why the last save failed. */
export function useArticleDraft(id: string, draft: ArticleDraft) {
  const [save] = useAct(articles.saveDraft);
  const [failure, setFailure] = useState<Failure>();
  const saving = useSharedDraft({ form: "aside:article", id }, draft, port, async ({ content, files }, revision) => {
    const kept = await save({
      params: { id },
      ifMatch: revision,
      body: { ...content, fileIds: files.map((file) => file.id) },
    });
    setFailure(kept.failure);
    return kept.failure ? kept : { data: { ...kept.data, savedBy: null } };
  });
  return { ...saving, failure: saving.theirs ? undefined : failure };
}

/** See {@link useArticleDraft}. */
export type ArticleDraftSaving = ReturnType<typeof useArticleDraft>;
