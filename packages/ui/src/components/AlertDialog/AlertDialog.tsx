import { useState, type ReactNode } from "react";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { Button } from "../Button/Button.js";
import { ModalFrame, type ModalProps } from "../Dialog/ModalFrame.js";

/** Props of `AlertDialog`; the title is the question. */
export interface AlertDialogProps extends ModalProps {
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** Words of the button that does it: the verb of the question, not "OK". */
  confirmLabel: ReactNode;
  /** Words of the way back. @default "Cancel" in the interface language */
  cancelLabel?: ReactNode;
  /** Marks what cannot be undone. @default false */
  isDanger?: boolean;
  /** Why it cannot be confirmed yet: what will happen is still being read. */
  disabledReason?: string | undefined;
  /**
   * Does it. A returned promise keeps the question open and the button pending until it settles; when it rejects, or
   * resolves with `false`, the question stays, so that the host can say why in `children`.
   */
  onConfirm: () => unknown;
}

/** Asks before something that is hard to undo. It closes only by an answer or Escape, and starts at the way back. */
export function AlertDialog({
  children,
  confirmLabel,
  cancelLabel,
  isDanger = false,
  disabledReason,
  onConfirm,
  ...frame
}: AlertDialogProps): ReactNode {
  const text = useUiText();
  const [busy, setBusy] = useState(false);

  async function confirm(close: () => void): Promise<void> {
    setBusy(true);
    try {
      if ((await onConfirm()) !== false) close();
    } finally {
      setBusy(false);
    }
  }

  return (
    <ModalFrame
      {...frame}
      role="alertdialog"
      size="sm"
      isBusy={busy}
      footer={(close) => (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- focus must start in a dialog, and on the safe answer, so that a stray Enter changes nothing */}
          <Button autoFocus isDisabled={busy} onPress={close}>
            {cancelLabel ?? text("cancel")}
          </Button>
          <Button
            variant={isDanger ? "danger" : "primary"}
            disabledReason={disabledReason}
            onPress={() => confirm(close)}
          >
            {confirmLabel}
          </Button>
        </>
      )}
    >
      {children}
    </ModalFrame>
  );
}
