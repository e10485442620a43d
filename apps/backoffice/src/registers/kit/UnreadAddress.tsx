import { type Register, unreadOf } from "@yer/api/contract/register";
import { lazyPart } from "@yer/ui";
import { Suspense } from "react";
import { putting } from "../address/address-after.js";
import { useRegisterParams } from "../address/use-register-params.js";

const AddressNotice = lazyPart(() => import("./AddressNotice.js"));

/** Props of {@link UnreadAddress}. */
export interface UnreadAddressProps extends Pick<Register, "asked"> {
  /** Names the address holds besides: a tab, a look. */
  readonly own: readonly string[];
}

/** Says what of its address a screen does not understand that is no register, but is narrowed as one. */
export function UnreadAddress({ asked, own }: UnreadAddressProps) {
  const [params, setParams] = useRegisterParams();
  const unread = unreadOf({ asked }, params, new Set(own));
  if (unread.length === 0) return null;
  const drop = () => setParams(putting(Object.fromEntries(unread.map(({ name }) => [name, ""]))));
  return (
    <Suspense>
      <AddressNotice unread={unread} onDrop={drop} />
    </Suspense>
  );
}
