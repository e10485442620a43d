import type { Endpoint } from "@yer/api/contract/endpoint";
import { type ButtonVariant, TextArea } from "@yer/ui";
import type { Asked } from "../../../base/forms/asked.js";
import { FormDialog } from "../../../base/forms/FormDialog.js";
import type { DraftAddress } from "../../../base/forms/use-form-values.js";
import { useEndpointForm } from "../../../base/forms/use-endpoint-form.js";
import { useMoneyText } from "../money-texts.js";
import type { MoneyActProps } from "./money-act.js";

/** Props of {@link ReasonAct}. */
export interface ReasonActProps<E extends Endpoint> extends MoneyActProps {
  readonly endpoint: E;
  readonly args: (body: { readonly reason: string }) => Asked<E>;
  readonly draft: DraftAddress;
  /** A sentence on what happens once the act is done. */
  readonly says?: string;
  /** @default "primary" */
  readonly variant?: ButtonVariant;
  /** What a notice says once it is done. @default the name of the act */
  readonly done?: string;
}

/** Does something that needs a reason and nothing else; what is written is kept until it is done. */
export function ReasonAct<E extends Endpoint>(props: ReasonActProps<E>) {
  const { endpoint, args, draft, label, says, done, version, onClose } = props;
  const text = useMoneyText();
  const form = useEndpointForm(endpoint, {
    draft,
    start: { reason: "" },
    fields: { reason: text("word.reason") },
    version,
    args,
    done: () => done ?? text("act.done", { move: label }),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={label} label={label} variant={props.variant ?? "primary"} onClose={onClose}>
      {says === undefined ? null : <p>{says}</p>}
      <TextArea {...form.field("reason")} isRequired />
    </FormDialog>
  );
}
