import type { Application } from "@yer/api/contract/applications";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { type RunningTerm, terms } from "@yer/api/contract/terms";
import { lastTashkentDay } from "@yer/api/formats";
import { deadlineTone, statusTone } from "@yer/api/messages/tones";
import { useRead } from "@yer/api/react";
import {
  Card,
  DataTable,
  type DataTableColumn,
  DescriptionList,
  EmptyState,
  Skeleton,
  Stack,
  StatusTag,
  useDates,
} from "@yer/ui";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { FailedRead } from "../../../base/screen/FailedRead.js";
import { useApplicationText } from "../application-texts.js";

type Stay = ReplyOf<typeof terms.ofFile>["stays"][number];

/** @param props.isOver Whether the application has come to its end: then nothing is late any more, nor soon to be. */
function Term({ title, term, isOver }: { title: string; term: RunningTerm | null; isOver: boolean }) {
  const text = useApplicationText();
  const dates = useDates();
  if (term === null) {
    return <Card title={title}>{text("terms.none")}</Card>;
  }
  const { deadline, pauses } = term;
  return (
    <Card
      title={title}
      actions={
        isOver ? undefined : (
          <StatusTag tone={deadlineTone[deadline.state]}>
            {text(`deadline.${deadline.state}`, { days: Math.abs(deadline.daysLeft ?? 0) })}
          </StatusTag>
        )
      }
    >
      <DescriptionList
        items={[
          { term: text("word.given"), details: text(`terms.days.${term.unit}`, { days: term.days }) },
          { term: text("terms.from"), details: dates.moment(term.from) },
          {
            term: text("terms.ends"),
            details:
              deadline.endsAt === null ? text("terms.ends.unknown") : dates.day(lastTashkentDay(deadline.endsAt)),
          },
          {
            term: text("terms.pauses"),
            details:
              pauses.length === 0 ? (
                text("terms.pauses.none")
              ) : (
                <Stack gap={1} as="ul">
                  {pauses.map(({ from, to, why }) => (
                    <li key={from}>
                      {text("terms.pause", {
                        from: dates.moment(from),
                        to: to === null ? text("terms.pause.now") : dates.moment(to),
                        why: text(`terms.why.${why}`),
                      })}
                    </li>
                  ))}
                </Stack>
              ),
          },
        ]}
      />
    </Card>
  );
}

function Stays({ stays }: { stays: readonly Stay[] }) {
  const text = useApplicationText();
  const intl = useIntl();
  const dates = useDates();
  const columns = useMemo<DataTableColumn<Stay>[]>(
    () => [
      {
        id: "status",
        header: text("word.status"),
        cell: ({ status }) => <StatusTag tone={statusTone[status]}>{text(`status.${status}`)}</StatusTag>,
        isRowHeader: true,
        minWidth: 180,
      },
      { id: "from", header: text("terms.stays.from"), cell: ({ from }) => dates.moment(from), width: 220 },
      {
        id: "to",
        header: text("terms.stays.to"),
        cell: ({ to }) => (to === null ? text("terms.pause.now") : dates.moment(to)),
        width: 220,
      },
      {
        id: "days",
        header: text("terms.stays.days"),
        cell: ({ days }) => intl.formatNumber(days),
        align: "end",
        width: 96,
      },
    ],
    [text, intl, dates],
  );
  return (
    <Card title={text("terms.stays")}>
      <DataTable
        aria-label={text("terms.stays")}
        columns={columns}
        rows={stays}
        rowId={({ from }) => from}
        status="ready"
        emptyState={<EmptyState title={text("terms.none")} />}
      />
    </Card>
  );
}

/**
 * The application's terms: of its status and of the whole, with every pause and its reason, and its time in each
 * status.
 */
export default function DeadlinesTab({ file: application }: { file: Application }) {
  const text = useApplicationText();
  const { data, failure, refetch } = useRead(terms.ofFile, { params: { id: application.id } });
  if (failure && !data) {
    return <FailedRead failure={failure} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton lines={8} />;
  const isOver = application.status === "registered" || application.status === "unregistered";
  return (
    <Stack gap={4}>
      <Term title={text("terms.status")} term={data.status} isOver={isOver} />
      <Term title={text("terms.total")} term={data.total} isOver={isOver} />
      <Stays stays={data.stays} />
    </Stack>
  );
}
