import type { Endpoint, ReplyOf } from "@yer/api/contract/endpoint";
import { sayFailure } from "@yer/api/messages/sentences";
import { api, failureOf, useAppDispatch, useExtra } from "@yer/api/react";
import type { UploadPort } from "@yer/ui";
import { useCallback } from "react";
import { useText } from "../../base/language/use-text.js";

/** Sends a file of rows to its endpoint for `FileUpload`; what was made of it is the file it answers. */
export function useBatchUpload<E extends Endpoint>(
  endpoint: E,
  fileOf: (reply: ReplyOf<E>) => { readonly id: string; readonly name: string },
): UploadPort {
  const text = useText();
  const { client } = useExtra();
  const dispatch = useAppDispatch();
  return useCallback(
    async (file, { signal, onProgress }) => {
      try {
        const reply = await client.upload(endpoint, file, file.name, {
          signal,
          onProgress: ({ sent, total }) => onProgress(total ? sent / total : 0),
        });
        dispatch(api.util.invalidateTags([...endpoint.tags]));
        return { ...fileOf(reply), size: file.size };
      } catch (error) {
        throw new Error(sayFailure(text, failureOf(error)), { cause: error });
      }
    },
    [client, dispatch, endpoint, fileOf, text],
  );
}
