import { type FileRef, type UploadKind, uploadKinds } from "@yer/api/contract/files";

/** What a document is, `none` where it was not told. */
export type KindTold = UploadKind | "none";

/** Documents fewer than this are seen at a glance. */
const few = 4;

/** What a document was told to be. */
export const kindOf = ({ kind }: Pick<FileRef, "kind">): KindTold => kind ?? "none";

/**
 * The kinds among documents with how many there are of each, in the order in which they are asked; none where a filter
 * would help nobody: few documents, or all of one kind.
 */
export function kindsAmong(files: readonly Pick<FileRef, "kind">[]): { kind: KindTold; count: number }[] {
  const counted = [...uploadKinds, "none" as const]
    .map((kind) => ({ kind, count: files.filter((file) => kindOf(file) === kind).length }))
    .filter(({ count }) => count > 0);
  return files.length < few || counted.length < 2 ? [] : counted;
}
