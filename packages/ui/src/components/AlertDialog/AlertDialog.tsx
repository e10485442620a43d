import { useState, type ReactNode } from "react";
import { DialogTrigger, Heading } from "react-aria-components/Dialog";
import { useUiText } from "../../UiProvider/UiIntl.js";
import { Button } from "../Button/Button.js";
import { Body, Foot, Head, Panel, Scrim, Sheet } from "../Dialog/parts.js";

/** Props of `AlertDialog`. */
export interface AlertDialogProps {
  /** The button that opens it. Without one, the host rules `isOpen`. */
  trigger?: ReactNode;
  /** Whether it is open, where the host rules it. */
  isOpen?: boolean;
  /** Told when the question opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** The question. */
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** Words of the button that does it: the verb of the question, not "OK". */
  confirmLabel: ReactNode;
  /** Words of the way back. @default "Cancel" in the interface language */
  cancelLabel?: ReactNode;
  /** Marks what cannot be undone. @default false */
  danger?: boolean;
  /**
   * Does it. A returned promise keeps the question open and the button pending until it settles; when it rejects, or
   * resolves with `false`, the question stays, so that the host can say why in `children`.
   */
  onConfirm: () => unknown;
}

/** Asks before something that is hard to undo. It closes only by an answer or Escape, and starts at the way back. */
export function AlertDialog({
  trigger,
  isOpen,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel,
  danger = false,
  onConfirm,
}: AlertDialogProps): ReactNode {
  const text = useUiText();
  const [busy, setBusy] = useState(false);
  const state = {
    ...(isOpen === undefined ? {} : { isOpen }),
    ...(onOpenChange ? { onOpenChange } : {}),
  };

  async function confirm(close: () => void): Promise<void> {
    setBusy(true);
    try {
      if ((await onConfirm()) !== false) close();
    } finally {
      setBusy(false);
    }
  }

  const overlay = (
    <Scrim isKeyboardDismissDisabled={busy} {...(trigger ? {} : state)}>
      <Sheet data-size="sm">
        <Panel role="alertdialog">
          {({ close }) => (
            <>
              <Head>
                <Heading slot="title" level={2}>
                  {title}
                </Heading>
              </Head>
              <Body>{children}</Body>
              <Foot>
                {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- focus must start in a dialog, and on the safe answer, so that a stray Enter changes nothing */}
                <Button autoFocus isDisabled={busy} onPress={close}>
                  {cancelLabel ?? text("cancel")}
                </Button>
                <Button variant={danger ? "danger" : "primary"} onPress={() => confirm(close)}>
                  {confirmLabel}
                </Button>
              </Foot>
            </>
          )}
        </Panel>
      </Sheet>
    </Scrim>
  );
  return trigger ? (
    <DialogTrigger {...state}>
      {trigger}
      {overlay}
    </DialogTrigger>
  ) : (
    overlay
  );
}
