import { useExtra } from "@yer/api/react";
import { Button, Card, DownloadIcon, InlineAlert, SendIcon, Stack } from "@yer/ui";
import { useState, useSyncExternalStore } from "react";
import { useIntl } from "react-intl";
import { littleRoom } from "../store/room.js";
import type { DeviceDiary } from "./device-diary.js";
import { KeptVisitList } from "./KeptVisitList.js";
import { useMomentText } from "./moment-texts.js";
import { saveToFile } from "./save-to-file.js";
import { SentLines } from "./SentLines.js";
import { type ShownVisit, useKeptVisits } from "./use-kept-visits.js";

/** What visits and their photos are known by. */
function titlesOf(own: readonly ShownVisit[]): ReadonlyMap<string, string> {
  return new Map(
    own.flatMap(({ id, title, parcel }) => [
      [id, title] as const,
      ...(parcel?.photos ?? []).map((photo) => [photo.id, title] as const),
    ]),
  );
}

/** Props of {@link OnDevice}. */
export interface OnDeviceProps {
  readonly diary: DeviceDiary;
  readonly person: string;
}

/** What lies on this device: how each visit stands, what only it has, how much room is left, and the ways to make it safe. */
export function OnDevice({ diary, person }: OnDeviceProps) {
  const text = useMomentText();
  const intl = useIntl();
  const { client } = useExtra();
  const { sender } = diary;
  const sending = useSyncExternalStore(sender.subscribe, sender.state);
  const { kept, refresh } = useKeptVisits(diary, person, sending.moved);
  const [isSaving, setSaving] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (!kept) return null;
  const { own, others, going, room, sent } = kept;
  const unsent = own.filter(({ standing }) => standing !== "received").length + others;

  async function save(): Promise<void> {
    setSaving(true);
    setFailed(false);
    try {
      await saveToFile(diary, client.environment);
    } catch (error) {
      setFailed(true);
      reportError(error);
    }
    setSaving(false);
  }

  return (
    <Card
      title={text("moment.device")}
      description={text("moment.onlyHere", { count: unsent })}
      actions={
        <Stack direction="row" gap={2}>
          {going > 0 ? (
            <Button icon={<SendIcon />} isPending={sending.isRunning} onPress={sender.send}>
              {text("moment.send")}
            </Button>
          ) : null}
          {own.length + others + sent.length > 0 ? (
            <Button icon={<DownloadIcon />} isPending={isSaving} onPress={save}>
              {text("moment.saveAll")}
            </Button>
          ) : null}
        </Stack>
      }
    >
      <Stack gap={3}>
        {hasFailed ? <InlineAlert tone="danger">{text("moment.saveAll.failed")}</InlineAlert> : null}
        {going > 0 && sending.end !== undefined && sending.end !== "done" ? (
          <InlineAlert tone="warning">{text(`moment.end.${sending.end}`)}</InlineAlert>
        ) : null}
        {others > 0 ? <p>{text("moment.others", { count: others })}</p> : null}
        {room.isPersistent ? null : <InlineAlert tone="warning">{text("moment.notPersistent", { going })}</InlineAlert>}
        {room.free !== null && room.free < littleRoom ? (
          <InlineAlert tone="warning">
            {text("moment.littleRoom", { going, megabytes: intl.formatNumber(Math.floor(room.free / 1e6)) })}
          </InlineAlert>
        ) : null}
        <KeptVisitList diary={diary} visits={own} refresh={refresh} />
        {sent.length > 0 ? <SentLines lines={sent} titles={titlesOf(own)} /> : null}
      </Stack>
    </Card>
  );
}
