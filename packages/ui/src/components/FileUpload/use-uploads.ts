import { useCallback, useEffect, useRef, useState } from "react";
import type { StoredFile, Upload, UploadPort } from "./uploads.js";

/** How many files travel at once; more only make each of them slower. */
const atOnce = 3;

let made = 0;

/** The queue of uploads: runs a few at a time, can cancel and retry each, and abandons all when the component goes. */
export function useUploads(
  upload: UploadPort,
  onStored: (file: StoredFile, key: string) => void,
): {
  readonly uploads: readonly Upload[];
  readonly add: (files: readonly File[]) => void;
  readonly cancel: (key: string) => void;
  readonly retry: (key: string) => void;
  readonly remove: (key: string) => void;
} {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const stored = useRef(onStored);
  useEffect(() => {
    stored.current = onStored;
  });

  const set = useCallback((key: string, state: Upload["state"]) => {
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, state } : one)));
  }, []);
  const remove = useCallback((key: string) => {
    running.current.get(key)?.abort();
    running.current.delete(key);
    setUploads((all) => all.filter((one) => one.key !== key));
  }, []);

  useEffect(() => {
    const free = atOnce - running.current.size;
    const next = uploads.filter((one) => one.state.kind === "waiting" && !running.current.has(one.key)).slice(0, free);
    for (const { key, file } of next) {
      const controller = new AbortController();
      running.current.set(key, controller);
      set(key, { kind: "uploading", share: 0 });
      upload(file, {
        signal: controller.signal,
        onProgress: (share) => {
          if (!controller.signal.aborted) set(key, { kind: "uploading", share: Math.min(1, Math.max(0, share)) });
        },
      })
        .then((result) => {
          if (controller.signal.aborted) return undefined;
          running.current.delete(key);
          stored.current(result, key);
          return remove(key);
        })
        .catch((error: unknown) => {
          if (controller.signal.aborted) return;
          running.current.delete(key);
          set(key, { kind: "failed", reason: error instanceof Error ? error.message : "" });
        });
    }
  }, [uploads, upload, set, remove]);

  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of all.values()) controller.abort();
      all.clear();
    };
  }, []);

  return {
    uploads,
    add: useCallback((files) => {
      const waiting = files.map((file): Upload => ({ key: `upload-${(made += 1)}`, file, state: { kind: "waiting" } }));
      setUploads((all) => [...all, ...waiting]);
    }, []),
    cancel: useCallback(
      (key) => {
        running.current.get(key)?.abort();
        running.current.delete(key);
        set(key, { kind: "cancelled" });
      },
      [set],
    ),
    retry: useCallback((key) => set(key, { kind: "waiting" }), [set]),
    remove,
  };
}
