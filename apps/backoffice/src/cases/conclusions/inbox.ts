import { conclusions, type conclusionsRegister, inboxViews } from "@yer/api/contract/conclusions";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { skip, useRead } from "@yer/api/react";
import { useMemo } from "react";
import type { RegisterState } from "../../registers/kit/register-state.js";

type Counts = ReplyOf<typeof conclusions.counts>;

/** The inbox as it stands before a person. */
export type Inbox = RegisterState<typeof conclusionsRegister>;

/** The list of it that is shown. */
export const viewOf = ({ asked }: Pick<Inbox, "asked">) => asked.view ?? inboxViews[0];

/** How many each list holds under the filters that stand, and the steps. */
export function useCounts({ asked, mayRead }: Inbox) {
  const { view: _, sort: _sort, ...query } = asked;
  return useRead(conclusions.counts, mayRead ? { query } : skip).data;
}

/** The steps by their labels, which an address names them by; one that was chosen and is no more is its own name. */
function stepsToChoose(steps: Counts["steps"], chosen: readonly string[]): Counts["steps"] {
  const gone = chosen.filter((label) => !steps.some((step) => step.label === label));
  return [
    ...steps,
    ...gone.map((label) => ({ label, name: { uz_UZ: label, uz_Cyrl: label, ru_RU: label, en_US: label } })),
  ];
}

/** What columns and filters need: whether what was given is looked at, and the steps there are to choose. */
export function useMore(inbox: Inbox) {
  const isDone = viewOf(inbox) === "done";
  const steps = useCounts(inbox)?.steps;
  const chosen = inbox.asked.step;
  return useMemo(() => ({ isDone, steps: stepsToChoose(steps ?? [], chosen ?? []), chosen }), [isDone, steps, chosen]);
}
