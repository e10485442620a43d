import { type DiaryDevice, diaryDevices } from "@yer/api/contract/diary-devices";
import { sayFailure } from "@yer/api/messages/sentences";
import { skip, useAct, useMay, useRead } from "@yer/api/react";
import { Button, Can, DescriptionList, Dialog, Stack, StatusTag, useDates } from "@yer/ui";
import { useState } from "react";
import { useIntl } from "react-intl";
import { toasts } from "../../base/screen/toast-queue.js";
import { usePeopleText } from "./people-texts.js";

/** Seconds by which a device's clock may be off before it is said. */
const clockBounds = 120;

function EndDialog({ id, device, onClose }: { id: string; device: DiaryDevice; onClose: () => void }) {
  const text = usePeopleText();
  const [end] = useAct(diaryDevices.end);
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={text("people.devices.end")}
      footer={
        <>
          <Button onPress={onClose}>{text("cancel")}</Button>
          <Button
            variant="danger"
            onPress={async () => {
              const outcome = await end({ params: { id, device: device.id } });
              if (outcome.failure) toasts.push({ tone: "danger", text: sayFailure(text, outcome.failure) });
              else onClose();
            }}
          >
            {text("people.devices.end")}
          </Button>
        </>
      }
    >
      <p>{text("people.devices.end.text", { name: device.name })}</p>
    </Dialog>
  );
}

function DeviceFacts({ device, onEnd }: { device: DiaryDevice; onEnd: () => void }) {
  const text = usePeopleText();
  const intl = useIntl();
  const dates = useDates();
  const { heardAt, unsentVisits, unsentPhotos, freeBytes, clockAhead, endedAt } = device;
  return (
    <Stack gap={1} align="start">
      {endedAt === null ? null : (
        <StatusTag tone="neutral">{text("people.devices.ended", { at: dates.moment(endedAt) })}</StatusTag>
      )}
      <span>
        {heardAt === null
          ? text("people.devices.unheard")
          : text("people.devices.heard", { at: dates.moment(heardAt) })}
      </span>
      {heardAt === null ? null : (
        <span>{text("people.devices.unsent", { visits: unsentVisits ?? 0, photos: unsentPhotos ?? 0 })}</span>
      )}
      {freeBytes === null ? null : (
        <span>{text("people.devices.room", { room: intl.formatNumber(Math.round(freeBytes / 1_000_000)) })}</span>
      )}
      {clockAhead === null || Math.abs(clockAhead) < clockBounds ? null : (
        <span>
          {text("people.devices.clock", {
            minutes: intl.formatNumber(Math.round(clockAhead / 60), { signDisplay: "exceptZero" }),
          })}
        </span>
      )}
      {endedAt === null ? (
        <Can code="end:device" otherwise="disable">
          {(state) => (
            <Button size="sm" onPress={onEnd} {...state}>
              {text("people.devices.end")}
            </Button>
          )}
        </Can>
      ) : null}
    </Stack>
  );
}

/** Devices that a person keeps their diary on: what was last heard of each, and an end to one that was lost. */
export function PersonDevices({ id }: { id: string }) {
  const text = usePeopleText();
  const mayRead = useMay("read_sessions:user");
  const { data, failure, refetch } = useRead(diaryDevices.ofUser, mayRead ? { params: { id } } : skip);
  const [ending, setEnding] = useState<DiaryDevice>();
  if (failure && !data) {
    return (
      <Stack gap={2} align="start">
        <p>{sayFailure(text, failure)}</p>
        <Button onPress={() => void refetch()}>{text("retry")}</Button>
      </Stack>
    );
  }
  // Most people keep no diary.
  if (!data || data.items.length === 0) return null;
  return (
    <Stack gap={2}>
      <h3>{text("people.devices.title")}</h3>
      <DescriptionList
        items={data.items.map((device) => ({
          term: device.name,
          details: <DeviceFacts device={device} onEnd={() => setEnding(device)} />,
        }))}
      />
      {ending ? <EndDialog id={id} device={ending} onClose={() => setEnding(undefined)} /> : null}
    </Stack>
  );
}
