import { objections } from "@yer/api/contract/objections";
import { useExtra } from "@yer/api/react";
import { Button, DownloadIcon } from "@yer/ui";
import { useDownload } from "../shell/useDownload.js";
import { useRefusal } from "../shell/useRefusal.js";
import type { ObjectionFilters } from "./objectionsQuery.js";
import { useObjectionText } from "./objectionTexts.js";

/** Downloads exactly what is filtered, as a spreadsheet. */
export function ObjectionsExport({ filters }: { filters: ObjectionFilters }) {
  const text = useObjectionText();
  const { client } = useExtra();
  const refusal = useRefusal("export:property");
  const [download, pending] = useDownload("yer.xlsx");
  return (
    <Button
      icon={<DownloadIcon />}
      isPending={pending}
      onPress={async () => download(async () => client.bytes(objections.excel, { query: filters }))}
      {...refusal}
    >
      {text("disputes.export")}
    </Button>
  );
}
