import type { ChargeRead } from "@yer/api/contract/charges";
import { useDates } from "@yer/ui";
import { useMoney } from "../../cases/applications/payment/use-money.js";
import { useChargeText } from "./charges-texts.js";

/** The one sentence of a charge: who must do what about it, and by when. */
export function useChargeSentence({ sentence, occupier }: Pick<ChargeRead, "sentence" | "occupier">): string {
  const text = useChargeText();
  const dates = useDates();
  const money = useMoney();
  const { code, amount, day } = sentence;
  return text(`charges.sentence.${code}`, {
    occupier: occupier ?? text("word.occupier"),
    amount: amount === null ? "" : money(amount),
    day: day === null ? "—" : dates.day(day),
  });
}
