import type { ReactNode } from "react";
import { DialogContext, OverlayTriggerStateContext } from "react-aria-components/Dialog";
import { RootMenuTriggerStateContext } from "react-aria-components/Menu";
import type { RootMenuTriggerState } from "react-stately/useMenuTriggerState";

/** Tells what is open over the page of the state of its trigger, as React Aria's own triggers do. */
export function OverlayState({
  state,
  overlayId,
  children,
}: {
  readonly state: RootMenuTriggerState;
  /** The id by which the trigger names a dialog. */
  readonly overlayId?: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <OverlayTriggerStateContext value={state}>
      <RootMenuTriggerStateContext value={state}>
        <DialogContext value={overlayId === undefined ? null : { id: overlayId }}>{children}</DialogContext>
      </RootMenuTriggerStateContext>
    </OverlayTriggerStateContext>
  );
}
