import { type ReportSchedule, reportSchedules } from "@yer/api/contract/report-schedules";
import { sayFailure } from "@yer/api/messages/sentences";
import { type Failure, useAct, useRead } from "@yer/api/react";
import { Button, Dialog, InlineAlert, Skeleton, Stack, useDates } from "@yer/ui";
import { useState } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { useServerDraft } from "../../base/drafts/use-server-draft.js";
import { FailedRead } from "../../base/screen/FailedRead.js";
import { NewSchedule } from "./NewSchedule.js";
import { useOwnReportText, withOwnReportTexts } from "./own-report-texts.js";
import { blankSchedule, type ScheduleValues } from "./schedule-values.js";
import { weekdayName } from "./weekday-name.js";

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: var(--yer-space-2) var(--yer-space-3);
  align-items: start;
  padding-block: var(--yer-space-3);
  border-block-end: 1px solid var(--yer-border);
  > :first-child {
    flex: 1 1 260px;
  }
`;

const List = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
`;

const Muted = styled.p`
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-sm);
`;

/** Props of {@link ReportSchedules}. */
export interface ReportSchedulesProps {
  readonly id: string;
  /** Whether others may open it: one that is its maker's alone is sent to nobody else. */
  readonly isShared: boolean;
  readonly onClose: () => void;
}

/** A person's schedules of a report: when each was sent last and is sent next, pausing and ending it, and a new one. */
function ReportSchedules({ id, isShared, onClose }: ReportSchedulesProps) {
  const text = useOwnReportText();
  const { data, failure, refetch } = useRead(reportSchedules.list, { params: { key: id } });
  const draft = useServerDraft<ScheduleValues>("schedule:report", id, blankSchedule);
  const [isAsked, setIsAsked] = useState(false);
  // What was being written when the dialog was left stands there again.
  const isNew = draft.ready && (isAsked || draft.restored !== undefined || draft.isChanged);
  return (
    <Dialog
      isOpen
      size="lg"
      title={text("schedules.title")}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={<Button onPress={onClose}>{text("word.close")}</Button>}
    >
      <Stack gap={4}>
        <p>{text("schedules.about")}</p>
        {isShared ? null : <InlineAlert tone="warning" title={text("schedules.notShared")} />}
        {failure !== undefined && data === undefined ? (
          <FailedRead failure={failure} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <Skeleton shape="block" height="120px" />
        ) : data.items.length === 0 ? (
          isNew ? null : (
            <Muted>{text("schedules.none")}</Muted>
          )
        ) : (
          <List>
            {data.items.map((schedule) => (
              <OneSchedule key={schedule.id} schedule={schedule} />
            ))}
          </List>
        )}
        {isNew ? (
          <NewSchedule id={id} draft={draft} onDone={() => setIsAsked(false)} />
        ) : (
          <div>
            <Button isDisabled={!draft.ready} onPress={() => setIsAsked(true)}>
              {text("schedules.new")}
            </Button>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}

/** When it is sent, in words. */
function useWhen() {
  const text = useOwnReportText();
  const intl = useIntl();
  return ({ every, on, time }: Pick<ReportSchedule, "every" | "on" | "time">): string => {
    if (every === "daily") return text("schedules.daily", { time });
    if (every === "monthly") return text("schedules.monthly", { day: on ?? 1, time });
    return text("schedules.weekly", { day: weekdayName(intl.locale, on ?? 1), time });
  };
}

function OneSchedule({ schedule }: { readonly schedule: ReportSchedule }) {
  const text = useOwnReportText();
  const dates = useDates();
  const when = useWhen();
  const [change] = useAct(reportSchedules.change);
  const [remove] = useAct(reportSchedules.remove);
  const [failure, setFailure] = useState<Failure>();
  const { id, paused, nextAt, lastSentAt, lastSentTo, readers, version, endsOn } = schedule;
  const params = { id };
  const state = paused
    ? text("schedules.paused")
    : nextAt === null
      ? text("schedules.over")
      : text("schedules.next", { at: dates.moment(nextAt) });
  return (
    <Line>
      <div>
        <p>
          <strong>{when(schedule)}</strong>
        </p>
        <p>{readers.map(({ name }) => name).join(", ")}</p>
        <Muted>
          {[
            state,
            endsOn === null ? undefined : text("schedules.until", { day: dates.short(endsOn) }),
            lastSentAt === null
              ? text("schedules.unsent")
              : text("schedules.last", { at: dates.moment(lastSentAt), count: lastSentTo }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </Muted>
        {failure === undefined ? null : (
          <InlineAlert tone="danger" isAnnounced>
            {sayFailure(text, failure)}
          </InlineAlert>
        )}
      </div>
      {nextAt === null && !paused ? null : (
        <Button
          size="sm"
          onPress={async () =>
            setFailure((await change({ params, ifMatch: version, body: { paused: !paused } })).failure)
          }
        >
          {text(paused ? "schedules.resume" : "schedules.pause")}
        </Button>
      )}
      <Button size="sm" onPress={async () => setFailure((await remove({ params, ifMatch: version })).failure)}>
        {text("schedules.end")}
      </Button>
    </Line>
  );
}

export default withOwnReportTexts(ReportSchedules);
