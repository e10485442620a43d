import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { takeFace, typedAhead } from "../offline/pin-face.js";
import { openRound } from "../store/pin-lock.js";
import type { DeviceDiary } from "./device-diary.js";
import { useMomentText } from "./moment-texts.js";
import { PinForm } from "./PinForm.js";

/** Props of {@link EnterPin}. */
export interface EnterPinProps {
  readonly diary: DeviceDiary;
  readonly onOpen: (key: CryptoKey) => void;
}

/** Asks for the PIN of the round. After some in vain one waits, longer each time. */
export function EnterPin({ diary, onOpen }: EnterPinProps) {
  const text = useMomentText();
  // The page showed this field before the app was there: what was typed into it goes on here.
  const [ahead] = useState(typedAhead);
  const [pin, setPin] = useState(ahead?.pin ?? "");
  const [isTrying, setTrying] = useState(false);
  const [wrong, setWrong] = useState<{ readonly wait: number }>();
  useEffect(() => {
    if (wrong === undefined || wrong.wait === 0) return undefined;
    const over = setTimeout(() => setWrong({ wait: 0 }), wrong.wait);
    return () => clearTimeout(over);
  }, [wrong]);

  async function submit(typed: string): Promise<void> {
    if (isTrying || typed === "") return;
    setTrying(true);
    const answer = await openRound(diary.database, typed, Date.now());
    setTrying(false);
    setPin("");
    if (answer.state === "open") return onOpen(answer.key);
    setWrong({ wait: answer.state === "none" ? 0 : answer.wait });
  }

  const place = useRef<HTMLDivElement>(null);
  const first = useRef({ ahead, submit });
  useLayoutEffect(() => {
    const typed = takeFace();
    if (typed?.isFocused) place.current?.querySelector("input")?.focus();
  }, []);
  useEffect(() => {
    const { ahead: typed, submit: send } = first.current;
    if (typed?.isSent) void send(typed.pin);
  }, []);

  const isWaiting = wrong !== undefined && wrong.wait > 0;
  const waits = isWaiting ? text("moment.pin.wait", { seconds: Math.ceil(wrong.wait / 1000) }) : undefined;
  return (
    <div ref={place}>
      <PinForm
        pin={pin}
        onChange={setPin}
        onSubmit={() => void submit(pin)}
        error={wrong === undefined ? undefined : (waits ?? text("moment.pin.wrong"))}
        isTrying={isTrying}
        waits={waits}
      />
    </div>
  );
}
