import { Button, type FileUploadProps, InlineAlert, Stack, TextArea } from "@yer/ui";
import { useState } from "react";
import { useServerDraft } from "../../base/drafts/use-server-draft.js";
import { useBatchesText } from "./batches-texts.js";
import { pastedRows } from "./pasted-rows.js";
import type { TemplateProps } from "./Template.js";

/** Props of {@link PasteRows}. */
export interface PasteRowsProps {
  /** Under what the rows are kept while nobody has sent them: the kind of batch. */
  readonly keptAs: string;
  readonly template: TemplateProps;
  readonly upload: FileUploadProps["upload"];
  readonly onOpen: (id: string) => void;
}

/**
 * Rows pasted out of a letter or a sheet, for who has no file: they become one. It is not on the hook of forms
 * (docs/decisions/0102): a file is uploaded, and the draft goes once it is there.
 */
export function PasteRows({ keptAs, template, upload, onOpen }: PasteRowsProps) {
  const text = useBatchesText();
  const draft = useServerDraft(`import:${keptAs}`, "pasted", { rows: "" });
  const [refused, setRefused] = useState<string>();
  const [isSending, setSending] = useState(false);
  const { rows } = draft.value;

  async function send(): Promise<void> {
    setSending(true);
    setRefused(undefined);
    try {
      const file = new File([pastedRows(rows, template.columns)], `${template.name}.csv`, { type: "text/csv" });
      const { id } = await upload(file, { signal: new AbortController().signal, onProgress: () => undefined });
      await draft.discard();
      onOpen(id);
    } catch (error) {
      setRefused(error instanceof Error ? error.message : String(error));
    } finally {
      setSending(false);
    }
  }

  const example = template.columns.map((column) => column.example).join(";");
  return (
    <Stack gap={2} align="stretch">
      <TextArea
        label={text("batches.pasted")}
        description={text("batches.pasted.hint", { example })}
        value={rows}
        isDisabled={!draft.ready}
        onChange={(next) => {
          setRefused(undefined);
          draft.change({ rows: next });
        }}
        rows={6}
      />
      {draft.status}
      {refused === undefined ? null : (
        <InlineAlert tone="danger" isAnnounced>
          {refused}
        </InlineAlert>
      )}
      <div>
        <Button isPending={isSending} isDisabled={rows.trim() === ""} onPress={send}>
          {text("batches.pasted.read")}
        </Button>
      </div>
    </Stack>
  );
}
