import { files, type UploadKind } from "@yer/api/contract/files";
import { sayFailure } from "@yer/api/messages/sentences";
import { failureOf, useExtra } from "@yer/api/react";
import type { UploadPort } from "@yer/ui";
import { useCallback } from "react";
import { useText } from "../language/use-text.js";

/**
 * Sends files to the service for `FileUpload`; a refusal is told in the person's words.
 *
 * @param kind what the documents are, where the form asks it.
 */
export function useUploadPort(kind: UploadKind | null = null): UploadPort {
  const text = useText();
  const { client } = useExtra();
  return useCallback(
    async (file, { signal, onProgress }) => {
      try {
        const stored = await client.upload(files.upload, file, file.name, {
          signal,
          ...(kind === null ? {} : { query: { kind } }),
          onProgress: ({ sent, total }) => onProgress(total ? sent / total : 0),
        });
        return { id: stored.id, name: stored.name, size: stored.size };
      } catch (error) {
        throw new Error(sayFailure(text, failureOf(error)), { cause: error });
      }
    },
    [client, kind, text],
  );
}
