import type { OverlapRow, overlapsRegister } from "@yer/api/contract/overlaps";
import { overlapClasses } from "@yer/api/contract/plot-overlap";
import { overlapTone, statusTone } from "@yer/api/messages/tones";
import { Link, Stack, StatusTag } from "@yer/ui";
import type { DrawnColumns } from "../../registers/kit/draw-columns.js";
import { hrefInQueue } from "../../registers/kit/queue-in.js";
import type { Say } from "../../registers/kit/use-say.js";
import type { useOverlapText } from "./overlap-texts.js";
import { overlapsInTurn, plotOfOverlap } from "./overlaps-in-turn.js";
import { TriageDialog } from "./TriageDialog.js";

/** What the columns need of their list. */
export interface OverlapList {
  /** The address it stands at. */
  readonly list: string;
  /** Reads it anew. */
  readonly refetch: () => unknown;
}

/** How an overlap is drawn: the two plots, how much of them it is, and what was judged of it. */
export function overlapColumns(
  { text, dates, intl }: Say<ReturnType<typeof useOverlapText>>,
  { list, refetch }: OverlapList,
): DrawnColumns<typeof overlapsRegister.columns, OverlapRow> {
  const oneDigit = (value: number) => intl.formatNumber(value, { maximumFractionDigits: 1 });
  const sideCell = (row: OverlapRow, which: "first" | "second") => {
    const { number, status } = row[which];
    const plot = plotOfOverlap(row, which);
    return (
      <Stack gap={1} align="start">
        {plot === undefined ? (
          <span title={text("overlaps.elsewhere")}>{number}</span>
        ) : which === "first" ? (
          // The row itself leads to it.
          number
        ) : (
          <Link href={hrefInQueue(overlapsInTurn, plot, list)}>{number}</Link>
        )}
        <StatusTag tone={statusTone[status]}>{text(`status.${status}`)}</StatusTag>
      </Stack>
    );
  };
  return {
    first: { cell: (row) => sideCell(row, "first"), width: 208, sticky: "start" },
    second: { cell: (row) => sideCell(row, "second"), width: 204 },
    class: {
      cell: (row) => (
        <StatusTag tone={row.triage ? "neutral" : overlapTone[row.class]}>{text(`overlap.${row.class}`)}</StatusTag>
      ),
      width: 152,
      tags: overlapClasses.map((one) => text(`overlap.${one}`)),
    },
    share: {
      cell: (row) => text("overlaps.share", { area: oneDigit(row.area), percent: oneDigit(row.percent) }),
      width: 170,
      align: "end",
    },
    place: { minWidth: 120 },
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
              onStale={refetch}
            />
          ) : null}
        </Stack>
      ),
      minWidth: 152,
    },
  };
}
