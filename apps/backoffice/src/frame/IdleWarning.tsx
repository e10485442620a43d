import { takeReturnPath } from "@yer/api/client";
import { useIdle, useSession } from "@yer/api/react";
import { IdleDialog } from "@yer/ui";
import { useConnectionText, withConnectionTexts } from "./connection-texts.js";

function IdleWarning({ minutes }: { minutes: number | null }) {
  const text = useConnectionText();
  const { left, stay } = useIdle(minutes);
  const { signOut } = useSession();
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
      <p>{text("idle.text")}</p>
    </IdleDialog>
  );
}

/** Watches whether somebody is at the screen. */
export default withConnectionTexts(IdleWarning);
