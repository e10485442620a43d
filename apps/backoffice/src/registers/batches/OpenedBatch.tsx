import type { Batch } from "@yer/api/contract/batch";
import { sayFailure } from "@yer/api/messages/sentences";
import { useMay } from "@yer/api/react";
import { Button, EmptyState, PageSpinner, Stack } from "@yer/ui";
import type { ReactElement, ReactNode } from "react";
import type { BatchFace } from "./batch-face.js";
import { useBatchesText } from "./batches-texts.js";
import { BatchView, useBatch } from "./BatchView.js";

/** Props of {@link OpenedBatch}. */
export interface OpenedBatchProps {
  readonly face: BatchFace;
  readonly id: string;
  readonly icon: ReactElement;
  /** Of the heading that stands where there is nothing to show: 1 where the head has none then. @default 2 */
  readonly level?: 1 | 2;
  /** What stands above it: where one is, and the way back. Without a batch: it is on its way, or cannot be had. */
  readonly head: (batch: Batch | undefined) => ReactNode;
  /** What is said of it between the head and its steps. */
  readonly about?: (batch: Batch) => ReactNode;
  /** Said where there is no such batch, and where it did not come. @default why it did not */
  readonly notFound?: string;
  readonly failed?: string;
  /** Said where nobody may see it. */
  readonly forbidden: string;
  /** Goes where another file is brought. */
  readonly onAnother: () => void;
}

/** One batch of any kind, with its head: on its way, not to be had and why, or as it stands. */
export function OpenedBatch(props: OpenedBatchProps) {
  const { face, id, icon, level = 2, head, about, notFound, failed, forbidden, onAnother } = props;
  const text = useBatchesText();
  const may = useMay(face.declared.code);
  const { data, failure, refetch } = useBatch(face, may ? id : undefined);
  const batch = data?.id === id ? data : undefined;

  function standing(): ReactNode {
    if (!may) return <EmptyState level={level} icon={icon} title={forbidden} />;
    if (batch) {
      return (
        <>
          {about?.(batch)}
          <BatchView face={face} batch={batch} onAnother={onAnother} />
        </>
      );
    }
    if (!failure) return <PageSpinner />;
    const isUnknown =
      failure.kind === "problem" && (failure.problem.code === "not-found" || failure.problem.code === "invalid");
    const why = sayFailure(text, failure);
    const title = isUnknown ? notFound : failed;
    return (
      <EmptyState
        level={level}
        icon={icon}
        title={title ?? why}
        actions={<Button onPress={() => void refetch()}>{text("retry")}</Button>}
      >
        {title === undefined ? null : why}
      </EmptyState>
    );
  }

  return (
    <Stack gap={4}>
      {head(batch)}
      {standing()}
    </Stack>
  );
}
