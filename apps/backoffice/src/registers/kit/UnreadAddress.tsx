import { type Register, unreadOf } from "@yer/api/contract/register";
import { lazyPart } from "@yer/ui";
import { Suspense } from "react";
import { putting } from "../address/address-after.js";
import { useRegisterParams } from "../address/use-register-params.js";

const AddressNotice = lazyPart(() => import("./AddressNotice.js"));

/** Props of {@link UnreadAddress}. */
export interface UnreadAddressProps extends Pick<Register, "asked"> {
  /** Names the address holds besides: a tab, a look; `rest`: a register within the screen says of all others. */
  readonly own: readonly string[] | "rest";
}

/** Says what of its address a screen does not understand that is no register, but is narrowed as one, or holds several. */
export function UnreadAddress({ asked, own }: UnreadAddressProps) {
  const [params, setParams] = useRegisterParams();
  const others = own === "rest" ? [...params.keys()].filter((name) => !(name in asked)) : own;
  const unread = unreadOf({ asked }, params, new Set(others));
  if (unread.length === 0) return null;
  const drop = () => setParams(putting(Object.fromEntries(unread.map(({ name }) => [name, ""]))));
  return (
    <Suspense>
      <AddressNotice unread={unread} onDrop={drop} />
    </Suspense>
  );
}
