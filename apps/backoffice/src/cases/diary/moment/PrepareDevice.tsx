import { diaryDevices } from "@yer/api/contract/diary-devices";
import { sayFailure } from "@yer/api/messages/sentences";
import { useAct } from "@yer/api/react";
import { Button, InlineAlert, PasswordField, Stack, TextField } from "@yer/ui";
import { type FormEvent, useState } from "react";
import { deviceOf, keepDevice } from "../store/known-device.js";
import { choosePin } from "../store/pin-lock.js";
import type { DeviceDiary } from "./device-diary.js";
import { useMomentText } from "./moment-texts.js";

/** Digits of a PIN: with fewer it is tried out too soon. */
const leastPin = 6;

/** Props of {@link PrepareDevice}. */
export interface PrepareDeviceProps {
  readonly diary: DeviceDiary;
  readonly person: string;
  readonly onOpen: (key: CryptoKey) => void;
}

/** Registers this device for a person and has them choose a PIN. The round of whoever had it before is gone with that. */
export function PrepareDevice({ diary, person, onOpen }: PrepareDeviceProps) {
  const text = useMomentText();
  const [register, { pending, failure }] = useAct(diaryDevices.register);
  const [name, setName] = useState("");
  const [pin, setPin] = useState("");
  const [isTried, setTried] = useState(false);
  const isPin = pin.length >= leastPin && /^\d+$/.test(pin);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (name.trim() === "" || !isPin) return;
    const { database } = diary;
    const id = (await deviceOf(database, person)) ?? crypto.randomUUID();
    const outcome = await register({ body: { id, name: name.trim() } });
    if (outcome.failure) return;
    const { data } = outcome;
    await keepDevice(database, { id, person, ticket: data.uploadTicket });
    onOpen(await choosePin(database, { person, pin, until: Date.parse(data.roundEndsAt) }));
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={3}>
        <p>{text("moment.prepare")}</p>
        {failure ? (
          <InlineAlert tone="danger" isAnnounced>
            {sayFailure(text, failure)}
          </InlineAlert>
        ) : null}
        <TextField
          name="name"
          label={text("moment.deviceName")}
          description={text("moment.deviceName.hint")}
          value={name}
          width="lg"
          onChange={setName}
          maxLength={100}
          error={isTried && name.trim() === "" ? text("fault.required") : undefined}
        />
        <PasswordField
          name="pin"
          label={text("moment.pin.choose")}
          description={text("moment.pin.hint", { digits: leastPin })}
          value={pin}
          width="lg"
          onChange={setPin}
          autoComplete="new-password"
          error={isTried && !isPin ? text("moment.pin.digits", { digits: leastPin }) : undefined}
        />
        <div>
          <Button type="submit" variant="primary" isPending={pending}>
            {text("moment.prepare.do")}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
