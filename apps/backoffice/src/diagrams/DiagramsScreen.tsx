import { type DiagramLine, diagrams } from "@yer/api/contract/diagrams";
import type { Locale } from "@yer/api/contract/values";
import { addressOf } from "@yer/api/paths";
import { skip, useMay, useRead, useTheme } from "@yer/api/react";
import { DataTable, type DataTableColumn, EmptyState, FlowIcon, Stack, StatusTag, useDates } from "@yer/ui";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { useTableLook } from "../table-look/useTableLook.js";
import { TableLookMenu } from "../table-look/TableLookMenu.js";
import { useDiagramsText, withDiagramsTexts } from "./diagramsTexts.js";
import { Export } from "../exports/Export.js";
import { ScreenHead } from "../shell/ScreenHead.js";
import { useScreenTitle } from "../shell/useScreenTitle.js";
import { useTableFace } from "../shell/useTableFace.js";
import { NewDiagram } from "./NewDiagram.js";

/** Grounds a diagram is in force for, over all of its versions. */
const groundsOf = ({ versions }: DiagramLine): readonly number[] =>
  versions.flatMap(({ grounds }) => grounds).toSorted((a, b) => a - b);

const runningOf = ({ versions }: DiagramLine): number => versions.reduce((sum, { running }) => sum + running, 0);

const pageOf = ({ id }: DiagramLine): string => addressOf("/logic/:id", { id });

function useColumns(): readonly DataTableColumn<DiagramLine>[] {
  const text = useDiagramsText();
  const dates = useDates();
  const { locale } = useTheme();
  return useMemo(() => columnsOf(text, dates, locale), [text, dates, locale]);
}

function columnsOf(
  text: ReturnType<typeof useDiagramsText>,
  dates: ReturnType<typeof useDates>,
  locale: Locale,
): readonly DataTableColumn<DiagramLine>[] {
  return [
    { id: "name", header: text("diagrams.name"), rowHeader: true, cell: ({ name }) => name[locale], width: 280 },
    {
      id: "grounds",
      header: text("diagrams.inForce"),
      cell: (line) => {
        const grounds = groundsOf(line);
        return grounds.length > 0
          ? text("diagrams.inForce.for", { grounds: grounds.join(", ") })
          : text("diagrams.inForce.none");
      },
      width: 180,
    },
    {
      id: "draft",
      header: text("diagrams.draft"),
      cell: ({ draft }) =>
        draft ? (
          <Stack gap={1}>
            <StatusTag tone="warning">{text("diagrams.draft")}</StatusTag>
            <small>{[draft.savedBy, dates.moment(draft.savedAt)].filter(Boolean).join(", ")}</small>
          </Stack>
        ) : (
          "—"
        ),
      width: 240,
    },
    {
      id: "versions",
      header: text("diagrams.versions"),
      align: "end",
      sortValue: ({ versions }) => versions.length,
      cell: ({ versions }) => versions.length,
      width: 120,
    },
    {
      id: "running",
      header: text("diagrams.running"),
      align: "end",
      sortValue: runningOf,
      cell: runningOf,
      width: 160,
    },
  ];
}

/** `/diagrams`: discussion logic, a line for each diagram with its versions, its draft and the cases that run on it. */
function DiagramsScreen() {
  const text = useDiagramsText();
  const navigate = useNavigate();
  const mayRead = useMay("read:diagram");
  const read = useRead(diagrams.list, mayRead ? {} : skip);
  const { data, failure } = read;
  const face = useTableFace(mayRead, read);
  const columns = useColumns();
  const look = useTableLook("diagrams", columns);
  const title = text("menu.diagrams");
  useScreenTitle(title, !mayRead || data !== undefined || failure !== undefined);
  const rows = useMemo(() => data?.items ?? [], [data]);
  return (
    <Stack gap={4}>
      <ScreenHead>
        <h1>{title}</h1>
        {mayRead ? <TableLookMenu look={look} /> : null}
        {mayRead ? <Export register="diagrams" query={{}} columns={look.shown} /> : null}
        <NewDiagram lines={rows} />
      </ScreenHead>
      <DataTable
        label={title}
        columns={columns}
        {...look.table}
        rows={rows}
        rowId={({ id }) => id}
        {...face}
        rowHref={pageOf}
        onRowOpen={(line) => void navigate(pageOf(line))}
        empty={
          <EmptyState icon={<FlowIcon size={32} />} title={text("diagrams.empty")}>
            {text("diagrams.empty.text")}
          </EmptyState>
        }
        noPermission={text("diagrams.forbidden")}
      />
    </Stack>
  );
}

export default withDiagramsTexts(DiagramsScreen);
