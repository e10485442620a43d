import { useSearchParams } from "react-router-dom";
import { type Queue, queueIn } from "../../../registers/kit/queue-in.js";
import { overlapsInTurn } from "../../overlaps/overlaps-in-turn.js";
import { areasInTurn, stateOfList } from "../areas-in-turn.js";
import { useAreaPageText } from "./area-page-texts.js";

/** The list that the area on screen was opened from, to be worked off; undefined where its address tells none. */
export function useAreaQueue(): Queue | undefined {
  return queueIn(useSearchParams()[0], areasInTurn, overlapsInTurn);
}

/** What such a list is called. */
export function useAreaQueueName(): (queue: Queue) => string {
  const text = useAreaPageText();
  return ({ of, href }) => {
    if (of === overlapsInTurn) return text("overlaps.title");
    const state = stateOfList(href);
    return state === undefined ? text("menu.group.areas") : text("areas.title", { state: text(`status.${state}`) });
  };
}
