import { applicationRegister } from "@yer/api/contract/application-register";
import { useExtra } from "@yer/api/react";
import { Button, Can, DownloadIcon } from "@yer/ui";
import { useText } from "../language/useText.js";
import { useDownload } from "../shell/useDownload.js";
import type { RegisterFilters } from "./registerQuery.js";

/** Downloads exactly what is filtered, as CSV. */
export default function ExportButton({ filters }: { filters: RegisterFilters }) {
  const text = useText();
  const { client } = useExtra();
  const [download, pending] = useDownload("yer.csv");
  return (
    <Can code="export:property" otherwise="disable">
      {(state) => (
        <Button
          icon={<DownloadIcon />}
          isPending={pending}
          onPress={async () => download(async () => client.bytes(applicationRegister.csv, { query: filters }))}
          {...state}
        >
          {text(pending ? "register.exporting" : "register.export")}
        </Button>
      )}
    </Can>
  );
}
