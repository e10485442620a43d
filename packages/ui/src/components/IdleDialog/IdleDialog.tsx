import type { ReactElement, ReactNode } from "react";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { Button } from "../Button/Button.js";
import { Dialog } from "../Dialog/Dialog.js";
import { Stack } from "../Stack/Stack.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** Props of `IdleDialog`. */
export interface IdleDialogProps extends RootProps {
  /** Seconds until the session ends. */
  readonly left: number;
  /** What becomes of what the person was doing. */
  readonly children: ReactNode;
  /** Called when the person says that they are there, by the button, the cross or Escape. */
  readonly onStay: () => void;
  /** Called when the person wants to leave now. */
  readonly onSignOut: () => void;
}

function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * Warns before a session ends because nobody has touched any of its tabs, and lets the person stay. The numbers are not
 * read out each second: a screen reader hears the dialog once, and may ask for the time.
 */
export function IdleDialog({ left, children, onStay, onSignOut, ...root }: IdleDialogProps): ReactElement {
  const text = useUiText();
  return (
    <Dialog
      {...rootProps(root)}
      isOpen
      size="sm"
      onOpenChange={(open) => {
        if (!open) onStay();
      }}
      title={text("idle.title")}
      footer={
        <>
          <Button onPress={onSignOut}>{text("idle.signOut")}</Button>
          <Button variant="primary" onPress={onStay}>
            {text("idle.stay")}
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        <div>{children}</div>
        <p role="timer">{text("idle.left", { left: minutesAndSeconds(left) })}</p>
      </Stack>
    </Dialog>
  );
}
