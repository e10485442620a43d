import { fileBounds, type FileRef, files } from "@yer/api/contract/files";
import { useRead } from "@yer/api/react";
import { type BoundValue, FileUpload, type StoredFile } from "@yer/ui";
import { useCallback, useEffect, useState } from "react";
import { useUploadPort } from "../../../base/uploads/use-upload-port.js";
import { useText } from "../../../base/language/use-text.js";
import type { FactsValues } from "./facts-values.js";

/** Endings of what the service takes. It looks inside as well. */
const accepted = [".pdf", ".png", ".jpg", ".jpeg", ".docx", ".xlsx", ".zip"];

/** Milliseconds between questions whether the scanner has spoken. */
const scanPoll = 2000;

type Bound = BoundValue<FactsValues["fileIds"]>;

/** Props of {@link FilesField}. */
export interface FilesFieldProps extends Omit<Bound, "inputRef">, Partial<Pick<Bound, "inputRef">> {
  readonly label: string;
  readonly description?: string;
  readonly isReadOnly: boolean;
  /** Most files. @default 20 */
  readonly maxFiles?: number;
}

type ScanState = FileRef["state"];

interface ScanWatchProps {
  readonly id: string;
  readonly state: ScanState | undefined;
  readonly onState: (id: string, state: ScanState) => void;
}

/** Asks after one file until the scanner has spoken. */
function ScanWatch({ id, state, onState }: ScanWatchProps) {
  const isOver = state === "clean" || state === "refused";
  const { data } = useRead(files.get, { params: { id } }, { fresh: true, ...(isOver ? {} : { every: scanPoll }) });
  useEffect(() => {
    if (data) onState(id, data.state);
  }, [data, id, onState]);
  return null;
}

/** Files of the form: uploaded at once, shown as being checked until the scanner has spoken, marked where it refused. */
export function FilesField({ label, description, maxFiles = fileBounds.mostPerField, ...field }: FilesFieldProps) {
  const text = useText();
  const upload = useUploadPort();
  const [states, setStates] = useState<Readonly<Record<string, ScanState>>>({});
  const learn = useCallback(
    (id: string, state: ScanState) => setStates((all) => (all[id] === state ? all : { ...all, [id]: state })),
    [],
  );

  const shown = field.value.map(({ id, name, size }): StoredFile => {
    const state = states[id];
    if (state === "quarantined") return { id, name, size, note: text("form.file.checking") };
    if (state === "refused") return { id, name, size, note: text("form.file.refused"), isRefused: true };
    return { id, name, size };
  });
  return (
    <>
      {field.value.map(({ id }) => (
        <ScanWatch key={id} id={id} state={states[id]} onState={learn} />
      ))}
      <FileUpload
        {...field}
        label={label}
        description={description}
        value={shown}
        onChange={(next) => {
          field.onChange(next.map(({ id, name, size }) => ({ id, name, size })));
          field.onBlur();
        }}
        upload={upload}
        accept={accepted}
        acceptLabel="PDF, PNG, JPEG, DOCX, XLSX, ZIP"
        maxSize={fileBounds.mostBytes}
        maxFiles={maxFiles}
        {...(shown.some(({ isRefused }) => isRefused) && !field.error
          ? { error: text("form.file.refused.error") }
          : {})}
      />
    </>
  );
}
