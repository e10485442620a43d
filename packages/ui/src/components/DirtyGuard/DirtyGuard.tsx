import { type ReactElement, useEffect } from "react";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { AlertDialog } from "../AlertDialog/index.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** What a router tells of a way out it holds up; React Router's `useBlocker` gives exactly this. */
export interface LeaveBlocker {
  /** Whether a way out is held up. */
  readonly state: "unblocked" | "blocked" | "proceeding";
  /** Leaves all the same; undefined while nobody is leaving. */
  readonly proceed?: (() => void) | undefined;
  /** Stays. */
  readonly reset?: (() => void) | undefined;
}

/** Props of {@link DirtyGuard}. */
export interface DirtyGuardProps extends RootProps {
  /** Whether something would be lost. */
  readonly isDirty: boolean;
  /** The router's: `useBlocker(isDirty)`. */
  readonly blocker?: LeaveBlocker;
}

/** Asks before what was written is lost: by the router within the app, by the browser when the tab is closed or reloaded. */
export function DirtyGuard({ isDirty, blocker, ...root }: DirtyGuardProps): ReactElement {
  const text = useUiText();

  useEffect(() => {
    if (!isDirty) return undefined;
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", hold);
    return () => window.removeEventListener("beforeunload", hold);
  }, [isDirty]);

  return (
    <AlertDialog
      {...rootProps(root)}
      isOpen={blocker?.state === "blocked"}
      onOpenChange={(open) => {
        if (!open && blocker?.state === "blocked") blocker.reset?.();
      }}
      title={text("leave.title")}
      confirmLabel={text("leave.leave")}
      cancelLabel={text("leave.stay")}
      isDanger
      onConfirm={() => {
        blocker?.proceed?.();
        // It closes when the router says that it goes: closing it here would take the way back first.
        return false;
      }}
    >
      {text("leave.text")}
    </AlertDialog>
  );
}
