import { Button, PasswordField, Stack } from "@yer/ui";
import { type FormEvent, useEffect, useState } from "react";
import { openRound } from "../store/pin-lock.js";
import type { DeviceDiary } from "./device-diary.js";
import { useMomentText } from "./moment-texts.js";

/** Props of {@link EnterPin}. */
export interface EnterPinProps {
  readonly diary: DeviceDiary;
  readonly onOpen: (key: CryptoKey) => void;
}

/** Asks for the PIN of the round. After some in vain one waits, longer each time. */
export function EnterPin({ diary, onOpen }: EnterPinProps) {
  const text = useMomentText();
  const [pin, setPin] = useState("");
  const [isTrying, setTrying] = useState(false);
  const [wrong, setWrong] = useState<{ readonly wait: number }>();
  useEffect(() => {
    if (wrong === undefined || wrong.wait === 0) return undefined;
    const over = setTimeout(() => setWrong({ wait: 0 }), wrong.wait);
    return () => clearTimeout(over);
  }, [wrong]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isTrying || pin === "") return;
    setTrying(true);
    const answer = await openRound(diary.database, pin, Date.now());
    setTrying(false);
    setPin("");
    if (answer.state === "open") return onOpen(answer.key);
    setWrong({ wait: answer.state === "none" ? 0 : answer.wait });
  }

  const isWaiting = wrong !== undefined && wrong.wait > 0;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={3}>
        <PasswordField
          name="pin"
          label={text("moment.pin")}
          value={pin}
          width="lg"
          onChange={setPin}
          autoComplete="current-password"
          error={
            wrong === undefined
              ? undefined
              : isWaiting
                ? text("moment.pin.wait", { seconds: Math.ceil(wrong.wait / 1000) })
                : text("moment.pin.wrong")
          }
        />
        <div>
          <Button
            type="submit"
            variant="primary"
            isPending={isTrying}
            {...(isWaiting
              ? { disabledReason: text("moment.pin.wait", { seconds: Math.ceil(wrong.wait / 1000) }) }
              : {})}
          >
            {text("moment.pin.open")}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
