import { fileBounds, type FileRef, files, type UploadKind, uploadKinds } from "@yer/api/contract/files";
import { useRead } from "@yer/api/react";
import { type BoundValue, FileUpload, Select, type StoredFile } from "@yer/ui";
import { useCallback, useEffect, useState } from "react";
import { useUploadPort } from "../../../base/uploads/use-upload-port.js";
import { useApplicationText } from "../application-texts.js";
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
  /** Whether it is asked what the documents are. @default false */
  readonly hasKinds?: boolean;
  /** Most files. @default 20 */
  readonly maxFiles?: number;
}

type ScanState = FileRef["state"];

interface ScanWatchProps {
  readonly id: string;
  readonly state: ScanState | undefined;
  readonly onKnown: (known: Pick<FileRef, "id" | "state" | "kind">) => void;
}

/** Asks after one file until the scanner has spoken. */
function ScanWatch({ id, state, onKnown }: ScanWatchProps) {
  const isOver = state === "clean" || state === "refused";
  const { data } = useRead(files.get, { params: { id } }, { fresh: true, ...(isOver ? {} : { every: scanPoll }) });
  useEffect(() => {
    if (data) onKnown(data);
  }, [data, onKnown]);
  return null;
}

/** Files of the form: uploaded at once, shown as being checked until the scanner has spoken, marked where it refused. */
export function FilesField({
  label,
  description,
  hasKinds = false,
  maxFiles = fileBounds.mostPerField,
  ...field
}: FilesFieldProps) {
  const text = useApplicationText();
  const [kind, setKind] = useState<UploadKind | null>(null);
  const upload = useUploadPort(kind);
  const [known, setKnown] = useState<Readonly<Record<string, Pick<FileRef, "state" | "kind">>>>({});
  const learn = useCallback(
    ({ id, ...one }: Pick<FileRef, "id" | "state" | "kind">) =>
      setKnown((all) => (all[id]?.state === one.state ? all : { ...all, [id]: one })),
    [],
  );

  const shown = field.value.map(({ id, name, size }): StoredFile => {
    const { state, kind: told } = known[id] ?? {};
    if (state === "quarantined") return { id, name, size, note: text("form.file.checking") };
    if (state === "refused") return { id, name, size, note: text("form.file.refused"), isRefused: true };
    return { id, name, size, ...(hasKinds && state ? { note: text(`uploadKind.${told ?? "none"}`) } : {}) };
  });
  return (
    <>
      {field.value.map(({ id }) => (
        <ScanWatch key={id} id={id} state={known[id]?.state} onKnown={learn} />
      ))}
      {hasKinds && !field.isReadOnly ? (
        <Select
          label={text("uploadKind")}
          description={text("uploadKind.hint")}
          value={kind}
          isClearable
          onChange={(next) => setKind(next as UploadKind | null)}
          items={uploadKinds.map((one) => ({ id: one, label: text(`uploadKind.${one}`) }))}
          width="md"
        />
      ) : null}
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
