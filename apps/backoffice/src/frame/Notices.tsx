import type { ReplyOf } from "@yer/api/contract/endpoint";
import type { meta } from "@yer/api/contract/meta";
import type { Me } from "@yer/api/contract/own-account";
import { Banner, Button, Link, useDates, lazyPart, LaterPart } from "@yer/ui";
import { useState } from "react";
import { useText } from "../base/language/use-text.js";
import { EndImpersonation } from "./EndImpersonation.js";

/** Said in the page itself, so that this notice does not come after the rows and push them away. */
const isDemonstration = document.querySelector<HTMLMetaElement>('meta[name="yer-mode"]')?.content === "demo";

const GiveReason = lazyPart(() => import("./GiveReason.js"));
const MoveTime = lazyPart(() => import("./demo/MoveTime.js"));

/** Props of `Notices`. */
export interface NoticesProps {
  about: ReplyOf<typeof meta.get> | undefined;
  /** Reads `about` anew. */
  onStale: () => PromiseLike<unknown>;
  me: Me | null;
}

/** What must be seen on every screen: acting as somebody else, and that this is a demonstration. */
export function Notices({ about, onStale, me }: NoticesProps) {
  const text = useText();
  const dates = useDates();
  const [giving, setGiving] = useState(false);
  const [moving, setMoving] = useState(false);
  if (me?.impersonation) {
    return (
      <Banner
        tone="warning"
        action={
          <>
            {me.impersonation.writable ? null : (
              <Button size="sm" onPress={() => setGiving(true)}>
                {text("header.impersonation.reason")}
              </Button>
            )}
            <EndImpersonation />
            <LaterPart>{giving ? <GiveReason onClose={() => setGiving(false)} /> : null}</LaterPart>
          </>
        }
      >
        {text("header.impersonation", { name: me.name, by: me.impersonation.by })}
        {me.impersonation.writable ? null : ` ${text("header.impersonation.readOnly")}.`}
      </Banner>
    );
  }
  const [borrower] = me?.borrowedBy ?? [];
  if (borrower) {
    return (
      <Banner tone="warning" action={<Link href="/user-profile">{text("header.borrowed.more")}</Link>}>
        {text("header.borrowed", { by: borrower.by, until: dates.moment(borrower.until) })}
      </Banner>
    );
  }
  if (!isDemonstration && about?.mode !== "demo") return null;
  return (
    <Banner
      tone="info"
      action={
        <>
          {/* There from the first moment, so that the banner does not grow; what it opens comes when it is asked for. */}
          <Button size="sm" isDisabled={!about} onPress={() => setMoving(true)}>
            {text("header.demo.move")}
          </Button>
          <LaterPart>
            {moving && about ? <MoveTime now={about.now} onMoved={onStale} onClose={() => setMoving(false)} /> : null}
          </LaterPart>
        </>
      }
    >
      {text("header.demo")}
      {about ? ` ${text("header.demo.day", { day: dates.short(about.now) })}.` : null}
      {typeof about?.filling === "number"
        ? ` ${text("header.filling", { percent: Math.floor(about.filling * 100) })}`
        : null}
    </Banner>
  );
}
