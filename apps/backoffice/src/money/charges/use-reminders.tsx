import type { ChargeRow, chargesRegister, RemindersAsked } from "@yer/api/contract/charges";
import { lazyPart, noSelection } from "@yer/ui";
import { Suspense, useState } from "react";
import { useRefusal } from "../../base/screen/use-refusal.js";
import type { RegisterActs } from "../../registers/kit/create-register.js";
import type { RegisterState } from "../../registers/kit/register-state.js";
import { useChargesText } from "./charges-texts.js";

const RemindDialog = lazyPart(() => import("./RemindDialog.js"));

/** Chosen charges, of which the occupiers can be reminded together. Other filters begin a new choice. */
export function useReminders(register: RegisterState<typeof chargesRegister>): RegisterActs<ChargeRow> {
  const text = useChargesText();
  const of = JSON.stringify(register.asked);
  const [chosen, setChosen] = useState({ of, selection: noSelection });
  const [asking, setAsking] = useState<RemindersAsked>();
  const refusal = useRefusal("record:payment");
  const selection = chosen.of === of ? chosen.selection : noSelection;
  // A personal number stands in no filter: its few rows are opened one by one.
  if (refusal.disabledReason !== undefined || register.personal !== undefined) return {};
  const ask = () => {
    const { sort: _, ...filters } = register.asked;
    setAsking(
      selection.kind === "some" ? { chargeIds: [...selection.ids] } : { filters, except: [...selection.except] },
    );
  };
  return {
    table: {
      selection,
      onSelectionChange: (next) => setChosen({ of, selection: next }),
      bulkActions: [{ id: "remind", label: text("charges.remind"), onAction: ask }],
    },
    dialog: asking ? (
      <Suspense>
        <RemindDialog asked={asking} onClose={() => setAsking(undefined)} />
      </Suspense>
    ) : null,
  };
}
