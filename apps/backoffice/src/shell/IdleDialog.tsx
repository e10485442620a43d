import { takeReturnPath } from "@yer/api/client";
import { useSession } from "@yer/api/react";
import { Button, Dialog, Stack } from "@yer/ui";
import { useText } from "../language/useText.js";

function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Props of `IdleDialog`. */
export interface IdleDialogProps {
  /** Seconds until the session ends. */
  readonly left: number;
  readonly onStay: () => void;
}

/**
 * Warns before a session ends because nobody has touched any of its tabs, and lets the person stay. The numbers are not
 * read out each second: a screen reader hears the dialog once, and may ask for the time.
 */
export default function IdleDialog({ left, onStay }: IdleDialogProps) {
  const text = useText();
  const { signOut } = useSession();
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(open) => {
        if (!open) onStay();
      }}
      title={text("idle.title")}
      footer={
        <>
          <Button
            onPress={() => {
              // They leave of their own will: whoever signs in next begins where they may.
              takeReturnPath();
              void signOut();
            }}
          >
            {text("header.signOut")}
          </Button>
          <Button variant="primary" onPress={onStay}>
            {text("idle.stay")}
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        <p>{text("idle.text")}</p>
        <p role="timer">{text("idle.left", { left: minutesAndSeconds(left) })}</p>
      </Stack>
    </Dialog>
  );
}
