import type { Draft } from "@yer/api/react";
import { AutosaveStatus, Button, Dialog, DirtyGuard, Skeleton, Stack } from "@yer/ui";
import type { ReactNode } from "react";

/** Props of {@link DraftDialog}. */
export interface DraftDialogProps<Values extends object> {
  /** What opens it, and its head. */
  readonly title: string;
  /** The button that sends; the head's words where it has none of its own. */
  readonly send?: string;
  /** @default "primary" */
  readonly variant?: "primary" | "danger";
  readonly draft: Draft<Values>;
  /** What is asked, and what comes of it. */
  readonly about: ReactNode;
  /** Sends it; `close` where that went well. */
  readonly onSend: (close: () => void) => Promise<void>;
  /** Its fields, shown once the draft has come. */
  readonly children: ReactNode;
}

/** Asks a citizen for words that are kept while they are written, and guards against losing them. */
export function DraftDialog<Values extends object>({
  title,
  send = title,
  variant = "primary",
  draft,
  about,
  onSend,
  children,
}: DraftDialogProps<Values>) {
  return (
    <Dialog
      title={title}
      trigger={<Button>{title}</Button>}
      footer={(close) => (
        <Button variant={variant} onPress={() => onSend(close)}>
          {send}
        </Button>
      )}
    >
      <Stack gap={3}>
        <DirtyGuard isDirty={draft.isUnsaved} />
        <p>{about}</p>
        {draft.ready ? children : <Skeleton lines={4} />}
        <AutosaveStatus
          state={draft.state}
          other={draft.other}
          onRetry={() => void draft.flush()}
          timeZone="Asia/Tashkent"
        />
      </Stack>
    </Dialog>
  );
}
