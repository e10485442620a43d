import type { ReportRead } from "@yer/api/contract/reports";
import { InlineAlert, Link, useDates } from "@yer/ui";
import { styled } from "styled-components";
import { reportAddress } from "./report-address.js";
import { useReportText } from "./report-texts.js";

const Hash = styled.p`
  overflow-wrap: anywhere;
  font-size: var(--yer-font-size-sm);
`;

/** Shown where a report's numbers are not of now: of which moment they are, with a link to those of now. */
export function ReportMoment({ data: { id, asOf, kept } }: { readonly data: ReportRead }) {
  const text = useReportText();
  const dates = useDates();
  if (asOf === null && kept === null) return null;
  return (
    <InlineAlert
      tone={kept?.sound === false ? "danger" : "info"}
      actions={
        <Link href={reportAddress(id, {})} button="secondary" size="sm">
          {text("reports.now")}
        </Link>
      }
    >
      {kept === null ? null : <p>{text("reports.kept.mark", { at: dates.moment(kept.at), by: kept.by })}</p>}
      {asOf === null ? null : <p>{text("reports.asOf.notice", { at: dates.moment(asOf) })}</p>}
      <p>{text("reports.past")}</p>
      {kept?.sound === false ? <p>{text("reports.kept.unsound")}</p> : null}
      {kept === null ? null : <Hash>{text("reports.kept.hash", { hash: kept.sha256 })}</Hash>}
    </InlineAlert>
  );
}
