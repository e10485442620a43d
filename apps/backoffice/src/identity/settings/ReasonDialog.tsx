import type { Endpoint } from "@yer/api/contract/endpoint";
import { type ButtonVariant, TextArea } from "@yer/ui";
import type { ReactNode } from "react";
import type { Asked } from "../../base/forms/asked.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { SettingDialog } from "./SettingDialog.js";
import { useSettingsText } from "./settings-texts.js";

/** Props of {@link ReasonDialog}. */
export interface ReasonDialogProps<E extends Endpoint> {
  readonly title: string;
  readonly label: string;
  readonly variant?: ButtonVariant;
  /** Which form it is, and of what record: the draft's address. */
  readonly form: string;
  readonly id: string;
  readonly reasonLabel: string;
  /** Words of the toast once the act is done. */
  readonly done: string;
  readonly endpoint: E;
  readonly args: (given: { readonly reason: string }) => Asked<E>;
  /** The version that the act stands on. */
  readonly version: number;
  readonly onClose: () => void;
  /** Says what is about to happen. */
  readonly children: ReactNode;
}

/** An act on a setting that needs nothing but a reason. */
export function ReasonDialog<E extends Endpoint>(props: ReasonDialogProps<E>) {
  const { title, label, variant, reasonLabel, endpoint, args, version, onClose, children } = props;
  const text = useSettingsText();
  const form = useEndpointForm(endpoint, {
    draft: { form: props.form, id: props.id.replaceAll(/[^0-9a-zA-Z]/g, "-") },
    start: { reason: "" },
    version,
    fields: { reason: reasonLabel },
    args,
    stale: text("settings.conflict"),
    done: () => props.done,
    onSaved: onClose,
  });
  return (
    <SettingDialog
      form={form}
      title={title}
      label={label}
      {...(variant === undefined ? {} : { variant })}
      onClose={onClose}
    >
      {children}
      <TextArea {...form.field("reason")} limit={2000} isRequired />
    </SettingDialog>
  );
}
