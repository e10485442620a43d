import { moneyMonths, type MoneyMonthMove, type MoneyMonthPage } from "@yer/api/contract/money-months";
import { sayReason } from "@yer/api/messages/sentences";
import { useRead, useTheme } from "@yer/api/react";
import { Button, InlineAlert, Stack, useDates } from "@yer/ui";
import { useState } from "react";
import { ReadDrawer } from "../../base/screen/ReadDrawer.js";
import { MonthChecks } from "./MonthChecks.js";
import { MonthDialog } from "./MonthDialog.js";
import { MonthTurnovers } from "./MonthTurnovers.js";
import { useMonthsText } from "./months-texts.js";
import { useMonthWords } from "./use-month-words.js";

/** The moves that lead on from each state. */
const offered = { open: ["propose"], proposed: ["refuse", "withdraw", "approve"], closed: [] } as const;

const isBlocked = ({ checks }: MoneyMonthPage): boolean => checks.some(({ outcome }) => outcome === "blocks");

/** Who has to do what next, in a sentence. */
function NextStep({ month }: { readonly month: MoneyMonthPage }) {
  const text = useMonthsText();
  const dates = useDates();
  const { state, proposedBy, proposedAt, closedBy, closedAt, reason } = month;
  const by = { proposer: proposedBy ?? "", day: dates.day(proposedAt ?? closedAt ?? "1970-01-01") };
  if (state === "closed") {
    return (
      <InlineAlert tone="success">
        {text("months.next.closed", { ...by, closer: closedBy ?? "", closed: dates.day(closedAt ?? "1970-01-01") })}
      </InlineAlert>
    );
  }
  return (
    <Stack gap={2}>
      {reason === null ? null : <InlineAlert tone="info">{text("months.left", { reason })}</InlineAlert>}
      {isBlocked(month) ? <InlineAlert tone="warning">{text("months.next.blocked")}</InlineAlert> : null}
      <p>{state === "proposed" ? text("months.next.proposed", by) : text("months.next.open")}</p>
    </Stack>
  );
}

/** Acts on a month; what is closed to the reader says why. One that is its proposer's alone is shown to nobody else. */
function Acts({ month, onMove }: { readonly month: MoneyMonthPage; readonly onMove: (move: MoneyMonthMove) => void }) {
  const text = useMonthsText();
  return offered[month.state]
    .filter((move) => move !== "withdraw" || month.acts.withdraw.length === 0)
    .map((move) => {
      const needsChecks = move === "propose" || move === "approve";
      const [reason] = month.acts[move];
      const closed = reason ?? (needsChecks && isBlocked(month) ? { code: "month-blocked" as const } : undefined);
      return (
        <Button
          key={move}
          variant={needsChecks ? "primary" : "secondary"}
          onPress={() => onMove(move)}
          {...(closed && { disabledReason: sayReason(text, closed) })}
        >
          {text(`months.move.${move}`)}
        </Button>
      );
    });
}

/** One month beside the list: who has to do what, what must hold before it is closed, and what it moved. */
export function MonthDrawer({
  of,
  onClose,
}: {
  readonly of: { readonly region: string; readonly month: string };
  readonly onClose: () => void;
}) {
  const text = useMonthsText();
  const { locale } = useTheme();
  const say = useMonthWords();
  const read = useRead(moneyMonths.read, { params: of });
  const { data: month, refetch } = read;
  const [move, setMove] = useState<MoneyMonthMove>();
  return (
    <>
      <ReadDrawer
        read={read}
        title={text("months.title")}
        failed={text("months.failed")}
        shown={(of) => ({
          title: `${say(of.month)}, ${of.region.name[locale]}`,
          body: (
            <>
              <NextStep month={of} />
              {of.checks.length > 0 ? <MonthChecks month={of} /> : null}
              <MonthTurnovers month={of} />
            </>
          ),
          acts: of.state === "closed" ? undefined : <Acts month={of} onMove={setMove} />,
        })}
        onClose={onClose}
      />
      {month && move ? (
        <MonthDialog month={month} move={move} onStale={refetch} onClose={() => setMove(undefined)} />
      ) : null}
    </>
  );
}
