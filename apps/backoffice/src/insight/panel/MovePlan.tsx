import type { ReplyOf } from "@yer/api/contract/endpoint";
import type { MoveResult, PlannedMove, processPanel } from "@yer/api/contract/process-panel";
import { sayReason } from "@yer/api/messages/sentences";
import { statusTone } from "@yer/api/messages/tones";
import { addressOf } from "@yer/api/paths";
import { DataTable, type DataTableColumn, EmptyState, InlineAlert, Link, Stack, StatusTag } from "@yer/ui";
import { useMemo } from "react";
import { usePanelText } from "./panel-texts.js";

const applicationId = (row: PlannedMove): string => row.id;
const resultTone = { moved: "success", already: "neutral", refused: "danger" } as const;

/** Props of {@link MovePlan}. */
export interface MovePlanProps {
  readonly preview: ReplyOf<typeof processPanel.preview>;
  /** What became of applications already sent, by id. */
  readonly results: ReadonlyMap<string, MoveResult>;
}

/** Who would take what and why not; once it began, what became of each application. */
export function MovePlan({ preview, results }: MovePlanProps) {
  const text = usePanelText();
  const names = useMemo(() => new Map(preview.shares.map(({ id, name }) => [id, name])), [preview]);
  // Those that would stay come first: they need another person.
  const rows = useMemo(
    () => preview.files.toSorted((a, b) => Number(a.to !== null) - Number(b.to !== null)),
    [preview],
  );
  const began = results.size > 0;
  const columns = useMemo<DataTableColumn<PlannedMove>[]>(
    () => [
      {
        id: "number",
        header: text("word.application"),
        cell: (row) => <Link href={addressOf("/application/:id", { id: row.id })}>{row.number}</Link>,
        text: (row) => row.number,
        isRowHeader: true,
        width: 168,
      },
      {
        id: "status",
        header: text("word.status"),
        cell: (row) => <StatusTag tone={statusTone[row.status]}>{text(`status.${row.status}`)}</StatusTag>,
        width: 168,
      },
      {
        id: "plan",
        header: text("panel.move.plan"),
        cell: (row) =>
          row.to === null
            ? row.refusals
                .map(({ name, reasons }) => `${name}: ${reasons.map((reason) => sayReason(text, reason)).join("; ")}`)
                .join(" · ")
            : names.get(row.to),
        minWidth: 240,
        wraps: true,
      },
      ...(began
        ? [
            {
              id: "result",
              header: text("word.result"),
              cell: (row: PlannedMove) => {
                const result = results.get(row.id);
                if (!result) return "—";
                return (
                  <Stack gap={1} align="start">
                    <StatusTag tone={resultTone[result.outcome]}>
                      {text(`panel.move.result.${result.outcome}`)}
                    </StatusTag>
                    {result.reasons.map((reason) => sayReason(text, reason)).join("; ")}
                  </Stack>
                );
              },
              minWidth: 168,
              wraps: true,
            },
          ]
        : []),
    ],
    [text, names, began, results],
  );
  if (preview.files.length === 0) return <EmptyState title={text("panel.move.none")} />;
  const left = preview.files.filter(({ to }) => to === null).length;
  return (
    <Stack gap={3}>
      <ul>
        {preview.shares.map(({ id, name, files: applications, holds }) => (
          <li key={id}>{text("panel.move.share", { name, files: applications, holds })}</li>
        ))}
      </ul>
      {left > 0 ? (
        <InlineAlert tone="warning" isAnnounced>
          {text("panel.move.refused", { count: left })}
        </InlineAlert>
      ) : null}
      {preview.more ? <InlineAlert>{text("panel.move.more")}</InlineAlert> : null}
      <DataTable
        aria-label={text("panel.move.results")}
        columns={columns}
        rows={rows}
        rowId={applicationId}
        maxHeight="40dvh"
      />
    </Stack>
  );
}
