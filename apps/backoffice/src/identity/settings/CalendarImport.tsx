import { calendar, calendarListLimit, type CalendarChange } from "@yer/api/contract/settings";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { sayFault } from "@yer/api/messages/sentences";
import { InlineAlert, Stack, TextArea } from "@yer/ui";
import { useId, useState } from "react";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { readListFile } from "./read-list-file.js";
import { SettingDialog } from "./SettingDialog.js";
import { useSettingsText } from "./settings-texts.js";

/** Props of {@link CalendarImport}. */
export interface CalendarImportProps {
  readonly year: number;
  readonly onTake: (changes: readonly CalendarChange[]) => void;
  readonly onClose: () => void;
}

/** A year's list, pasted or out of a CSV file: read by the service, its bad lines named, then put on the prepared changes. */
export function CalendarImport({ year, onTake, onClose }: CalendarImportProps) {
  const text = useSettingsText();
  const file = useId();
  const [refused, setRefused] = useState<"large" | "unreadable">();
  const [found, setFound] = useState<ReplyOf<typeof calendar.readList>>();
  const form = useEndpointForm(calendar.readList, {
    draft: { form: "import:calendar", id: String(year) },
    start: { list: "" },
    fields: { list: { label: text("calendar.import.text"), at: "/text" } },
    args: ({ list }) => ({ params: { year }, body: { text: list } }),
    // It is read as often as it is mended, and thrown away once its days are taken.
    isKeeping: true,
    onSaved: setFound,
  });
  const list = form.field("list");
  const change = (next: string) => {
    setFound(undefined);
    setRefused(undefined);
    list.onChange(next);
  };

  async function choose(chosen: File | undefined): Promise<void> {
    if (chosen === undefined) return;
    const read = await readListFile(chosen);
    if ("text" in read) change(read.text);
    else setRefused(read.refused);
  }

  async function take(): Promise<void> {
    onTake(found?.changes ?? []);
    await form.draft.discard();
    onClose();
  }

  const canTake = found !== undefined && found.changes.length > 0;
  return (
    <SettingDialog
      form={form}
      title={text("calendar.import.title", { year })}
      label={text(canTake ? "calendar.import.take" : "calendar.import.read")}
      isDisabled={list.value.trim() === ""}
      {...(canTake ? { onSend: take } : {})}
      onClose={onClose}
    >
      <Stack gap={1}>
        <label htmlFor={file}>{text("calendar.import.file")}</label>
        <input
          id={file}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          onChange={(event) => void choose(event.target.files?.[0])}
        />
        {refused ? (
          <InlineAlert
            tone="danger"
            title={text(`calendar.import.${refused}`, { count: calendarListLimit })}
            isAnnounced
          />
        ) : null}
      </Stack>
      <TextArea
        {...list}
        description={text("calendar.import.help", { example: `21.03.${year};bayram;Navroʻz bayrami` })}
        onChange={change}
        rows={8}
      />
      {found ? (
        <InlineAlert
          tone={found.faults.length > 0 ? "warning" : "info"}
          title={text("calendar.import.found", { count: found.changes.length })}
          isAnnounced
        >
          {found.same > 0 ? <p>{text("calendar.import.same", { count: found.same })}</p> : null}
          <ul>
            {found.faults.map(({ line, code }) => (
              <li key={line}>{text("calendar.import.fault", { line, fault: sayFault(text, { code }) })}</li>
            ))}
          </ul>
        </InlineAlert>
      ) : null}
    </SettingDialog>
  );
}
