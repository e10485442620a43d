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

/** Names of a conclusion's fields: the questions, by their labels, and what stands beside them. */
export function conclusionFields(
  questions: readonly { readonly id: number; readonly label: string }[],
  labels: { readonly summary: string; readonly files: string; readonly verdict: string },
) {
  return {
    ...Object.fromEntries(questions.map(({ id, label }): [`answers.${string}`, string] => [`answers.${id}`, label])),
    summary: labels.summary,
    files: { label: labels.files, at: "/fileIds" },
    verdict: labels.verdict,
  };
}

/** What is sent of a conclusion. */
export function conclusionOf({ verdict, summary, files }: ConclusionDraft, stepId: string, answers: Answers) {
  return { stepId, verdict, summary, answers, fileIds: files.map(({ id }) => id) };
}

/** Name of the input at a path of the form's values. */
export function nameOfPath(path: string): string {
  const [part = "", question] = path.split(".");
  return part === "answers" && question !== undefined ? answerFieldName(question) : part;
}
