import type { Queue } from "../../../registers/kit/queue-in.js";
import { complaintsInTurn } from "../../objections/complaints-in-turn.js";
import { overlapsInTurn } from "../../overlaps/overlaps-in-turn.js";
import { applicationsInTurn, statusOfList } from "../register/applications-in-turn.js";
import { useApplicationText } from "../application-texts.js";

/** Lists that are worked off on the pages of applications. */
export const queuesOfApplications = [applicationsInTurn, complaintsInTurn, overlapsInTurn] as const;

/** What a list that an application was opened from is called. */
export function useQueueName(): (queue: Queue) => string {
  const text = useApplicationText();
  return ({ of, href }) => {
    const status = statusOfList(href);
    if (status !== undefined) return text("register.title.status", { status: text(`status.${status}`) });
    return of === complaintsInTurn ? text("complaints.title") : text("overlaps.title");
  };
}
