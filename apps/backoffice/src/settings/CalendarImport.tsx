import { calendar, type CalendarChange } from "@yer/api/contract/settings";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { sayFault } from "@yer/api/messages/sentences";
import { type Failure, useAct } from "@yer/api/react";
import { InlineAlert, Stack, TextArea } from "@yer/ui";
import { useId, useState } from "react";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { SettingDialog } from "./SettingDialog.js";
import { useSettingsText } from "./settingsTexts.js";

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
  const draft = useServerDraft("import:calendar", String(year), { list: "" });
  const [ask] = useAct(calendar.readList);
  const [found, setFound] = useState<ReplyOf<typeof calendar.readList>>();
  const [failure, setFailure] = useState<Failure>();
  const change = (list: string) => {
    setFound(undefined);
    draft.change({ list });
  };

  async function read(): Promise<void> {
    setFailure(undefined);
    const outcome = await ask({ params: { year }, body: { text: draft.value.list } });
    if (outcome.failure) setFailure(outcome.failure);
    else setFound(outcome.data);
  }

  async function take(): Promise<void> {
    onTake(found?.changes ?? []);
    await draft.discard();
    onClose();
  }

  const canTake = found !== undefined && found.changes.length > 0;
  return (
    <SettingDialog
      title={text("calendar.import.title", { year })}
      label={text(canTake ? "calendar.import.take" : "calendar.import.read")}
      isDisabled={draft.value.list.trim() === ""}
      failure={failure}
      draft={draft}
      onSend={canTake ? take : read}
      onClose={onClose}
    >
      <Stack gap={1}>
        <label htmlFor={file}>{text("calendar.import.file")}</label>
        <input
          id={file}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            if (chosen) void chosen.text().then(change);
          }}
        />
      </Stack>
      <TextArea
        label={text("calendar.import.text")}
        description={text("calendar.import.help", { example: `21.03.${year};bayram;Navroʻz bayrami` })}
        value={draft.value.list}
        onChange={change}
        rows={8}
      />
      {found ? (
        <InlineAlert
          tone={found.faults.length > 0 ? "warning" : "info"}
          title={text("calendar.import.found", { count: found.changes.length })}
          announce
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
