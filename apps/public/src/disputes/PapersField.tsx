import { fileBounds, type UploadKind, uploadKinds } from "@yer/api/contract/files";
import { FileUpload, Select } from "@yer/ui";
import { useState } from "react";
import { useDisputeText } from "./dispute-texts.js";
import { acceptedFiles, acceptedLabel, mostFiles, type SentPaper, useFileUploads } from "./use-file-uploads.js";

/** Props of {@link PapersField}. */
export interface PapersFieldProps {
  readonly value: readonly SentPaper[];
  readonly onChange: (papers: readonly SentPaper[]) => void;
  /** Whether papers are sent as a stranger's, each under a key of its own. */
  readonly isAnyone: boolean;
  readonly error: string | undefined;
}

/** The papers of an objection or a complaint: what the next one is can be said before it is added, and is shown with it. */
export function PapersField({ value, onChange, isAnyone, error }: PapersFieldProps) {
  const text = useDisputeText();
  const [kind, setKind] = useState<UploadKind | null>(null);
  const upload = useFileUploads(isAnyone, kind);
  return (
    <>
      <Select
        label={text("uploadKind")}
        description={text("uploadKind.hint")}
        value={kind}
        isClearable
        onChange={(next) => setKind(next as UploadKind | null)}
        items={uploadKinds.map((one) => ({ id: one, label: text(`uploadKind.${one}`) }))}
        width="md"
      />
      <FileUpload
        name="files"
        label={text("dispute.files")}
        description={text("dispute.files.hint")}
        value={value.map((paper) => ({ ...paper, note: text(`uploadKind.${paper.kind ?? "none"}`) }))}
        // What it says of a paper is of the language it is read in, and not kept.
        onChange={(papers) => onChange(papers.map(({ note: _note, ...paper }) => paper))}
        upload={upload}
        accept={acceptedFiles}
        acceptLabel={acceptedLabel}
        maxSize={fileBounds.mostBytes}
        maxFiles={mostFiles}
        error={error}
      />
    </>
  );
}
