import { Button, type ButtonVariant, Dialog, InlineAlert, Skeleton, Stack } from "@yer/ui";
import { type ReactNode, useRef } from "react";
import type { ServerDraft } from "../../drafts/useServerDraft.js";
import { useText } from "../../language/useText.js";
import type { ActProps } from "./ActProps.js";

/** Props of `ActDialog`. */
export interface ActDialogProps extends ActProps {
  /** Weight of the button that does it. @default "primary" */
  variant?: ButtonVariant;
  failure: string | undefined;
  /** The draft of what is written here: until it is known, the fields' place is kept. */
  draft?: Pick<ServerDraft<object>, "ready" | "status">;
  /** Checks and sends; while its promise runs the button is pending. */
  onSend: () => Promise<unknown> | void;
  children: ReactNode;
}

/** The frame of a dialog that asks what a move needs: title, fields, why it was refused, and the button named after the move. */
export function ActDialog({ move, onClose, variant = "primary", failure, draft, onSend, children }: ActDialogProps) {
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
      title={text(`move.${move}`)}
      footer={
        <>
          <Button onPress={onClose}>{text("cancel")}</Button>
          <Button variant={variant} isDisabled={draft?.ready === false} onPress={send}>
            {text(`move.${move}`)}
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
