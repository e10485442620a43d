import { sayFailure } from "@yer/api/messages/sentences";
import { type ReportQuery, reports } from "@yer/api/contract/reports";
import { useAct } from "@yer/api/react";
import { Button } from "@yer/ui";
import { toasts } from "../../base/screen/toast-queue.js";
import { useReportText } from "./report-texts.js";

/** Keeps the report as it stands now: what is kept is listed below it. */
export function KeepReport({ id, query }: { readonly id: string; readonly query: ReportQuery }) {
  const text = useReportText();
  const [keep, { pending }] = useAct(reports.keep);
  return (
    <Button
      isPending={pending}
      onPress={async () => {
        const { kept: _, ...body } = query;
        const { failure } = await keep({ params: { key: id }, body });
        if (failure) toasts.push({ tone: "danger", text: sayFailure(text, failure) });
        else toasts.push({ tone: "success", text: text("reports.kept.done") });
      }}
    >
      {text("reports.keep")}
    </Button>
  );
}
