import type { OverlapRow, overlapsRegister } from "@yer/api/contract/overlaps";
import { overlapTone, statusTone } from "@yer/api/messages/tones";
import { addressOf } from "@yer/api/paths";
import { Link, Stack, StatusTag } from "@yer/ui";
import type { DrawnColumns } from "../../registers/kit/draw-columns.js";
import type { Say } from "../../registers/kit/use-say.js";
import type { useOverlapText } from "./overlap-texts.js";
import { TriageDialog } from "./TriageDialog.js";

/** Where one of the two is looked at: an application's page, or an area's. */
export const overlapHref = ({
  kind,
  id,
}: {
  readonly kind: OverlapRow["first"]["kind"];
  readonly id: string;
}): string => (kind === "area" ? addressOf("/area/:id", { id }) : addressOf("/application/:id", { id }));

/** How an overlap is drawn: the two plots, how much of them it is, and what was judged of it. */
export function overlapColumns(
  { text, dates, intl }: Say<ReturnType<typeof useOverlapText>>,
  onStale: () => unknown,
): DrawnColumns<typeof overlapsRegister.columns, OverlapRow> {
  const oneDigit = (value: number) => intl.formatNumber(value, { maximumFractionDigits: 1 });
  const sideCell = (side: OverlapRow["first"]) => (
    <Stack gap={1} align="start">
      {side.id === null ? (
        <span title={text("overlaps.elsewhere")}>{side.number}</span>
      ) : (
        <Link href={overlapHref({ ...side, id: side.id })}>{side.number}</Link>
      )}
      <StatusTag tone={statusTone[side.status]}>{text(`status.${side.status}`)}</StatusTag>
    </Stack>
  );
  return {
    first: { cell: (row) => sideCell(row.first), width: 208, sticky: "start" },
    second: { cell: (row) => sideCell(row.second), width: 204 },
    class: {
      cell: (row) => (
        <StatusTag tone={row.triage ? "neutral" : overlapTone[row.class]}>{text(`overlap.${row.class}`)}</StatusTag>
      ),
      width: 152,
    },
    share: {
      cell: (row) => text("overlaps.share", { area: oneDigit(row.area), percent: oneDigit(row.percent) }),
      width: 148,
      align: "end",
    },
    place: { minWidth: 132 },
    found: { width: 112 },
    judged: {
      cell: (row) => (
        <Stack gap={1} align="start">
          {row.triage
            ? `${text(`facts.overlap.${row.triage.decision}`)}: ${row.triage.reason} (${row.triage.by}, ${dates.short(row.triage.at)})`
            : text("overlaps.state.waiting")}
          {row.first.id !== null ? (
            <TriageDialog
              overlap={row}
              title={text("facts.overlap", {
                kind: row.second.kind,
                number: row.second.number,
                area: oneDigit(row.area),
                percent: oneDigit(row.percent),
              })}
              onStale={onStale}
            />
          ) : null}
        </Stack>
      ),
      minWidth: 152,
    },
  };
}
