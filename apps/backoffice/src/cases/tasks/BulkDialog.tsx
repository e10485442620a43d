import type { Failure } from "@yer/api/react";
import { Button, Skeleton } from "@yer/ui";
import { type ReactNode, useEffect } from "react";
import { FormDialog, type FormDialogProps } from "../../base/forms/FormDialog.js";
import { BulkFindings, type BulkFindingsProps } from "./BulkFindings.js";
import type { BulkPreview, BulkQuestion } from "./use-bulk-preview.js";

/** Props of {@link BulkDialog}. */
export interface BulkDialogProps<Found extends Pick<BulkFindingsProps, "unable">> extends Pick<
  FormDialogProps,
  "title" | "label" | "disabledReason" | "size" | "onClose"
> {
  readonly form: FormDialogProps["form"] & {
    readonly failure: Failure | undefined;
    readonly refuse: (failure: Failure | undefined) => void;
  };
  readonly preview: BulkPreview<Found>;
  readonly question: BulkQuestion<Found>;
  /** What is said of the preview: what it found, while it is asked, and to ask again. */
  readonly words: Pick<BulkFindingsProps, "said" | "heading" | "note"> & {
    readonly checking: string;
    readonly again: string;
  };
  /** How many records can make the move. */
  readonly able: number;
  /** What the question depends on, above its answer. */
  readonly above?: ReactNode;
  /** Fields for what the act asks of the person. */
  readonly children?: ReactNode;
}

/** An act on many records: which can and which cannot and why, what it asks of all alike, and the button that starts it. */
export function BulkDialog<Found extends Pick<BulkFindingsProps, "unable">>({
  form,
  preview,
  question,
  words,
  able,
  above,
  children,
  ...rest
}: BulkDialogProps<Found>) {
  const { said, heading, note, checking, again } = words;
  const { found } = preview;
  const { of = "" } = question;
  const { failure } = form;
  const check = async () => preview.check(question, form.refuse);
  useEffect(() => {
    void check();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for what the dialog was opened with, and each choice
  }, [of]);
  return (
    <FormDialog {...rest} form={form} before={failure && !found ? <Button onPress={check}>{again}</Button> : undefined}>
      {above}
      {found ? (
        <BulkFindings able={able} unable={found.unable} said={said} heading={heading} note={note} />
      ) : failure || of === null ? null : (
        <>
          <output>{checking}</output>
          <Skeleton lines={4} />
        </>
      )}
      {children}
    </FormDialog>
  );
}
