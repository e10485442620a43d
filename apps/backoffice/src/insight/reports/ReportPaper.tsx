import { type ReportQuery, reports } from "@yer/api/contract/reports";
import { useExtra, useTheme } from "@yer/api/react";
import { Button, DownloadIcon } from "@yer/ui";
import { useDownload } from "../../base/screen/use-download.js";
import { useReportText } from "./report-texts.js";

/** Saves the report as it is asked as a paper to be signed. */
export function ReportPaper({ id, query }: { readonly id: string; readonly query: ReportQuery }) {
  const text = useReportText();
  const { client } = useExtra();
  const { locale } = useTheme();
  const [download, isPending] = useDownload(`${id}.pdf`);
  return (
    <Button
      icon={<DownloadIcon />}
      isPending={isPending}
      onPress={async () =>
        download(async () => client.bytes(reports.pdf, { params: { key: id }, body: { ...query, locale } }))
      }
    >
      {text("word.paperToSign")}
    </Button>
  );
}
