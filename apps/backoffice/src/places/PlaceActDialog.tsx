import { Button, type ButtonVariant, Dialog, InlineAlert, Skeleton, Stack } from "@yer/ui";
import { type ReactNode, useRef } from "react";
import type { ServerDraft } from "../drafts/useServerDraft.js";
import { useText } from "../language/useText.js";

/** Props of {@link PlaceActDialog}. */
export interface PlaceActDialogProps {
  readonly title: string;
  /** Words of the button that does it. */
  readonly label: string;
  /** Weight of that button. @default "primary" */
  readonly variant?: ButtonVariant;
  /** Why the service refused, where it belongs to no field. */
  readonly failure: string | undefined;
  readonly draft: Pick<ServerDraft<object>, "ready" | "status">;
  readonly onSend: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The frame of a dialog about one place: what will happen, the fields, why it was refused. */
export function PlaceActDialog(props: PlaceActDialogProps) {
  const { title, label, variant = "primary", failure, draft, onSend, onClose, children } = props;
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
          <Button variant={variant} isDisabled={!draft.ready} onPress={send}>
            {label}
          </Button>
        </>
      }
    >
      <div ref={fields}>
        <Stack gap={4}>
          {failure === undefined ? null : (
            <InlineAlert tone="danger" announce>
              {failure}
            </InlineAlert>
          )}
          {draft.ready ? children : <Skeleton shape="block" height="120px" />}
          {draft.status}
        </Stack>
      </div>
    </Dialog>
  );
}
