import type { AreaBasket } from "@yer/api/contract/area-states";
import { addressOf } from "@yer/api/paths";

/** The menu's text that names a basket. */
export function basketLabel(basket: AreaBasket) {
  return basket === "state_owned" ? ("menu.state-owneds" as const) : (`menu.${basket}` as const);
}

/** Where the register of each basket stands (SPEC §2). */
const addresses = {
  not_registered: addressOf("/not_registered"),
  no_grip: addressOf("/no_grip"),
  construction: addressOf("/construction"),
  drafts: addressOf("/drafts"),
  written_off: addressOf("/written_off"),
  state_owned: addressOf("/state-owneds"),
} as const satisfies Record<AreaBasket, string>;

/** Where the register of a basket stands. */
export const basketAddress = (basket: AreaBasket): string => addresses[basket];

/** The basket whose register stands at an address. */
export function basketAt(pathname: string): AreaBasket | undefined {
  return (Object.keys(addresses) as AreaBasket[]).find((basket) => addresses[basket] === pathname);
}
