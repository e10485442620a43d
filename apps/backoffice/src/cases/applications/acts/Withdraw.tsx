import type { Application } from "@yer/api/contract/applications";
import { sayReason } from "@yer/api/messages/sentences";
import { Button } from "@yer/ui";
import { useState } from "react";
import { useApplicationText } from "../application-texts.js";
import { WithdrawDialog } from "./WithdrawDialog.js";

/**
 * Withdraws an application in editing that was never submitted; closed, it says why. Of one that was submitted nothing
 * is said.
 */
export function Withdraw({ application }: { application: Application }) {
  const text = useApplicationText();
  const [isAsked, setAsked] = useState(false);
  const { status, withdraw } = application;
  if (status !== "editing" || withdraw.some(({ code }) => code === "submitted-before")) return null;
  return (
    <>
      <Button
        variant="secondary"
        disabledReason={withdraw.length > 0 ? withdraw.map((one) => sayReason(text, one)).join(" · ") : undefined}
        onPress={() => setAsked(true)}
      >
        {text("word.withdraw")}
      </Button>
      {isAsked ? <WithdrawDialog application={application} onClose={() => setAsked(false)} /> : null}
    </>
  );
}
