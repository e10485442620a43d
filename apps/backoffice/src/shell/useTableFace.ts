import { sayFailure } from "@yer/api/messages/sentences";
import type { Read } from "@yer/api/react";
import { useText } from "../language/useText.js";

/** What of a table tells how its rows stand: spread it on a `DataTable`. */
export interface TableFace {
  readonly status: "ready" | "loading" | "error" | "no-permission";
  readonly error: string | undefined;
  readonly onRetry: () => void;
}

/** How the rows of a register stand: not for this person, not to be had and why, on their way, or there. */
export function useTableFace(
  mayRead: boolean,
  { data, failure, isLoading, refetch }: Pick<Read<unknown>, "data" | "failure" | "isLoading" | "refetch">,
): TableFace {
  const text = useText();
  const isFailed = failure !== undefined && data === undefined && !isLoading;
  return {
    status: !mayRead ? "no-permission" : isFailed ? "error" : isLoading ? "loading" : "ready",
    error: failure && sayFailure(text, failure),
    onRetry: () => void refetch(),
  };
}
