import { takeReturnPath } from "@yer/api/client";
import { useIdle, useSession } from "@yer/api/react";
import { IdleDialog } from "@yer/ui";
import { useConnectionText, withConnectionTexts } from "./connection-texts.js";
import { Live } from "./Live.js";

function Watch() {
  const text = useConnectionText();
  const { user, signOut } = useSession();
  const { left, stay } = useIdle(user?.idleMinutes);
  if (left === undefined) return null;
  return (
    <IdleDialog
      left={left}
      onStay={stay}
      onSignOut={() => {
        // They leave of their own will: whoever signs in next begins where they may.
        takeReturnPath();
        void signOut();
      }}
    >
      <p>{text("idle.visitor")}</p>
    </IdleDialog>
  );
}

const Told = withConnectionTexts(Watch);

/** Watches whether somebody who is signed in is at the page, and warns before the session ends. */
export default function IdleWarning() {
  return (
    <Live>
      <Told />
    </Live>
  );
}
