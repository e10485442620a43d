import { lastMonthDay, openingReports, reportSchedules, schedulePaces } from "@yer/api/contract/report-schedules";
import { users } from "@yer/api/contract/users";
import { sayFailure } from "@yer/api/messages/sentences";
import { type Failure, useAct, useExtra } from "@yer/api/react";
import { Button, DatePicker, Grid, InlineAlert, MultiSelect, Select, Stack, TextField } from "@yer/ui";
import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import type { ServerDraft } from "../../base/drafts/use-server-draft.js";
import { useOwnReportText } from "./own-report-texts.js";
import { isAbout, readersWithoutRight } from "./schedule-faults.js";
import type { ScheduleValues } from "./schedule-values.js";
import { weekdayName } from "./weekday-name.js";

const days = (last: number): readonly number[] => Array.from({ length: last }, (_, index) => index + 1);

/** Props of {@link NewSchedule}. */
export interface NewScheduleProps {
  /** Of which report. */
  readonly id: string;
  readonly draft: ServerDraft<ScheduleValues>;
  /** It is kept, or was given up. */
  readonly onDone: () => void;
}

/** The form of a new schedule; what is typed in it is kept until it is sent or given up. */
export function NewSchedule({ id, draft, onDone }: NewScheduleProps) {
  const text = useOwnReportText();
  const intl = useIntl();
  const { client } = useExtra();
  const [create, { pending }] = useAct(reportSchedules.create);
  const [failure, setFailure] = useState<Failure>();
  /** Names of those whom searches found: a choice tells the id alone. */
  const seen = useRef(new Map<string, string>());
  const { every, on, time, endsOn, readers } = draft.value;
  const isTime = /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
  const isAtField = isAbout(failure, "endsOn") || isAbout(failure, "readers");

  function sayOfReaders(): string | undefined {
    if (!isAbout(failure, "readers")) return undefined;
    const names = readersWithoutRight(failure, readers);
    if (names.length === 0) return text("schedules.readers.beyond");
    return text("schedules.readers.closed", { names: intl.formatList(names) });
  }

  function change(part: Partial<ScheduleValues>): void {
    setFailure(undefined);
    draft.change(part);
  }

  async function giveUp(): Promise<void> {
    await draft.discard();
    onDone();
  }

  async function save(): Promise<void> {
    const outcome = await create({
      params: { key: id },
      body: { every, on: every === "daily" ? null : on, time, endsOn, readers: readers.map((one) => one.id) },
    });
    setFailure(outcome.failure);
    if (outcome.failure === undefined) await giveUp();
  }

  return (
    <Stack gap={4}>
      {draft.restored === undefined ? null : <InlineAlert tone="info" title={text("builder.restored")} />}
      {failure === undefined || isAtField ? null : (
        <InlineAlert tone="danger" isAnnounced>
          {sayFailure(text, failure)}
        </InlineAlert>
      )}
      <Grid min="220px" gap={4}>
        <Select
          label={text("schedules.every")}
          value={every}
          onChange={(next) => change({ every: next as ScheduleValues["every"], on: 1 })}
          items={schedulePaces.map((one) => ({ id: one, label: text(`schedules.every.${one}`) }))}
        />
        {every === "daily" ? null : (
          <Select
            label={text("schedules.on")}
            value={String(on)}
            onChange={(next) => change({ on: Number(next) })}
            items={days(every === "weekly" ? 7 : lastMonthDay).map((one) => ({
              id: String(one),
              label: every === "weekly" ? weekdayName(intl.locale, one) : String(one),
            }))}
          />
        )}
        <TextField
          label={text("schedules.time")}
          value={time}
          onChange={(next) => change({ time: next })}
          error={isTime ? undefined : text("fault.time")}
        />
        <DatePicker
          label={text("schedules.endsOn")}
          description={text("schedules.endsOn.hint")}
          value={endsOn}
          onChange={(next) => change({ endsOn: next })}
          error={isAbout(failure, "endsOn") ? text("schedules.endsOn.never") : undefined}
        />
      </Grid>
      <MultiSelect
        label={text("word.toWhom")}
        value={readers.map((one) => one.id)}
        selectedItems={readers}
        onChange={(ids) =>
          change({
            readers: ids.map((one) => ({
              id: one,
              label: readers.find((known) => known.id === one)?.label ?? seen.current.get(one) ?? one,
            })),
          })
        }
        search={async (typed, signal) => {
          const { items } = await client.call(
            users.list,
            { query: { search: typed, blocked: false, holds: openingReports, limit: 20 } },
            { signal },
          );
          for (const one of items) seen.current.set(one.id, one.name);
          return items.map((one) => ({ id: one.id, label: one.name }));
        }}
        error={sayOfReaders()}
        isRequired
      />
      {draft.status}
      <Stack direction="row" gap={3}>
        <Button variant="primary" isPending={pending} isDisabled={readers.length === 0 || !isTime} onPress={save}>
          {text("word.save")}
        </Button>
        <Button onPress={giveUp}>{text("cancel")}</Button>
      </Stack>
    </Stack>
  );
}
