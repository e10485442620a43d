import { files, type UploadKind } from "@yer/api/contract/files";
import { publicSite } from "@yer/api/contract/public";
import { sayFailure } from "@yer/api/messages/sentences";
import { failureOf, useExtra } from "@yer/api/react";
import type { StoredFile, UploadPort } from "@yer/ui";
import { useCallback } from "react";
import { useText } from "../language/use-text.js";

/** Endings of what the service takes. It looks inside as well. */
export const acceptedFiles = [".pdf", ".png", ".jpg", ".jpeg", ".docx", ".xlsx", ".zip"];

/** How the accepted kinds are named to people. */
export const acceptedLabel = "PDF, PNG, JPEG, DOCX, XLSX, ZIP";

/** Files that one objection or complaint carries at the most. */
export const mostFiles = 5;

/** A paper that was sent, with what its author said it is. */
export interface SentPaper extends StoredFile {
  readonly kind?: UploadKind | null;
}

/**
 * Sends files to the service for `FileUpload`; a refusal is told in the person's words.
 * @param isAnyone `true`: without a session; the file's key stands behind its id, for {@link uploadedIds}
 * @param kind what the papers are, where that was said; it comes back with each
 */
export function useFileUploads(isAnyone: boolean, kind: UploadKind | null): UploadPort {
  const text = useText();
  const { client } = useExtra();
  return useCallback(
    async (file, { signal, onProgress }): Promise<SentPaper> => {
      const options = {
        signal,
        ...(kind === null ? {} : { query: { kind } }),
        onProgress: ({ sent, total }: { sent: number; total?: number | undefined }) =>
          onProgress(total ? sent / total : 0),
      };
      try {
        if (!isAnyone) {
          const { id, name, size } = await client.upload(files.upload, file, file.name, options);
          return { id, name, size, kind };
        }
        const { id, key, name, size } = await client.upload(publicSite.upload, file, file.name, options);
        return { id: `${id} ${key}`, name, size, kind };
      } catch (error) {
        throw new Error(sayFailure(text, failureOf(error)), { cause: error });
      }
    },
    [client, text, isAnyone, kind],
  );
}

/** Ids of uploaded files and the keys they were given to strangers under. */
export function uploadedIds(uploaded: readonly { readonly id: string }[]): { fileIds: string[]; fileKeys: string[] } {
  const parts = uploaded.map(({ id }) => id.split(" "));
  return { fileIds: parts.map(([id = ""]) => id), fileKeys: parts.flatMap(([, key]) => key ?? []) };
}
