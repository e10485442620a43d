import { type AgendaResult, council, mostAgendaFiles } from "@yer/api/contract/council";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { sayFailure } from "@yer/api/messages/sentences";
import { useAct, useRead, useTheme } from "@yer/api/react";
import { DataTable, type DataTableColumn, EmptyState, SearchField, type Selection, Stack } from "@yer/ui";
import { useDeferredValue, useMemo, useState } from "react";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { AskDialog } from "../shell/AskDialog.js";
import { useSending } from "../shell/useSending.js";
import { useCouncilText } from "./councilTexts.js";

type Candidate = ReplyOf<typeof council.candidates>["items"][number];

/** What is chosen so far: identifiers, whatever the search shows of them. */
interface Written {
  chosen: readonly string[];
}

const noRows: readonly Candidate[] = [];

/** Props of `AddFiles`. */
export interface AddFilesProps {
  readonly sessionId: string;
  /** What became of each of the files. */
  readonly onDone: (results: readonly AgendaResult[]) => void;
  readonly onClose: () => void;
}

/** Chooses among the files that wait for the Council, many at once. */
export function AddFiles({ sessionId, onDone, onClose }: AddFilesProps) {
  const text = useCouncilText();
  const { locale } = useTheme();
  const [search, setSearch] = useState("");
  const sought = useDeferredValue(search.trim());
  const draft = useServerDraft<Written>("council:agenda", sessionId, { chosen: [] });
  const { chosen } = draft.value;
  const sending = useSending();
  const [add] = useAct(council.add);
  const { data, failure, isLoading, refetch } = useRead(council.candidates, {
    params: { id: sessionId },
    query: sought === "" ? {} : { search: sought.slice(0, 60) },
  });
  const rows = data?.items ?? noRows;
  const selection = useMemo<Selection>(() => ({ kind: "some", ids: new Set(chosen) }), [chosen]);
  const select = (next: Selection): void => {
    if (next.kind === "some") return draft.change({ chosen: [...next.ids].map(String) });
    const shown = rows.map(({ applicationId }) => applicationId).filter((id) => !next.except.has(id));
    draft.change({ chosen: [...new Set([...chosen, ...shown])] });
  };
  const columns = useMemo<DataTableColumn<Candidate>[]>(
    () => [
      { id: "number", header: text("council.file"), cell: ({ number }) => number, rowHeader: true, width: 176 },
      { id: "occupier", header: text("council.occupier"), cell: ({ occupier }) => occupier ?? "—", minWidth: 160 },
      {
        id: "where",
        header: text("council.where"),
        cell: (row) => `${row.district[locale]}, ${row.neighborhood[locale]}`,
        minWidth: 160,
      },
    ],
    [text, locale],
  );

  async function send(): Promise<void> {
    if (!sending.begin(chosen.length > 0)) return;
    const made = await sending.end(add({ params: { id: sessionId }, body: { applicationIds: [...chosen] } }));
    if (!made) return;
    await draft.discard();
    onDone(made.data.results);
  }

  const count = chosen.length;
  return (
    <AskDialog
      title={text("council.add.title")}
      label={text("council.add.chosen", { count })}
      disabledReason={
        count === 0
          ? text("council.choose")
          : count > mostAgendaFiles
            ? text("council.add.most", { most: mostAgendaFiles })
            : undefined
      }
      failure={sending.failure}
      draft={draft}
      onSend={send}
      onClose={onClose}
    >
      <SearchField label={text("council.add.search")} value={search} onChange={setSearch} />
      <DataTable
        label={text("council.add.title")}
        columns={columns}
        rows={rows}
        rowId={({ applicationId }) => applicationId}
        selection={selection}
        onSelectionChange={select}
        maxHeight="40dvh"
        status={failure && !data ? "error" : isLoading ? "loading" : "ready"}
        empty={<EmptyState title={text("council.add.none")} />}
        error={failure ? sayFailure(text, failure) : undefined}
        onRetry={() => void refetch()}
      />
      <Stack gap={1}>{data?.more ? <small>{text("council.add.more")}</small> : null}</Stack>
    </AskDialog>
  );
}
