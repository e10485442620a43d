import { type ActOutcome, type Failure } from "@yer/api/react";
import { type ButtonVariant, TextArea } from "@yer/ui";
import { type ReactNode, useState } from "react";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { toasts } from "../shell/toastQueue.js";
import { faultAt } from "./faultAt.js";
import { SettingDialog } from "./SettingDialog.js";
import { useSettingsText } from "./settingsTexts.js";

/** Props of {@link ReasonDialog}. */
export interface ReasonDialogProps {
  readonly title: string;
  readonly label: string;
  readonly variant?: ButtonVariant;
  /** Which form it is, and of what record: the draft's address. */
  readonly form: string;
  readonly id: string;
  readonly reasonLabel: string;
  /** Words of the toast after it. */
  readonly done: string;
  readonly send: (reason: string) => Promise<ActOutcome<unknown>>;
  readonly onClose: () => void;
  /** Says what is about to happen. */
  readonly children: ReactNode;
}

/** An act on a setting that needs nothing but a reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, label, variant, form, id, reasonLabel, done, send, onClose, children } = props;
  const text = useSettingsText();
  const draft = useServerDraft(form, id.replaceAll(/[^0-9a-zA-Z]/g, "-"), { reason: "" });
  const [failure, setFailure] = useState<Failure>();
  return (
    <SettingDialog
      title={title}
      label={label}
      {...(variant === undefined ? {} : { variant })}
      failure={failure}
      draft={draft}
      onSend={async () => {
        setFailure(undefined);
        const outcome = await send(draft.value.reason);
        if (outcome.failure) return setFailure(outcome.failure);
        await draft.discard();
        toasts.push({ tone: "success", text: done });
        onClose();
      }}
      onClose={onClose}
    >
      {children}
      <TextArea
        label={reasonLabel}
        value={draft.value.reason}
        onChange={(reason) => draft.change({ reason })}
        limit={2000}
        error={faultAt(text, failure, "/reason")}
        isRequired
      />
    </SettingDialog>
  );
}
