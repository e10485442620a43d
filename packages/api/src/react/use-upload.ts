import { useEffect, useRef, useState } from "react";
import type { Progress } from "../client/transport.js";
import type { Endpoint, ReplyOf } from "../contract/endpoint.js";
import { api } from "./api.js";
import { type Failure, failureOf } from "./failure.js";
import type { ActOutcome } from "./use-act.js";
import { useAppDispatch, useExtra } from "./use-client.js";

/** How an upload stands. */
export interface UploadState {
  readonly pending: boolean;
  readonly progress: Progress | undefined;
  readonly failure: Failure | undefined;
  /** Gives the upload up. */
  readonly cancel: () => void;
}

/**
 * Uploads one file at a time: `const [upload, { progress, cancel }] = useUpload(files.upload)`. The promise never rejects.
 * A new file, and leaving the screen, give the one under way up.
 */
export function useUpload<E extends Endpoint>(
  endpoint: E,
): [upload: (file: File) => Promise<ActOutcome<ReplyOf<E>>>, state: UploadState] {
  const { client, run } = useExtra();
  const dispatch = useAppDispatch();
  const [state, setState] = useState<Pick<UploadState, "pending" | "progress" | "failure">>({
    pending: false,
    progress: undefined,
    failure: undefined,
  });
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  async function upload(file: File): Promise<ActOutcome<ReplyOf<E>>> {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    const show = (next: typeof state) => {
      if (!controller.signal.aborted) setState(next);
    };
    show({ pending: true, progress: { sent: 0, total: file.size }, failure: undefined });
    try {
      const data = await client.upload(endpoint, file, file.name, {
        signal: controller.signal,
        run,
        onProgress: (progress) => show({ pending: true, progress, failure: undefined }),
      });
      show({ pending: false, progress: undefined, failure: undefined });
      dispatch(api.util.invalidateTags([...endpoint.tags]));
      return { data };
    } catch (error) {
      const failure = failureOf(error);
      show({ pending: false, progress: undefined, failure });
      return { failure };
    }
  }

  function cancel(): void {
    current.current?.abort();
    setState({ pending: false, progress: undefined, failure: undefined });
  }

  return [upload, { ...state, cancel }];
}
