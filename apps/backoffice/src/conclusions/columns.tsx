import type { InboxRow } from "@yer/api/contract/conclusions";
import { deadlineTone, statusTone } from "@yer/api/messages/tones";
import { useTheme } from "@yer/api/react";
import { type DataTableColumn, type SortBy, Stack, StatusTag, useDates } from "@yer/ui";
import { useMemo } from "react";
import { styled } from "styled-components";
import { useConclusionsText } from "./conclusionsTexts.js";
import type { InboxState } from "./inboxQuery.js";

/** A number is read, copied and said whole. */
const OneLine = styled.span`
  white-space: nowrap;
`;

const sorts = ["number", "deadline", "given"] as const;

/** The inbox's columns: what is due and who holds it, or of what was given when and how. */
export function useInboxColumns(isDone: boolean): DataTableColumn<InboxRow>[] {
  const text = useConclusionsText();
  const dates = useDates();
  const { locale } = useTheme();
  return useMemo<DataTableColumn<InboxRow>[]>(() => {
    const open: DataTableColumn<InboxRow>[] = [
      {
        id: "deadline",
        header: text("register.column.deadline"),
        cell: ({ deadline }) =>
          deadline.state === "none" ? (
            "—"
          ) : (
            <Stack direction="row" gap={1}>
              <StatusTag tone={deadlineTone[deadline.state]}>
                {text(`deadline.${deadline.state}`, { days: Math.abs(deadline.daysLeft ?? 0) })}
              </StatusTag>
            </Stack>
          ),
        sortable: true,
        // "просрочено на 12 дней" whole, with its sign.
        width: 210,
      },
      {
        id: "holder",
        header: text("conclusions.column.holder"),
        cell: ({ lease }) => {
          if (!lease?.live) return text("conclusions.holder.none");
          const until = dates.moment(lease.until);
          return lease.mine
            ? text("conclusions.holder.mine", { until })
            : text("conclusions.holder", { name: lease.holder.name, until });
        },
        minWidth: 190,
      },
    ];
    const done: DataTableColumn<InboxRow>[] = [
      {
        id: "given",
        header: text("conclusions.column.given"),
        cell: ({ givenAt }) => (givenAt === null ? "—" : dates.moment(givenAt)),
        sortable: true,
        width: 176,
      },
      {
        id: "verdict",
        header: text("conclusions.column.verdict"),
        cell: ({ verdict }) =>
          verdict === null ? (
            "—"
          ) : (
            <StatusTag tone={verdict === "positive" ? "success" : "danger"}>{text(`verdict.${verdict}`)}</StatusTag>
          ),
        width: 128,
      },
    ];
    return [
      {
        id: "number",
        header: text("register.column.number"),
        cell: ({ number }) => <OneLine>{number}</OneLine>,
        rowHeader: true,
        sortable: true,
        width: 184,
        sticky: "start",
      },
      { id: "step", header: text("conclusions.column.step"), cell: ({ step }) => step, minWidth: 160 },
      ...(isDone ? done : open),
      {
        id: "occupier",
        header: text("register.column.occupier"),
        cell: ({ occupier }) => occupier ?? "—",
        minWidth: 170,
      },
      {
        id: "place",
        header: text("register.column.place"),
        cell: ({ district, neighborhood }) => `${district.name[locale]}, ${neighborhood.name[locale]}`,
        minWidth: 180,
      },
      {
        id: "status",
        header: text("register.column.status"),
        cell: ({ status }) => <StatusTag tone={statusTone[status]}>{text(`status.${status}`)}</StatusTag>,
        width: 160,
        narrow: "hidden",
      },
      {
        id: "ground",
        header: text("register.column.ground"),
        cell: ({ ground }) => ground,
        width: 72,
        align: "end",
        narrow: "hidden",
      },
    ];
  }, [text, dates, locale, isDone]);
}

/** The order as the table shows it. */
export function sortShown(sort: InboxState["sort"], isDone: boolean): SortBy[] {
  const given = sort ?? (isDone ? "-given" : "deadline");
  const column = sorts.find((name) => name === given.replace("-", ""));
  return column ? [{ column, direction: given.startsWith("-") ? "desc" : "asc" }] : [];
}

/** The order that a heading asks for. */
export function sortAsked([first]: readonly SortBy[]): InboxState["sort"] {
  const column = sorts.find((name) => name === first?.column);
  if (column === undefined) return undefined;
  return first?.direction === "desc" ? `-${column}` : column;
}
