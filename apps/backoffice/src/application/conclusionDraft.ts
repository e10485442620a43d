import type { Answers, Conclusion, Field } from "@yer/api/contract/discussion";
import { answerFieldName } from "@yer/flow-editor/groups";
import type { StoredFile } from "@yer/ui";

/** A conclusion while it is written; kept on the server until it is sent. */
export interface ConclusionDraft {
  verdict: "positive" | "negative" | null;
  summary: string;
  /** By the id of the question; a file's answer is its id. */
  answers: Answers;
  /** Every file handed in: answers to questions and documents beside them. */
  files: StoredFile[];
}

/** What a form begins with: nothing, or the conclusion that is to be superseded. */
export function draftOf(before: Conclusion | undefined): ConclusionDraft {
  return {
    verdict: before?.verdict ?? null,
    summary: before?.summary ?? "",
    answers: before?.answers ?? {},
    files: before?.files ?? [],
  };
}

/** Files that answer no question. */
export function documentsOf({ answers, files }: ConclusionDraft, fields: readonly Field[]): StoredFile[] {
  const answering = fields.filter(({ fieldType }) => fieldType === "file").map(({ id }) => answers[id]);
  return files.filter(({ id }) => !answering.includes(id));
}

/** Answers a question. A file's answer brings the file itself, which takes the place of the one before. */
export function withAnswer(
  draft: ConclusionDraft,
  field: Pick<Field, "id" | "fieldType">,
  answer: Answers[string],
  file: StoredFile | undefined,
): ConclusionDraft {
  const answers = { ...draft.answers, [field.id]: answer };
  if (field.fieldType !== "file") return { ...draft, answers };
  const kept = draft.files.filter(({ id }) => id !== draft.answers[field.id] && id !== file?.id);
  return { ...draft, answers, files: file ? [...kept, file] : kept };
}

/** Changes the documents and leaves the files that answer questions. */
export function withDocuments(
  draft: ConclusionDraft,
  fields: readonly Field[],
  documents: readonly StoredFile[],
): ConclusionDraft {
  const beside = new Set(documentsOf(draft, fields).map(({ id }) => id));
  return { ...draft, files: [...draft.files.filter(({ id }) => !beside.has(id)), ...documents] };
}

/** Names of the fields beside the questions that must still be filled in, in the order of the form. */
export function lackingOf({ verdict, summary }: ConclusionDraft): string[] {
  return [...(summary.trim() === "" ? ["summary"] : []), ...(verdict === null ? ["verdict"] : [])];
}

/** Name of the field that a pointer into what was sent leads to. */
export function nameOfPointer(pointer: string): string {
  const [, part = "", question] = pointer.split("/");
  if (part === "answers" && question !== undefined) return answerFieldName(question);
  return part === "fileIds" ? "files" : part;
}
