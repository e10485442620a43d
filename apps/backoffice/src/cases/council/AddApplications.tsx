import { type AgendaResult, council, mostAgendaApplications } from "@yer/api/contract/council";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { useRead, useTheme } from "@yer/api/react";
import { DataTable, type DataTableColumn, EmptyState, SearchField, type Selection, Stack } from "@yer/ui";
import { useDeferredValue, useMemo, useState } from "react";
import { FormDialog } from "../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { useCouncilText } from "./council-texts.js";
import { useTableFace } from "../../base/screen/use-table-face.js";

type Candidate = ReplyOf<typeof council.candidates>["items"][number];

/** What is chosen so far: identifiers, whatever the search shows of them. */
interface Written {
  chosen: readonly string[];
}

const none: Written = { chosen: [] };
const noRows: readonly Candidate[] = [];

/** Props of `AddFiles`. */
export interface AddApplicationsProps {
  readonly sessionId: string;
  /** What became of each of the applications. */
  readonly onDone: (results: readonly AgendaResult[]) => void;
  readonly onClose: () => void;
}

/** Chooses among the applications that wait for the Council, many at once. */
export function AddApplications({ sessionId, onDone, onClose }: AddApplicationsProps) {
  const text = useCouncilText();
  const { locale } = useTheme();
  const [search, setSearch] = useState("");
  const sought = useDeferredValue(search.trim());
  const form = useEndpointForm(council.add, {
    draft: { form: "council:agenda", id: sessionId },
    start: none,
    fields: { chosen: { label: text("council.add.title"), at: "/applicationIds" } },
    args: (given: Written) => ({ params: { id: sessionId }, body: { applicationIds: given.chosen } }),
    onSaved: (made) => onDone(made.results),
  });
  const { change } = form;
  const { chosen } = form.values;
  const read = useRead(council.candidates, {
    params: { id: sessionId },
    query: sought === "" ? {} : { search: sought.slice(0, 60) },
  });
  const { data } = read;
  const face = useTableFace(true, read);
  const rows = data?.items ?? noRows;
  const selection = useMemo<Selection>(() => ({ kind: "some", ids: new Set(chosen) }), [chosen]);
  const select = (next: Selection): void => {
    if (next.kind === "some") return change({ chosen: [...next.ids].map(String) });
    const shown = rows.map(({ applicationId }) => applicationId).filter((id) => !next.except.has(id));
    change({ chosen: [...new Set([...chosen, ...shown])] });
  };
  const columns = useMemo<DataTableColumn<Candidate>[]>(
    () => [
      { id: "number", header: text("word.application"), cell: ({ number }) => number, isRowHeader: true, width: 176 },
      { id: "occupier", header: text("word.occupier"), cell: ({ occupier }) => occupier ?? "—", minWidth: 160 },
      {
        id: "where",
        header: text("council.where"),
        cell: (row) => `${row.district[locale]}, ${row.neighborhood[locale]}`,
        minWidth: 160,
      },
    ],
    [text, locale],
  );

  const count = chosen.length;
  return (
    <FormDialog
      form={form}
      title={text("council.add.title")}
      label={text("council.add.chosen", { count })}
      disabledReason={
        count === 0
          ? text("council.choose")
          : count > mostAgendaApplications
            ? text("council.add.most", { most: mostAgendaApplications })
            : undefined
      }
      onClose={onClose}
    >
      <SearchField label={text("council.add.search")} value={search} onChange={setSearch} />
      <DataTable
        aria-label={text("council.add.title")}
        columns={columns}
        rows={rows}
        rowId={({ applicationId }) => applicationId}
        selection={selection}
        onSelectionChange={select}
        maxHeight="40dvh"
        {...face}
        emptyState={<EmptyState title={text("council.add.none")} />}
      />
      <Stack gap={1}>{data?.more ? <small>{text("council.add.more")}</small> : null}</Stack>
    </FormDialog>
  );
}
