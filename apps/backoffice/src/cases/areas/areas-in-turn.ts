import { type AreaStateKey, areaStates } from "@yer/api/contract/area-states";
import { areasRegister } from "@yer/api/contract/areas";
import { addressOf } from "@yer/api/paths";
import { queueOf } from "../../registers/kit/queue-in.js";

/** The state that `:state` of an address names; undefined where it names all, or none. */
export const stateAt = (path: string | undefined): AreaStateKey | undefined =>
  areaStates.find((state) => state.path === path)?.key;

const stateIn = (list: string): string | undefined => /^\/areas\/([\w-]+)(?:$|\?)/.exec(list)?.[1];

/** The state whose register stands at an address; undefined at any other. */
export const stateOfList = (list: string): AreaStateKey | undefined => stateAt(stateIn(list));

/** Areas are worked off from the register of a state, and from the list of what is proposed for them. */
export const areasInTurn = queueOf(areasRegister, {
  at: (path, params) => {
    const state = stateOfList(path);
    if (state !== undefined) return { state: [state] };
    return stateIn(path) === "area_all" && params.get("proposed") === "true" ? {} : undefined;
  },
  row: ({ id, number }) => ({ id, record: id, number, href: addressOf("/area/:id", { id }) }),
});
