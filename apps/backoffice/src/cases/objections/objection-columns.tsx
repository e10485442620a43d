import { type ObjectionRow, objectionStates, type objectionsRegister } from "@yer/api/contract/objections";
import { lastTashkentDay } from "@yer/api/formats";
import { objectionTone } from "@yer/api/messages/tones";
import { addressOf } from "@yer/api/paths";
import { Link, Stack, StatusTag } from "@yer/ui";
import { styled } from "styled-components";
import type { DrawnColumns } from "../../registers/kit/draw-columns.js";
import type { Say } from "../../registers/kit/use-say.js";
import type { useObjectionText } from "./objection-texts.js";

/** What is said at length shows its beginning: a line in a row, two in a card. */
export const Excerpt = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  @container yer-table (max-width: 40rem) {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

/** What the register of objections draws otherwise than its columns' kinds do. */
export function objectionColumns({
  text,
  dates,
}: Say<ReturnType<typeof useObjectionText>>): DrawnColumns<typeof objectionsRegister.columns, ObjectionRow> {
  return {
    number: { width: 216 },
    state: {
      cell: (row) => (
        <Stack direction="row" gap={1}>
          <StatusTag tone={objectionTone[row.state]}>{text(`objection.${row.state}`)}</StatusTag>
          {row.late ? <StatusTag tone="danger">{text("word.late")}</StatusTag> : null}
        </Stack>
      ),
      width: 160,
      tags: objectionStates.map((state) => text(`objection.${state}`)),
    },
    objector: { minWidth: 144 },
    excerpt: { cell: (row) => <Excerpt>{row.excerpt}</Excerpt>, minWidth: 180 },
    alike: { cell: (row) => (row.alike > 1 ? text("disputes.alike.count", { count: row.alike }) : "—"), width: 132 },
    at: { width: 120 },
    file: {
      cell: (row) => (
        <Link href={addressOf("/application/:id", { id: row.application.id })}>{row.application.number}</Link>
      ),
      width: 176,
    },
    announcement: {
      cell: ({ announcement }) =>
        text(announcement.running ? "disputes.announcement.until" : "disputes.announcement.ended", {
          n: announcement.sequence,
          day: dates.short(lastTashkentDay(announcement.to)),
        }),
      minWidth: 148,
    },
  };
}
