import type { AreaMoveKey, AreaPosition } from "@yer/api/contract/area-states";
import type { EndpointCode } from "@yer/api/contract/codes";

/**
 * Who sets a move of an area going: staff holding a code, of the office or of the organisation that inspects it; the
 * clock; or the application that was opened from it.
 */
export type AreaMover =
  | { readonly by: "office"; readonly code: EndpointCode }
  | { readonly by: "inspection"; readonly code: EndpointCode }
  | { readonly by: "clock" }
  | { readonly by: "application" };

/** One row of the table. `to` lists every end of the move, the same position where it stays; the area and what is said of it choose. */
export interface AreaTransition {
  readonly move: AreaMoveKey;
  readonly to: readonly AreaPosition[];
  readonly mover: AreaMover;
}

const office = (code: EndpointCode): AreaMover => ({ by: "office", code });
const inspection = (code: EndpointCode): AreaMover => ({ by: "inspection", code });
const clock: AreaMover = { by: "clock" };
const application: AreaMover = { by: "application" };

const setAside: AreaTransition = {
  move: "set_aside",
  to: ["no_grip", "construction", "drafts"],
  mover: office("set_aside:area"),
};
const putBack: AreaTransition = { move: "put_back", to: ["area_new"], mover: office("set_aside:area") };
const recall: AreaTransition = { move: "recall", to: ["area_new"], mover: office("send:area") };
const send: AreaTransition = { move: "send", to: ["area_sent"], mover: office("send:area") };
const open: AreaTransition = { move: "open", to: ["area_opened"], mover: office("create:property") };

/** What takes a second person, from a position: proposed by one, it stays there until another approves or refuses. */
function proposal(from: AreaPosition, targets: readonly AreaPosition[]): readonly AreaTransition[] {
  return [
    { move: "propose", to: [from], mover: office("propose:write_off") },
    { move: "approve", to: targets, mover: office("approve:write_off") },
    { move: "refuse", to: [from], mover: office("approve:write_off") },
  ];
}

const asideByTwo = ["written_off", "state_owned"] as const;

/**
 * Every move out of every position of an area (DOMAIN §6). The server decides by this table and the screens explain by
 * it; a position without a row does not compile. No code puts an area anywhere except by a row of it.
 */
export const areaTransitions: Readonly<Record<AreaPosition, readonly AreaTransition[]>> = {
  area_new: [
    send,
    { move: "confirm", to: ["area_new"], mover: office("confirm:area") },
    open,
    { move: "wait", to: ["area_waiting"], mover: clock },
    setAside,
    ...proposal("area_new", asideByTwo),
  ],
  area_sent: [
    { move: "take", to: ["area_taken"], mover: inspection("take:area") },
    { move: "return", to: ["area_returned"], mover: inspection("take:area") },
    recall,
    setAside,
    ...proposal("area_sent", asideByTwo),
  ],
  area_taken: [
    // Stays where a second person has to approve what was found.
    { move: "find", to: ["area_new", "area_taken", "area_returned"], mover: inspection("find:area") },
    { move: "give_back", to: ["area_new"], mover: inspection("take:area") },
    setAside,
    ...proposal("area_taken", asideByTwo),
  ],
  area_returned: [
    // The last answer sends it back to where it came from; until then it stays.
    { move: "answer", to: ["area_returned", "area_sent", "area_taken"], mover: office("update:area") },
    recall,
    setAside,
    ...proposal("area_returned", asideByTwo),
  ],
  area_waiting: [
    { move: "begin", to: ["area_new"], mover: clock },
    send,
    setAside,
    ...proposal("area_waiting", asideByTwo),
  ],
  area_opened: [
    { move: "withdraw_application", to: ["area_new"], mover: application },
    { move: "end_application", to: ["not_registered"], mover: application },
  ],
  no_grip: [putBack],
  construction: [putBack],
  drafts: [putBack],
  written_off: proposal("written_off", ["area_new"]),
  state_owned: proposal("state_owned", ["area_new"]),
  not_registered: [open, putBack],
};

/** The row for a move out of a position, or `undefined` where the table has none. */
export function areaTransitionOf(position: AreaPosition, move: AreaMoveKey): AreaTransition | undefined {
  return areaTransitions[position].find((row) => row.move === move);
}
