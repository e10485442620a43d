import type { ReplyOf } from "@yer/api/contract/endpoint";
import type { meta } from "@yer/api/contract/meta";
import type { Me } from "@yer/api/contract/users";
import { Banner } from "@yer/ui";
import { useText } from "../language/useText.js";
import { EndImpersonation } from "./EndImpersonation.js";

/** Props of `Notices`. */
export interface NoticesProps {
  about: ReplyOf<typeof meta.get> | undefined;
  me: Me | null;
}

/** What must be seen on every screen: acting as somebody else, and that this is a demonstration. */
export function Notices({ about, me }: NoticesProps) {
  const text = useText();
  if (me?.impersonation) {
    return (
      <Banner tone="warning" action={<EndImpersonation />}>
        {text("header.impersonation", { name: me.name, by: me.impersonation.by })}
        {me.impersonation.writable ? null : ` ${text("header.impersonation.readOnly")}.`}
      </Banner>
    );
  }
  if (about?.mode !== "demo") return null;
  return (
    <Banner tone="info">
      {text("header.demo")}
      {about.filling === null ? null : ` ${text("header.filling", { percent: Math.floor(about.filling * 100) })}`}
    </Banner>
  );
}
