import { useExtra } from "@yer/api/react";
import { AlertDialog, Button, Stack } from "@yer/ui";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { type DeviceDiary, deviceDiary } from "../moment/device-diary.js";
import { useMomentText, withMomentTexts } from "../moment/moment-texts.js";
import { useStored } from "../moment/use-stored.js";
import { saveToFile } from "../moment/save-to-file.js";
import { endRound } from "../store/pin-lock.js";
import { goes, standingOf } from "../sync/orders.js";

/** Props of {@link LeaveDiaryDialog}. */
export interface LeaveDiaryDialogProps {
  /** Called with whether the person signs out after all. */
  readonly onAnswer: (leaves: boolean) => void;
}

/** Says what lies only on this device before somebody signs out, and offers to send it or to save it; asks nothing where nothing does. */
function LeaveDiaryDialog({ onAnswer }: LeaveDiaryDialogProps) {
  const { client } = useExtra();
  const diary = useStored(
    // A diary that does not open keeps nobody from signing out.
    useCallback(async () => deviceDiary(client).catch(() => null), [client]),
  );
  useEffect(() => {
    if (diary === null) onAnswer(true);
  }, [diary, onAnswer]);
  return diary ? <Asked diary={diary} onAnswer={onAnswer} /> : null;
}

function Asked({ diary, onAnswer }: LeaveDiaryDialogProps & { readonly diary: DeviceDiary }) {
  const text = useMomentText();
  const { client } = useExtra();
  const { database, outbox, sender } = diary;
  const sending = useSyncExternalStore(sender.subscribe, sender.state);
  const [isSaving, setSaving] = useState(false);
  const lies = useStored(
    useCallback(async () => {
      const [visits, parcels] = await Promise.all([outbox.visits(), outbox.parcels()]);
      const drafts = visits.filter(({ state }) => state === "draft").length;
      const unsent = parcels.filter((parcel) => standingOf(parcel) !== "received").length;
      return { count: drafts + unsent, going: parcels.filter(goes).length };
    }, [outbox]),
    sending.moved,
  );
  const isEmpty = lies?.count === 0;
  const leave = useCallback(async () => {
    await endRound(database).catch(reportError);
    onAnswer(true);
  }, [database, onAnswer]);
  useEffect(() => {
    if (isEmpty) void leave();
  }, [isEmpty, leave]);
  if (lies === undefined || isEmpty) return null;
  const { count, going } = lies;
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onAnswer(false);
      }}
      title={text("moment.leave")}
      confirmLabel={text("word.signOut")}
      onConfirm={leave}
    >
      <Stack gap={3}>
        <p>{text("moment.leave.text", { count })}</p>
        <Stack direction="row" gap={2}>
          {going > 0 ? (
            <Button isPending={sending.isRunning} onPress={sender.send}>
              {text("moment.send")}
            </Button>
          ) : null}
          <Button
            isPending={isSaving}
            onPress={async () => {
              setSaving(true);
              await saveToFile(diary, client.environment).catch(reportError);
              setSaving(false);
            }}
          >
            {text("moment.saveAll")}
          </Button>
        </Stack>
      </Stack>
    </AlertDialog>
  );
}

export default withMomentTexts(LeaveDiaryDialog);
