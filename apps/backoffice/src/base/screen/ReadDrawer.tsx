import { sayFailure } from "@yer/api/messages/sentences";
import type { Read } from "@yer/api/react";
import { Button, Drawer, EmptyState, Skeleton, Stack } from "@yer/ui";
import type { ReactNode } from "react";
import { useText } from "../language/use-text.js";

/** Props of {@link ReadDrawer}. */
export interface ReadDrawerProps<Record> {
  readonly read: Read<Record>;
  /** What it is called until it has come. */
  readonly title: string;
  /** Said above the reason where it could not be read. */
  readonly failed: string;
  /** What it is called, what is said of it, and what can be done with it. */
  readonly shown: (record: Record) => { readonly title: string; readonly body: ReactNode; readonly acts?: ReactNode };
  readonly onClose: () => void;
}

/** One record beside its list: open while it is there, with the faces of what is read. */
export function ReadDrawer<Record>({ read, title, failed, shown, onClose }: ReadDrawerProps<Record>) {
  const text = useText();
  const { data, failure, refetch } = read;
  const record = data === undefined ? undefined : shown(data);
  return (
    <Drawer
      isOpen
      size="lg"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={record?.title || title}
      footer={record?.acts}
    >
      {record ? (
        <Stack gap={4}>{record.body}</Stack>
      ) : failure ? (
        <EmptyState title={failed} actions={<Button onPress={() => void refetch()}>{text("retry")}</Button>}>
          {sayFailure(text, failure)}
        </EmptyState>
      ) : (
        <Skeleton lines={8} />
      )}
    </Drawer>
  );
}
