import { lastMonthDay, openingReports, reportSchedules, schedulePaces } from "@yer/api/contract/report-schedules";
import { users } from "@yer/api/contract/users";
import { useExtra } from "@yer/api/react";
import { Button, DatePicker, Grid, InlineAlert, MultiSelect, Select, Stack, TextField } from "@yer/ui";
import { useRef } from "react";
import { useIntl } from "react-intl";
import type { ServerDraft } from "../../base/drafts/use-server-draft.js";
import { FormProblem } from "../../base/forms/FormProblem.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { useOwnReportText } from "./own-report-texts.js";
import { readersWithoutRight } from "./schedule-faults.js";
import { blankSchedule, type ScheduleValues } from "./schedule-values.js";
import { weekdayName } from "./weekday-name.js";

const days = (last: number): readonly number[] => Array.from({ length: last }, (_, index) => index + 1);

/** Props of {@link NewSchedule}. */
export interface NewScheduleProps {
  /** Id of the report that is sent. */
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
  /** Names of those whom searches found: a choice tells the id alone. */
  const seen = useRef(new Map<string, string>());
  const form = useEndpointForm(reportSchedules.create, {
    draft,
    start: blankSchedule,
    fields: {
      every: text("schedules.every"),
      on: text("schedules.on"),
      time: text("schedules.time"),
      endsOn: text("schedules.endsOn"),
      readers: text("word.toWhom"),
    },
    args: ({ every, on, time, endsOn, readers }: ScheduleValues) => ({
      params: { key: id },
      body: { every, on: every === "daily" ? null : on, time, endsOn, readers: readers.map((one) => one.id) },
    }),
    sayFault: ({ pointer, code }, all) => {
      if (pointer === "/endsOn" && code === "choice") return text("schedules.endsOn.never");
      if (!/^\/readers\/\d+$/.test(pointer)) return undefined;
      const names = readersWithoutRight(all, draft.value.readers);
      if (names.length === 0) return text("schedules.readers.beyond");
      return text("schedules.readers.closed", { names: intl.formatList(names) });
    },
    onSaved: onDone,
  });
  const { values, change, field, choice, errorAt, frame } = form;
  const { every, on, readers } = values;

  async function giveUp(): Promise<void> {
    await draft.discard();
    onDone();
  }

  return (
    <div ref={frame}>
      <Stack gap={4}>
        {draft.restored === undefined ? null : <InlineAlert tone="info" title={text("builder.restored")} />}
        <FormProblem form={form} />
        <Grid min="220px" gap={4}>
          <Select
            {...choice("every")}
            onChange={(next) => change({ every: next as ScheduleValues["every"], on: 1 })}
            items={schedulePaces.map((one) => ({ id: one, label: text(`schedules.every.${one}`) }))}
          />
          {every === "daily" ? null : (
            <Select
              label={text("schedules.on")}
              value={String(on)}
              onChange={(next) => change({ on: Number(next) })}
              error={errorAt("on")}
              items={days(every === "weekly" ? 7 : lastMonthDay).map((one) => ({
                id: String(one),
                label: every === "weekly" ? weekdayName(intl.locale, one) : String(one),
              }))}
            />
          )}
          <TextField {...field("time")} />
          <DatePicker {...field("endsOn")} description={text("schedules.endsOn.hint")} />
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
          error={errorAt("readers")}
          isRequired
        />
        {draft.status}
        <Stack direction="row" gap={3}>
          <Button variant="primary" isPending={form.isSending} onPress={() => form.submit()}>
            {text("word.save")}
          </Button>
          <Button onPress={giveUp}>{text("cancel")}</Button>
        </Stack>
      </Stack>
    </div>
  );
}
