import { objections } from "@yer/api/contract/objections";
import { sayFailure } from "@yer/api/messages/sentences";
import { failureOf, useExtra } from "@yer/api/react";
import { Button, DownloadIcon } from "@yer/ui";
import { useState } from "react";
import { toasts } from "../shell/toastQueue.js";
import type { ObjectionFilters } from "./objectionsQuery.js";
import { useObjectionText } from "./objectionTexts.js";

/** Downloads exactly what is filtered, as a spreadsheet. */
export function ObjectionsExport({ filters }: { filters: ObjectionFilters }) {
  const text = useObjectionText();
  const { client } = useExtra();
  const [pending, setPending] = useState(false);
  async function download(): Promise<void> {
    setPending(true);
    try {
      const { blob, name = "yer.xlsx" } = await client.bytes(objections.excel, { query: filters });
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
    <Button icon={<DownloadIcon />} isPending={pending} onPress={download}>
      {text("disputes.export")}
    </Button>
  );
}
