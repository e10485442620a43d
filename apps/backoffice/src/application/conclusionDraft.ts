import type { Answers, Conclusion, Field } from "@yer/api/contract/discussion";
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

/** The file that answers a question, as a list of at most one. */
export function answerFileOf({ answers, files }: ConclusionDraft, field: Field): StoredFile[] {
  return files.filter(({ id }) => id === answers[field.id]);
}

/** Files that answer no question. */
export function documentsOf({ answers, files }: ConclusionDraft, fields: readonly Field[]): StoredFile[] {
  const answering = fields.filter(({ fieldType }) => fieldType === "file").map(({ id }) => answers[id]);
  return files.filter(({ id }) => !answering.includes(id));
}

/** Answers a question by a file, in place of the one before; `undefined` takes the answer away. */
export function withAnswerFile(draft: ConclusionDraft, field: Field, file: StoredFile | undefined): ConclusionDraft {
  const kept = draft.files.filter(({ id }) => id !== draft.answers[field.id] && id !== file?.id);
  return {
    ...draft,
    answers: { ...draft.answers, [field.id]: file?.id ?? null },
    files: file ? [...kept, file] : kept,
  };
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

/** Name of the form's field for a question. */
export function nameOfQuestion(field: Pick<Field, "id">): string {
  return `answer-${field.id}`;
}

/** Names of the fields that must still be filled in, in the order of the form. */
export function lackingOf({ verdict, summary, answers }: ConclusionDraft, fields: readonly Field[]): string[] {
  return [
    ...fields.filter((field) => field.required && (answers[field.id] ?? "") === "").map(nameOfQuestion),
    ...(summary.trim() === "" ? ["summary"] : []),
    ...(verdict === null ? ["verdict"] : []),
  ];
}

/** Name of the field that a pointer into what was sent leads to. */
export function nameOfPointer(pointer: string): string {
  const [, part = "", question] = pointer.split("/");
  if (part === "answers" && question !== undefined) return `answer-${question}`;
  return part === "fileIds" ? "files" : part;
}
