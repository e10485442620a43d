import { sayFailure } from "@yer/api/messages/sentences";
import type { PermissionCode } from "@yer/api/contract/codes";
import type { Failure } from "@yer/api/react";
import { Button, Can, Dialog, InlineAlert, Skeleton, Stack } from "@yer/ui";
import type { ReactNode } from "react";
import type { ServerDraft } from "../drafts/useServerDraft.js";
import { usePeopleText } from "./peopleTexts.js";

/** Props of {@link DraftDialog}. */
export interface DraftDialogProps {
  readonly title: string;
  /** What is written, as the service keeps it: told of, and thrown away from here. */
  readonly draft: Pick<ServerDraft<object>, "ready" | "restored" | "discard" | "status">;
  /** Why saving did not come about. */
  readonly failure: Failure | undefined;
  /** Whether enough is written to be saved. @default true */
  readonly isComplete?: boolean;
  /** The permission that saving needs. */
  readonly code: PermissionCode;
  readonly onSave: () => Promise<void>;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
  /** Dialogs that saving opens over this one. */
  readonly over: ReactNode;
}

/** A record's form in a dialog: its draft, what kept it from being saved, and the button that saves it. */
export function DraftDialog(props: DraftDialogProps) {
  const { title, draft, failure, isComplete = true, code, onSave, onClose, children, over } = props;
  const text = usePeopleText();
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      footer={
        <>
          <Button onPress={onClose}>{text("cancel")}</Button>
          <Can code={code} otherwise="disable">
            {(state) => (
              <Button
                variant="primary"
                isPending={!draft.ready}
                {...(isComplete ? {} : { disabledReason: text("people.incomplete") })}
                {...state}
                onPress={onSave}
              >
                {text("people.save")}
              </Button>
            )}
          </Can>
        </>
      }
    >
      <Stack gap={4}>
        {draft.restored ? (
          <InlineAlert
            tone="info"
            title={text("people.draft")}
            actions={
              <Button size="sm" onPress={() => draft.discard()}>
                {text("people.draft.discard")}
              </Button>
            }
          />
        ) : null}
        {failure ? (
          <InlineAlert tone="danger" announce>
            {sayFailure(text, failure)}
          </InlineAlert>
        ) : null}
        {draft.ready ? children : <Skeleton shape="block" height="160px" />}
        {draft.status}
      </Stack>
      {over}
    </Dialog>
  );
}
