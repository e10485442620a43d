import { type BankDay, type BankDayMove, bankDays } from "@yer/api/contract/bank-days";
import { formatMoney } from "@yer/api/formats";
import { sayReason } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { useExtra, useTheme } from "@yer/api/react";
import { Button, lazyPart, Link, Stack } from "@yer/ui";
import { Suspense, useState } from "react";
import { useDownload } from "../../base/screen/use-download.js";
import { useDaysText } from "./days-texts.js";

const DayDialog = lazyPart(() => import("./DayDialog.js"));

/** The moves that lead on from each state. */
const offered = { open: ["tell", "close"], closed: ["reopen"] } as const;

/** What of the bank's total is not accounted for, and the lines that wait. */
function Missing({ day: { day, missing, unmatched } }: { readonly day: BankDay }) {
  const text = useDaysText();
  const { locale } = useTheme();
  const sum = missing === null ? null : formatMoney(Math.abs(missing), locale);
  return (
    <>
      {sum === null || missing === 0 ? null : (
        <span>{text((missing ?? 0) > 0 ? "days.missing" : "days.beyond", { sum })}</span>
      )}
      {unmatched > 0 ? (
        <Link href={`${addressOf("/receipts")}?view=lines&from=${day}&to=${day}`}>{text("days.lines")}</Link>
      ) : null}
    </>
  );
}

/** Saves the signed statement of a closed day. */
function Statement({ day: { account, day } }: { readonly day: BankDay }) {
  const text = useDaysText();
  const { client } = useExtra();
  const [download, isPending] = useDownload(`${account.number}-${day}.pdf`);
  return (
    <Button
      size="sm"
      isPending={isPending}
      onPress={async () =>
        download(async () => client.bytes(bankDays.statement, { params: { account: account.id, day } }))
      }
    >
      {text("days.statement")}
    </Button>
  );
}

/** What is missing of a day, and what can be done with it; what is closed to the reader says why. */
export function DayActs({ day, onStale }: { readonly day: BankDay; readonly onStale: () => unknown }) {
  const text = useDaysText();
  const [move, setMove] = useState<BankDayMove>();
  return (
    <Stack gap={2}>
      {day.state === "open" ? <Missing day={day} /> : null}
      <Stack direction="row" gap={2} isWrapping>
        {offered[day.state].map((one) => {
          const [reason] = day.acts[one] ?? [];
          return (
            <Button
              key={one}
              size="sm"
              variant={one === "close" ? "primary" : "secondary"}
              onPress={() => setMove(one)}
              {...(reason && { disabledReason: sayReason(text, reason) })}
            >
              {text(`days.move.${one}`)}
            </Button>
          );
        })}
        {day.state === "closed" ? <Statement day={day} /> : null}
      </Stack>
      {move === undefined ? null : (
        <Suspense>
          <DayDialog day={day} move={move} onStale={onStale} onClose={() => setMove(undefined)} />
        </Suspense>
      )}
    </Stack>
  );
}
