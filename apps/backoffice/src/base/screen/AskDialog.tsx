import { Button, type ButtonVariant, Dialog, InlineAlert, Skeleton, Stack } from "@yer/ui";
import type { ReactNode, RefCallback } from "react";
import type { ServerDraft } from "../drafts/use-server-draft.js";
import { useText } from "../language/use-text.js";

/** Props of {@link AskDialog}. */
export interface AskDialogProps {
  readonly title: string;
  /** Words of the button that does it. */
  readonly label: string;
  /** Weight of that button. @default "primary" */
  readonly variant?: ButtonVariant;
  /** How wide it is. @default as any dialog */
  readonly size?: "sm" | "lg";
  /** Why it cannot be done yet, or at all: said at the button. */
  readonly disabledReason?: string | undefined;
  /** Whether it cannot be done yet, for a reason that the fields show. @default false */
  readonly isDisabled?: boolean;
  /** Why the service refused, where it belongs to no field. */
  readonly failure: string | undefined;
  /** The draft of what is written here: until it is known, the fields' place is kept. */
  readonly draft?: Pick<ServerDraft<object>, "ready" | "status"> | undefined;
  /** Says that what is written here was written earlier. */
  readonly restored?: ReactNode;
  /** Where the fields stand. */
  readonly fields?: RefCallback<HTMLElement>;
  /** A step before the last one, such as a preview, beside the button that does it. */
  readonly before?: ReactNode;
  /** A way back to the step before, in the place of the way out. */
  readonly onBack?: (() => void) | undefined;
  /** Dialogs that it opens over this one. */
  readonly over?: ReactNode;
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
    restored,
    onBack,
    onSend,
    onClose,
  } = props;
  const { fields } = props;
  const text = useText();
  return (
    <Dialog
      isOpen
      {...(props.size ? { size: props.size } : {})}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      footer={
        <>
          <Button onPress={onBack ?? onClose}>{text(onBack ? "back" : "cancel")}</Button>
          {props.before}
          <Button
            variant={variant}
            isPending={draft?.ready === false}
            {...(props.isDisabled ? { isDisabled: true } : {})}
            {...(disabledReason === undefined ? {} : { disabledReason })}
            onPress={onSend}
          >
            {label}
          </Button>
        </>
      }
    >
      <div ref={fields}>
        <Stack gap={4}>
          {restored}
          {failure ? (
            <InlineAlert tone="danger" isAnnounced>
              {failure}
            </InlineAlert>
          ) : null}
          {draft?.ready === false ? <Skeleton shape="block" height="120px" /> : props.children}
          {draft?.status}
        </Stack>
      </div>
      {props.over}
    </Dialog>
  );
}
