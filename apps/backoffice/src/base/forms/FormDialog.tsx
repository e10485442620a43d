import { Button, InlineAlert } from "@yer/ui";
import type { ReactNode, RefCallback } from "react";
import type { ServerDraft } from "../drafts/use-server-draft.js";
import { AskDialog, type AskDialogProps } from "../screen/AskDialog.js";

/** Props of {@link FormDialog}. */
export interface FormDialogProps extends Omit<AskDialogProps, "failure" | "draft" | "onSend" | "restored" | "fields"> {
  readonly form: {
    readonly problem: string | undefined;
    readonly draft: Pick<ServerDraft<object>, "ready" | "restored" | "discard" | "status">;
    readonly frame: RefCallback<HTMLElement>;
    readonly submit: () => Promise<unknown>;
  };
  /** Says that what stands here was written earlier, and the button that drops it. @default it is not said */
  readonly restored?: { readonly title: string; readonly drop: string };
  /** What the button does. @default sends the form */
  readonly onSend?: () => Promise<unknown> | void;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form in a dialog: its draft, why it was refused, its fields, and the button that sends it. */
export function FormDialog({ form, restored, onSend, ...rest }: FormDialogProps) {
  const { draft } = form;
  return (
    <AskDialog
      {...rest}
      failure={form.problem}
      draft={draft}
      fields={form.frame}
      restored={
        restored && draft.restored ? (
          <InlineAlert
            tone="info"
            title={restored.title}
            actions={
              <Button size="sm" onPress={() => draft.discard()}>
                {restored.drop}
              </Button>
            }
          />
        ) : null
      }
      onSend={onSend ?? (() => form.submit())}
    />
  );
}
