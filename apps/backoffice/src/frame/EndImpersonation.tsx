import { auth } from "@yer/api/contract/auth";
import { useExtra, useSession } from "@yer/api/react";
import { Button } from "@yer/ui";
import { useState } from "react";
import { useText } from "../base/language/use-text.js";

/** Ends acting as somebody else: the parent session goes on with a fresh record. */
export function EndImpersonation() {
  const text = useText();
  const { client } = useExtra();
  const { adopt } = useSession();
  const [pending, setPending] = useState(false);

  async function end(): Promise<void> {
    setPending(true);
    try {
      adopt(await client.call(auth.revert));
    } finally {
      setPending(false);
    }
  }

  return (
    <Button size="sm" isPending={pending} onPress={end}>
      {text("header.impersonation.end")}
    </Button>
  );
}
