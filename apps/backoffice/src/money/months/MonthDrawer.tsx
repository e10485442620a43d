import { moneyMonths, type MoneyMonthMove, type MoneyMonthPage } from "@yer/api/contract/money-months";
import { sayFailure, sayReason } from "@yer/api/messages/sentences";
import { useRead, useTheme } from "@yer/api/react";
import { Button, Drawer, EmptyState, InlineAlert, Skeleton, Stack, useDates } from "@yer/ui";
import { useState } from "react";
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
  const { data: month, failure, refetch } = useRead(moneyMonths.read, { params: of });
  const [move, setMove] = useState<MoneyMonthMove>();
  return (
    <>
      <Drawer
        isOpen
        size="lg"
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
        title={month ? `${say(month.month)}, ${month.region.name[locale]}` : text("months.title")}
        footer={month && month.state !== "closed" ? <Acts month={month} onMove={setMove} /> : undefined}
      >
        {month ? (
          <Stack gap={4}>
            <NextStep month={month} />
            {month.checks.length > 0 ? <MonthChecks month={month} /> : null}
            <MonthTurnovers month={month} />
          </Stack>
        ) : failure ? (
          <EmptyState
            title={text("months.failed")}
            actions={<Button onPress={() => void refetch()}>{text("retry")}</Button>}
          >
            {sayFailure(text, failure)}
          </EmptyState>
        ) : (
          <Skeleton lines={8} />
        )}
      </Drawer>
      {month && move ? (
        <MonthDialog month={month} move={move} onStale={refetch} onClose={() => setMove(undefined)} />
      ) : null}
    </>
  );
}
