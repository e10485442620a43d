import { conclusions, type conclusionsRegister, inboxViews } from "@yer/api/contract/conclusions";
import { skip, useRead } from "@yer/api/react";
import { useMemo } from "react";
import type { RegisterState } from "../../registers/kit/register-state.js";

/** The inbox as it stands before a person. */
export type Inbox = RegisterState<typeof conclusionsRegister>;

/** The list of it that is shown. */
export const viewOf = ({ asked }: Pick<Inbox, "asked">) => asked.view ?? inboxViews[0];

/** How many each list holds under the filters that stand, and the names of the steps. */
export function useCounts({ asked, mayRead }: Inbox) {
  const { view: _, sort: _sort, ...query } = asked;
  return useRead(conclusions.counts, mayRead ? { query } : skip).data;
}

/** What columns and filters need: whether what was given is looked at, and the steps there are to choose. */
export function useMore(inbox: Inbox) {
  const isDone = viewOf(inbox) === "done";
  const steps = useCounts(inbox)?.steps;
  const chosen = inbox.asked.step;
  return useMemo(
    () => ({ isDone, steps: [...new Set([...(steps ?? []), ...(chosen ?? [])])], chosen }),
    [isDone, steps, chosen],
  );
}
