import { sayFailure } from "@yer/api/messages/sentences";
import type { Failure } from "@yer/api/react";
import { Button, type ButtonVariant, Dialog, InlineAlert, Skeleton, Stack } from "@yer/ui";
import { type ReactNode, useRef } from "react";
import type { ServerDraft } from "../drafts/useServerDraft.js";
import { useSettingsText } from "./settingsTexts.js";

/** Props of {@link SettingDialog}. */
export interface SettingDialogProps {
  readonly title: string;
  /** Words of the button that goes on. */
  readonly label: string;
  /** @default "primary" */
  readonly variant?: ButtonVariant;
  readonly isDisabled?: boolean;
  readonly failure: Failure | undefined;
  /** What is written is kept by the service. */
  readonly draft: Pick<ServerDraft<object>, "ready" | "restored" | "discard" | "status">;
  readonly onSend: () => Promise<unknown>;
  /** A way back to the step before, beside the way out. */
  readonly onBack?: (() => void) | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The frame of everything that is written about settings: why it was refused, the fields, the draft. */
export function SettingDialog(props: SettingDialogProps) {
  const { title, label, variant = "primary", isDisabled = false, failure, draft, onSend, onBack, onClose } = props;
  const text = useSettingsText();
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
          <Button onPress={onBack ?? onClose}>{text(onBack ? "settings.back" : "cancel")}</Button>
          <Button variant={variant} isDisabled={!draft.ready || isDisabled} onPress={send}>
            {label}
          </Button>
        </>
      }
    >
      <div ref={fields}>
        <Stack gap={4}>
          {draft.restored ? (
            <InlineAlert
              tone="info"
              title={text("settings.draft")}
              actions={
                <Button size="sm" onPress={() => draft.discard()}>
                  {text("settings.draft.discard")}
                </Button>
              }
            />
          ) : null}
          {failure ? (
            <InlineAlert tone="danger" announce>
              {failure.kind === "problem" && failure.problem.code === "conflict"
                ? text("settings.conflict")
                : sayFailure(text, failure)}
            </InlineAlert>
          ) : null}
          {draft.ready ? props.children : <Skeleton shape="block" height="160px" />}
          {draft.status}
        </Stack>
      </div>
    </Dialog>
  );
}
