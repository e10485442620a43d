import type { ObjectionRow } from "@yer/api/contract/objections";
import { lastTashkentDay } from "@yer/api/formats";
import { objectionTone } from "@yer/api/messages/tones";
import { addressOf } from "@yer/api/paths";
import { useTheme } from "@yer/api/react";
import { type DataTableColumn, Link, Stack, StatusTag, useDates } from "@yer/ui";
import { useMemo } from "react";
import { styled } from "styled-components";
import { useObjectionText } from "./objectionTexts.js";

/** A number is read, copied and said whole. */
const OneLine = styled.span`
  white-space: nowrap;
`;

/** What is said at length shows its beginning. */
export const Excerpt = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`;

/** The columns of the register of objections. */
export function useObjectionColumns(): DataTableColumn<ObjectionRow>[] {
  const text = useObjectionText();
  const dates = useDates();
  const { locale } = useTheme();
  return useMemo(
    () => [
      {
        id: "number",
        header: text("disputes.number"),
        cell: (row) => <OneLine>{row.number}</OneLine>,
        rowHeader: true,
        width: 192,
        sticky: "start",
      },
      {
        id: "state",
        header: text("disputes.state"),
        cell: (row) => (
          <Stack direction="row" gap={1}>
            <StatusTag tone={objectionTone[row.state]}>{text(`objection.${row.state}`)}</StatusTag>
            {row.late ? <StatusTag tone="danger">{text("disputes.late")}</StatusTag> : null}
          </Stack>
        ),
        width: 160,
      },
      { id: "objector", header: text("disputes.objector"), cell: (row) => row.objector, minWidth: 144 },
      { id: "excerpt", header: text("disputes.text"), cell: (row) => <Excerpt>{row.excerpt}</Excerpt>, minWidth: 180 },
      {
        id: "alike",
        header: text("disputes.alike"),
        cell: (row) => (row.alike > 1 ? text("disputes.alike.count", { count: row.alike }) : "—"),
        width: 112,
      },
      {
        id: "at",
        header: text("disputes.at"),
        cell: (row) => dates.short(row.at),
        sortable: true,
        width: 120,
        align: "end",
      },
      {
        id: "file",
        header: text("disputes.file"),
        cell: (row) => (
          <Link href={addressOf("/application/:id", { id: row.application.id })}>{row.application.number}</Link>
        ),
        width: 168,
        narrow: "hidden",
      },
      {
        id: "place",
        header: text("register.column.place"),
        cell: ({ application }) => `${application.district.name[locale]}, ${application.neighborhood.name[locale]}`,
        minWidth: 160,
        narrow: "hidden",
      },
      {
        id: "announcement",
        header: text("disputes.announcement"),
        cell: ({ announcement }) =>
          text(announcement.running ? "disputes.announcement.until" : "disputes.announcement.ended", {
            n: announcement.sequence,
            day: dates.short(lastTashkentDay(announcement.to)),
          }),
        minWidth: 148,
        narrow: "hidden",
      },
    ],
    [text, dates, locale],
  );
}
