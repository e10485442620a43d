import { Button, type ButtonVariant, Dialog, InlineAlert, Skeleton, Stack } from "@yer/ui";
import { type ReactNode, useRef } from "react";
import type { ServerDraft } from "../drafts/useServerDraft.js";
import { useText } from "../language/useText.js";

/** Props of {@link AskDialog}. */
export interface AskDialogProps {
  readonly title: string;
  /** Words of the button that does it. */
  readonly label: string;
  /** Weight of that button. @default "primary" */
  readonly variant?: ButtonVariant;
  /** Why it cannot be done yet, or at all: said at the button. */
  readonly disabledReason?: string | undefined;
  /** Why the service refused, where it belongs to no field. */
  readonly failure: string | undefined;
  /** The draft of what is written here: until it is known, the fields' place is kept. */
  readonly draft?: Pick<ServerDraft<object>, "ready" | "status"> | undefined;
  /** A step before the last one, such as a preview, beside the button that does it. */
  readonly before?: ReactNode;
  /** Checks and sends; while its promise runs the button is pending. */
  readonly onSend: () => Promise<unknown> | void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The frame of a dialog that asks before it acts: what will happen, the fields, why it was refused, and the button. */
export function AskDialog(props: AskDialogProps) {
  const {
    title,
    label,
    variant = "primary",
    disabledReason,
    failure,
    draft,
    before,
    onSend,
    onClose,
    children,
  } = props;
  const text = useText();
  const fields = useRef<HTMLDivElement>(null);

  async function send(): Promise<void> {
    await onSend();
    // After the faults are drawn: the first field to mend takes the focus.
    requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      footer={
        <>
          <Button onPress={onClose}>{text("cancel")}</Button>
          {before}
          <Button
            variant={variant}
            isPending={draft?.ready === false}
            {...(disabledReason === undefined ? {} : { disabledReason })}
            onPress={send}
          >
            {label}
          </Button>
        </>
      }
    >
      <div ref={fields}>
        <Stack gap={4}>
          {failure ? (
            <InlineAlert tone="danger" announce>
              {failure}
            </InlineAlert>
          ) : null}
          {draft?.ready === false ? <Skeleton shape="block" height="120px" /> : children}
          {draft?.status}
        </Stack>
      </div>
    </Dialog>
  );
}
