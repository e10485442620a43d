import { applicationRegister } from "@yer/api/contract/application-register";
import { failureOf, useExtra } from "@yer/api/react";
import { sayFailure } from "@yer/api/messages/sentences";
import { Button, Can, DownloadIcon } from "@yer/ui";
import { useState } from "react";
import { useText } from "../language/useText.js";
import { toasts } from "../shell/toastQueue.js";
import type { RegisterFilters } from "./registerQuery.js";

/** Downloads exactly what is filtered, as CSV. */
export default function ExportButton({ filters }: { filters: RegisterFilters }) {
  const text = useText();
  const { client } = useExtra();
  const [pending, setPending] = useState(false);

  async function download(): Promise<void> {
    setPending(true);
    try {
      const { blob, name = "yer.csv" } = await client.bytes(applicationRegister.csv, { query: filters });
      const address = URL.createObjectURL(blob);
      client.environment.save(address, name);
      // The browser has taken the bytes over by the next turn; until then the address must live.
      setTimeout(() => URL.revokeObjectURL(address), 10_000);
      toasts.push({ tone: "success", text: text("register.exported", { name }) });
    } catch (error) {
      toasts.push({ tone: "danger", text: sayFailure(text, failureOf(error)) });
    } finally {
      setPending(false);
    }
  }

  return (
    <Can code="export:property" otherwise="disable">
      {(state) => (
        <Button icon={<DownloadIcon />} isPending={pending} onPress={download} {...state}>
          {text(pending ? "register.exporting" : "register.export")}
        </Button>
      )}
    </Can>
  );
}
