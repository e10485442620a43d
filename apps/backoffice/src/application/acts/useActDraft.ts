import { type ServerDraft, useServerDraft } from "../../drafts/useServerDraft.js";
import type { ActProps } from "./ActProps.js";

/**
 * What is being written in a move's dialog, kept on the server like every form: grounds typed for half an hour survive
 * Escape, a reload and an expired session. One draft per person, move and file.
 */
export function useActDraft<Values extends object>({ file, move }: ActProps, start: Values): ServerDraft<Values> {
  return useServerDraft(`move:${move}`, file.id, start);
}
