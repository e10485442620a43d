import type { ChargeRow } from "@yer/api/contract/charges";
import { Stack, StatusTag } from "@yer/ui";
import { useMoneyText } from "./money-texts.js";
import { chargeStateWords } from "./money-words.js";

const stateTone = { open: "warning", paid: "success", void: "neutral", free: "success" } as const;
const flagTone = {
  part: "warning",
  late: "danger",
  owed: "danger",
  contract: "neutral",
  asked: "warning",
  refund: "warning",
  correctionProposed: "warning",
  refundProposed: "warning",
} as const;

/** How a charge stands: its state, and what else is to be known of it at a glance. */
export function ChargeTags({ state, flags }: Pick<ChargeRow, "state" | "flags">) {
  const text = useMoneyText();
  // What is late, owed or paid in part is open: one tag says both.
  const isSaid = flags.includes("late") || flags.includes("owed") || flags.includes("part");
  return (
    <Stack direction="row" gap={1} isWrapping>
      {isSaid ? null : <StatusTag tone={stateTone[state]}>{text(chargeStateWords[state])}</StatusTag>}
      {flags.map((flag) => (
        <StatusTag key={flag} tone={flagTone[flag]}>
          {text(`charges.flag.${flag}`)}
        </StatusTag>
      ))}
    </Stack>
  );
}
