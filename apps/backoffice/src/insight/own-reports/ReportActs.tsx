import { definitionOf } from "@yer/api/contract/own-report";
import type { Report, ReportGrouping } from "@yer/api/contract/report";
import { type OwnReport, reports } from "@yer/api/contract/reports";
import { sayFailure } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { type Failure, useAct, useMay } from "@yer/api/react";
import { AlertDialog, Button, lazyPart, Menu, MenuItem } from "@yer/ui";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useOwnReportText, withOwnReportTexts } from "./own-report-texts.js";
import { mostPinned, usePinnedReports } from "./pinned-reports.js";

const ReportSchedules = lazyPart(() => import("./ReportSchedules.js"));

/** Props of {@link ReportActs}. */
export interface ReportActsProps {
  readonly id: string;
  readonly report: Report;
  /** What its rows are asked to be of. */
  readonly by: ReportGrouping | undefined;
  /** The report as its maker stored it; undefined for a declared report. */
  readonly made: OwnReport | undefined;
}

/** What can be done with a report beside reading it: each to who may. */
function ReportActs({ id, report, by, made }: ReportActsProps) {
  const text = useOwnReportText();
  const navigate = useNavigate();
  const mayMake = useMay("create:report");
  const maySchedule = useMay("schedule:report");
  const { pinned, pin, unpin } = usePinnedReports();
  const [open, setOpen] = useState<"schedules" | "delete">();
  const isPinned = pinned.includes(id);
  const isOwn = made?.mayChange === true && mayMake;
  const mayCopy = mayMake && (made !== undefined || definitionOf(report, by ?? report.by[0]) !== undefined);
  const items = [
    ...(isOwn ? [{ id: "edit", label: text("builder.change") }] : []),
    ...(mayCopy ? [{ id: "copy", label: text("builder.doCopy") }] : []),
    ...(isPinned
      ? [{ id: "unpin", label: text("builder.unpin") }]
      : pinned.length < mostPinned
        ? [{ id: "pin", label: text("builder.pin") }]
        : []),
    ...(maySchedule ? [{ id: "schedules", label: text("schedules.title") }] : []),
    ...(isOwn ? [{ id: "delete", label: text("builder.delete") }] : []),
  ];
  function act(key: string): void {
    if (key === "edit") void navigate(`${addressOf("/reports/:id", { id })}?do=edit`);
    else if (key === "copy") void navigate(`${addressOf("/reports/:id", { id: "new" })}?of=${id}`);
    else if (key === "pin") pin(id);
    else if (key === "unpin") unpin(id);
    else if (key === "schedules" || key === "delete") setOpen(key);
  }
  if (items.length === 0) return null;
  return (
    <>
      <Menu trigger={<Button>{text("word.actions")}</Button>} onAction={(key) => act(String(key))}>
        {items.map((item) => (
          <MenuItem key={item.id} id={item.id}>
            {item.label}
          </MenuItem>
        ))}
      </Menu>
      {open === "schedules" ? (
        <Suspense>
          <ReportSchedules
            id={id}
            isShared={made === undefined || made.scope === "shared"}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      ) : null}
      {open === "delete" && made !== undefined ? <Deleting made={made} onClose={() => setOpen(undefined)} /> : null}
    </>
  );
}

/** Asks whether a report is deleted, and for whom. */
function Deleting({ made, onClose }: { readonly made: OwnReport; readonly onClose: () => void }) {
  const text = useOwnReportText();
  const navigate = useNavigate();
  const { unpin } = usePinnedReports();
  const [remove] = useAct(reports.remove);
  const [failure, setFailure] = useState<Failure>();
  async function confirm(): Promise<boolean> {
    const outcome = await remove({ params: { key: made.id }, ifMatch: made.version });
    setFailure(outcome.failure);
    if (outcome.failure !== undefined) return false;
    unpin(made.id);
    await navigate(addressOf("/reports"), { replace: true });
    return true;
  }
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={text("builder.delete.question", { name: made.name })}
      confirmLabel={text("builder.delete")}
      isDanger
      onConfirm={confirm}
    >
      {failure === undefined
        ? text(made.scope === "shared" ? "builder.delete.shared" : "builder.delete.mine")
        : sayFailure(text, failure)}
    </AlertDialog>
  );
}

export default withOwnReportTexts(ReportActs);
