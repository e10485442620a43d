import type { Endpoint } from "@yer/api/contract/endpoint";
import { AlertDialog, Stack } from "@yer/ui";
import type { Asked } from "../../../base/forms/asked.js";
import { FormProblem } from "../../../base/forms/FormProblem.js";
import { useEndpointForm } from "../../../base/forms/use-endpoint-form.js";
import { useMoneyText } from "../money-texts.js";
import type { MoneyActProps } from "./money-act.js";

/** Props of {@link ConfirmAct}. */
export interface ConfirmActProps<E extends Endpoint> extends MoneyActProps {
  readonly endpoint: E;
  readonly args: Asked<E>;
  /** A sentence on what happens once the act is done. */
  readonly says: string;
}

/** Asks once more before something is done that needs no words, with what follows before one's eyes. */
export function ConfirmAct<E extends Endpoint>({ endpoint, args, label, says, version, onClose }: ConfirmActProps<E>) {
  const text = useMoneyText();
  const form = useEndpointForm(endpoint, {
    start: {},
    fields: {},
    version,
    args: () => args,
    done: () => text("act.done", { move: label }),
    onSaved: onClose,
  });
  return (
    <AlertDialog
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={label}
      confirmLabel={label}
      onConfirm={async () => (await form.submit()).isSaved}
    >
      <Stack gap={3}>
        <p>{says}</p>
        <FormProblem form={form} />
      </Stack>
    </AlertDialog>
  );
}
