import type { ContentStore } from "./content-store.js";

/**
 * Two stores as one, while content is moved from one into the other: what comes is put into the first, what lies in
 * either is there. What lies in both is listed twice.
 */
export function pairedContent(first: ContentStore, second: ContentStore): ContentStore {
  return {
    has: async (sha256) => (await first.has(sha256)) || second.has(sha256),
    put: async (sha256, content) => first.put(sha256, content),
    open: async (sha256) => (await first.open(sha256)) ?? second.open(sha256),
    remove: async (sha256) => {
      await second.remove(sha256);
      await first.remove(sha256);
    },
    list: async function* list(before) {
      yield* first.list(before);
      yield* second.list(before);
    },
    sweepUnfinished: async (before) => {
      await first.sweepUnfinished(before);
      await second.sweepUnfinished(before);
    },
    tryWriting: async () => first.tryWriting(),
    space: async () => first.space(),
  };
}
