import { diaryDevices } from "@yer/api/contract/diary-devices";
import { Button, PasswordField, Stack, TextField } from "@yer/ui";
import { FormProblem } from "../../../base/forms/FormProblem.js";
import { useEndpointForm } from "../../../base/forms/use-endpoint-form.js";
import { deviceOf, keepDevice } from "../store/known-device.js";
import { choosePin } from "../store/pin-lock.js";
import type { DeviceDiary } from "./device-diary.js";
import { useMomentText } from "./moment-texts.js";

/** Digits of a PIN: with fewer it is tried out too soon. */
const leastPin = 6;

/** Nothing of it is kept anywhere: a PIN least of all. */
const start = { id: "", name: "", pin: "" };

/** Props of {@link PrepareDevice}. */
export interface PrepareDeviceProps {
  readonly diary: DeviceDiary;
  readonly person: string;
  readonly onOpen: (key: CryptoKey) => void;
}

/** Registers this device for a person and has them choose a PIN. The round of whoever had it before is gone with that. */
export function PrepareDevice({ diary, person, onOpen }: PrepareDeviceProps) {
  const text = useMomentText();
  const { database } = diary;
  const form = useEndpointForm(diaryDevices.register, {
    start,
    fields: { name: text("moment.deviceName"), pin: text("moment.pin.choose") },
    args: ({ id, name }: typeof start) => ({ body: { id, name } }),
    faults: ({ pin }) =>
      pin.length >= leastPin && /^\d+$/.test(pin)
        ? []
        : [{ pointer: "/pin", message: text("moment.pin.digits", { digits: leastPin }) }],
    // The service has its part; the device may still fail to keep its own.
    isKeeping: true,
    onSaved: async ({ id, uploadTicket, roundEndsAt }, { pin }) => {
      await keepDevice(database, { id, person, ticket: uploadTicket });
      onOpen(await choosePin(database, { person, pin, until: Date.parse(roundEndsAt) }));
    },
  });
  const { field, frame, values, isSending } = form;

  /** It keeps its id from one attempt to the next, so that none of them registers it twice. */
  async function submit(): Promise<void> {
    const id = values.id || ((await deviceOf(database, person)) ?? crypto.randomUUID());
    await form.submit({ id });
  }

  return (
    <form
      noValidate
      ref={frame}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap={3}>
        <p>{text("moment.prepare")}</p>
        <FormProblem form={form} />
        <TextField
          name="name"
          {...field("name")}
          description={text("moment.deviceName.hint")}
          width="lg"
          maxLength={100}
        />
        <PasswordField
          name="pin"
          {...field("pin")}
          description={text("moment.pin.hint", { digits: leastPin })}
          width="lg"
          autoComplete="new-password"
        />
        <div>
          <Button type="submit" variant="primary" isPending={isSending}>
            {text("moment.prepare.do")}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
