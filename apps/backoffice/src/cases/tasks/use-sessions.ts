import { council, type CouncilSession } from "@yer/api/contract/council";
import { pageSizes } from "@yer/api/contract/list";
import { type Failure, useRead } from "@yer/api/react";
import { useState } from "react";

/** What reading the sessions came to. */
export interface Sessions {
  /** All there are, the latest first; undefined while they are on their way. */
  readonly sessions: readonly CouncilSession[] | undefined;
  /** Why they cannot be had. */
  readonly failure: Failure | undefined;
  readonly refetch: () => unknown;
}

const none: readonly CouncilSession[] = [];

/**
 * The sessions of the reader's Council, page after page to the first of them: applications are put on the agenda of
 * any.
 */
export function useSessions(): Sessions {
  const [before, setBefore] = useState<{ readonly items: readonly CouncilSession[]; readonly after?: string }>({
    items: none,
  });
  const { after } = before;
  const { currentData, failure, isFetching, refetch } = useRead(
    council.list,
    { query: { limit: pageSizes.most, ...(after === undefined ? {} : { after }) } },
    { fresh: true },
  );
  const isWhole = currentData?.next === null;
  if (currentData && currentData.next !== null && !isFetching) {
    setBefore({ items: [...before.items, ...currentData.items], after: currentData.next });
  }
  return {
    sessions: isWhole ? [...before.items, ...currentData.items] : undefined,
    failure: currentData ? undefined : failure,
    refetch,
  };
}
