import type { CaseOutcome } from "@yer/api/contract/case-moves";
import { addressOf } from "@yer/api/paths";
import { useTheme } from "@yer/api/react";
import { DataTable, type DataTableColumn, Stack, StatusTag, type Tone } from "@yer/ui";
import { useMemo } from "react";
import { useDiagramsText } from "./diagrams-texts.js";
import { caseWords } from "./case-words.js";

/** One case and what becomes, or became, of it; `null` while its turn has not come and nothing holds it up. */
export interface CaseResult {
  readonly applicationId: string;
  readonly number: string;
  readonly outcome: CaseOutcome | null;
}

/** Props of {@link CaseResults}. */
export interface CaseResultsProps {
  readonly label: string;
  readonly results: readonly CaseResult[];
}

const tones = {
  same: "success",
  changes: "warning",
  ends: "info",
  refused: "danger",
  waits: "warning",
} as const satisfies Record<CaseOutcome["kind"], Tone>;

/** Cases with what moving does, or did, to each. */
export function CaseResults({ label, results }: CaseResultsProps) {
  const text = useDiagramsText();
  const { locale } = useTheme();
  const columns = useMemo<readonly DataTableColumn<CaseResult>[]>(
    () => [
      { id: "number", header: text("cases.file"), isRowHeader: true, cell: ({ number }) => number, width: 190 },
      {
        id: "outcome",
        header: text("word.result"),
        cell: ({ outcome }) => {
          if (outcome === null) return <StatusTag>{text("cases.kind.pending")}</StatusTag>;
          const [first, ...rest] = caseWords(text, locale, outcome);
          return (
            <Stack gap={1}>
              <StatusTag tone={tones[outcome.kind]}>{first}</StatusTag>
              {rest.map((sentence) => (
                <small key={sentence}>{sentence}</small>
              ))}
            </Stack>
          );
        },
        width: 640,
        wraps: true,
      },
    ],
    [text, locale],
  );
  return (
    <DataTable
      aria-label={label}
      columns={columns}
      rows={results}
      rowId={({ applicationId }) => applicationId}
      rowHref={({ applicationId }) => addressOf("/application/:id", { id: applicationId })}
      maxHeight="50dvh"
      emptyState={text("cases.empty")}
    />
  );
}
