import { sayFailure } from "@yer/api/messages/sentences";
import type { Read } from "@yer/api/react";
import { useText } from "../language/use-text.js";
import { type StandingRead, statusOfRead } from "./status-of-read.js";

/** What of a table tells how its rows stand: spread it on a `DataTable`. */
export interface TableFace {
  readonly status: "ready" | "loading" | "error" | "no-permission";
  readonly error: string | undefined;
  readonly onRetry: () => void;
}

/** What of a reading its face is made of. */
export type FaceRead = StandingRead & Pick<Read<unknown>, "refetch">;

/**
 * How the rows of a list stand: not for this person, not to be had and why, on their way, or there. Rows that are merely
 * read anew, because something changed somewhere, do not fade: they answer what is asked.
 */
export function useTableFace(mayRead: boolean, read: FaceRead): TableFace {
  const text = useText();
  const { failure, refetch } = read;
  return {
    status: mayRead ? statusOfRead(read) : "no-permission",
    error: failure && sayFailure(text, failure),
    onRetry: () => void refetch(),
  };
}
