import type { MoveOutcome } from "@yer/api/contract/case-moves";
import { addressOf } from "@yer/api/paths";
import { useTheme } from "@yer/api/react";
import { type DataTableColumn, type KeysetPage, Stack, StatusTag, type Tone } from "@yer/ui";
import { useMemo } from "react";
import type { FaceRead } from "../../base/screen/use-table-face.js";
import { RegisterTable } from "../../registers/kit/RegisterTable.js";
import { useDiagramsText } from "./diagrams-texts.js";
import { outcomeWords } from "./outcome-words.js";

/** One case and what becomes, or became, of it; `null` while its turn has not come and nothing holds it up. */
export interface MoveResult {
  readonly applicationId: string;
  readonly number: string;
  readonly outcome: MoveOutcome | null;
}

/** Props of {@link MoveResults}. */
export interface MoveResultsProps {
  readonly label: string;
  readonly results: readonly MoveResult[];
  /** How they are read; none: they are there already. */
  readonly read?: FaceRead;
  /** Where they are a page of more. */
  readonly page?: KeysetPage | undefined;
}

const tones = {
  same: "success",
  changes: "warning",
  ends: "info",
  refused: "danger",
  waits: "warning",
} as const satisfies Record<MoveOutcome["kind"], Tone>;

/** Cases with what moving does, or did, to each. */
export function MoveResults({ label, results, read, page }: MoveResultsProps) {
  const text = useDiagramsText();
  const { locale } = useTheme();
  const columns = useMemo<readonly DataTableColumn<MoveResult>[]>(
    () => [
      { id: "number", header: text("cases.file"), isRowHeader: true, cell: ({ number }) => number, width: 190 },
      {
        id: "outcome",
        header: text("word.result"),
        cell: ({ outcome }) => {
          if (outcome === null) return <StatusTag>{text("cases.kind.pending")}</StatusTag>;
          const [first, ...rest] = outcomeWords(text, locale, outcome);
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
    <RegisterTable
      name="caseResults"
      {...(read && { read })}
      aria-label={label}
      columns={columns}
      rows={results}
      rowId={({ applicationId }) => applicationId}
      rowHref={({ applicationId }) => addressOf("/application/:id", { id: applicationId })}
      page={page}
      maxHeight="50dvh"
      emptyState={text("cases.empty")}
    />
  );
}
