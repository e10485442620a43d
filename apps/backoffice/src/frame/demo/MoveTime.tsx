import { applications } from "@yer/api/contract/applications";
import { tashkentDay } from "@yer/api/formats";
import { matchPath } from "@yer/api/paths";
import { api, cacheTags, skip, useAppDispatch, useMay, useRead } from "@yer/api/react";
import { DatePicker, RadioGroup, useDates } from "@yer/ui";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { AskDialog } from "../../base/screen/AskDialog.js";
import { daysUntilDay, daysUntilInstant, mostDays } from "./days-until.js";
import { useDemoText, withDemoTexts } from "./demo-texts.js";

/** Props of {@link MoveTime}. */
export interface MoveTimeProps {
  /** The service's time. */
  readonly now: string;
  /** Called once the clock has moved. */
  readonly onMoved: () => PromiseLike<unknown>;
  readonly onClose: () => void;
}

/** Stands beside the contract: there is no such thing in production. */
const addressOfClock = "/demo/clock";

/** When the term ends of the application that is open, where one is and its term runs. */
function useOpenTerm(): string | null {
  const found = matchPath(useLocation().pathname);
  const mayRead = useMay("read:property");
  const id = found?.screen.path === "/application/:id" ? found.params["id"] : undefined;
  const { data } = useRead(applications.get, mayRead && id !== undefined ? { params: { id } } : skip);
  return data?.deadline.endsAt ?? null;
}

/**
 * Moves the demonstration's clock on: to the next day, to the end of the open application's term, or to a day. It never
 * goes back, and whoever is signed in stays so. It is not on the hook of forms (docs/decisions/0102): the clock is no
 * endpoint of the contract.
 */
function MoveTime({ now, onMoved, onClose }: MoveTimeProps) {
  const text = useDemoText();
  const dates = useDates();
  const dispatch = useAppDispatch();
  const end = useOpenTerm();
  const [way, setWay] = useState<string | null>(null);
  const [day, setDay] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const untilEnd = end === null ? undefined : daysUntilInstant(now, end);
  const untilDay = day === null ? undefined : daysUntilDay(now, day);
  const days = way === "next" ? 1 : way === "term" ? untilEnd : way === "day" ? untilDay : undefined;

  async function move(): Promise<void> {
    setFailed(false);
    try {
      const reply = await fetch(addressOfClock, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ days }),
      });
      if (!reply.ok) throw new Error(`The clock did not move: ${reply.status}`);
    } catch {
      setFailed(true);
      return;
    }
    await onMoved();
    // Days have gone by: nothing that was read is certain to be so still.
    dispatch(api.util.invalidateTags([...cacheTags]));
    onClose();
  }

  return (
    <AskDialog
      title={text("demo.move")}
      label={text("demo.move")}
      isDisabled={days === undefined}
      failure={hasFailed ? text("demo.failed") : undefined}
      onSend={move}
      onClose={onClose}
    >
      <p>{text("demo.now", { at: dates.moment(now) })}</p>
      <RadioGroup
        label={text("demo.way")}
        value={way}
        onChange={setWay}
        items={[
          { id: "next", label: text("demo.next") },
          ...(end !== null && untilEnd !== undefined
            ? [{ id: "term", label: text("demo.term", { at: dates.day(end) }) }]
            : []),
          { id: "day", label: text("demo.day") },
        ]}
      />
      {way === "day" ? (
        <DatePicker
          label={text("word.date")}
          description={text("demo.which.text", { days: mostDays })}
          value={day}
          onChange={setDay}
          minValue={tashkentDay(new Date(Date.parse(now) + 86_400_000))}
        />
      ) : null}
      <p>{text("demo.text")}</p>
    </AskDialog>
  );
}

export default withDemoTexts(MoveTime);
