import type { AreaMoveKey, AreaSentenceCode } from "@yer/api/contract/area-states";
import type { AreaSentence } from "@yer/api/contract/area-facts";
import type { AreaState } from "./area-preconditions.js";

/** A sentence, and the move that it calls for: `null` where nobody is to do anything now. */
interface Called {
  readonly code: AreaSentenceCode;
  readonly move: AreaMoveKey | null;
}

/** What must happen next to a new area. */
function ofNew({ confirmed, hasNeighborhood, scheduleRuns, confirmsByDocument }: AreaState): Called {
  if (confirmed && !hasNeighborhood) return { code: "new_placeless", move: null };
  if (confirmed) return scheduleRuns ? { code: "new_open", move: "open" } : { code: "new_confirmed", move: "wait" };
  return { code: confirmsByDocument ? "new_send_or_confirm" : "new_send", move: "send" };
}

/** What must happen next to an area: the sentence of its page, and the move that it calls for. */
export function nextOfArea(state: AreaState): Called {
  if (state.placeEnded && state.position !== "area_opened") return { code: "place_ended", move: null };
  if (state.proposal !== null) return { code: "proposed", move: "approve" };
  switch (state.position) {
    case "area_new":
      return ofNew(state);
    case "area_sent":
      return { code: "sent", move: "take" };
    case "area_taken":
      return { code: "taken", move: "find" };
    case "area_returned":
      return { code: "returned", move: "answer" };
    case "area_waiting":
      return { code: "waiting", move: state.scheduleRuns ? "begin" : null };
    case "area_opened":
      return { code: "opened", move: null };
    case "no_grip":
      return { code: state.hasOutline || state.hasTotal ? "mended" : "no_grip", move: "put_back" };
    case "construction":
      return { code: !state.hasBuildings || state.hasBuilt ? "mended" : "construction", move: "put_back" };
    case "drafts":
      return { code: "drafts", move: "put_back" };
    case "written_off":
    case "state_owned":
      return { code: state.position, move: null };
    case "not_registered":
      return { code: "not_registered", move: state.hasNeighborhood ? "open" : "put_back" };
  }
}

/** The one sentence of an area, as the contract has it. */
export function areaSentenceOf(state: AreaState): AreaSentence {
  return { code: nextOfArea(state).code, count: state.openRequests, target: state.proposal };
}
