import type { Endpoint, ReplyOf } from "@yer/api/contract/endpoint";
import { Card, FileUpload, type FileUploadProps, Stack } from "@yer/ui";
import { useNavigate } from "react-router-dom";
import { PasteRows } from "./PasteRows.js";
import { DrawnTemplateOffer, type DrawnTemplateProps, TemplateOffer, type TemplateProps } from "./Template.js";
import { useBatchUpload } from "./use-batch-upload.js";

/** A batch that a file of rows became. */
interface Batch {
  readonly id: string;
  readonly fileName: string;
}

/** Props of {@link BatchUpload}. */
export interface BatchUploadProps<E extends Endpoint> extends Pick<
  FileUploadProps,
  "label" | "description" | "accept" | "maxSize"
> {
  /** Takes the file, and answers the batch that it became. */
  readonly endpoint: ReplyOf<E> extends Batch ? E : never;
  /** Where the batch is gone on with. */
  readonly hrefOf: (batch: Pick<Batch, "id">) => string;
  /** What a file of this kind looks like, for who makes one. @default nothing is given away */
  readonly template?: TemplateProps;
  /** What it looks like, where it is drawn. */
  readonly drawn?: DrawnTemplateProps;
  /** Under what a person keeps rows that they paste instead of bringing a file. @default files alone are taken */
  readonly pasted?: string;
}

const noApplications: readonly never[] = [];
const fileOf = (reply: unknown): { readonly id: string; readonly name: string } => {
  const { id, fileName } = reply as Batch;
  return { id, name: fileName };
};

/** Brings a file of rows, or rows that are pasted, and goes on with what it became. */
export function BatchUpload<E extends Endpoint>(props: BatchUploadProps<E>) {
  const { endpoint, hrefOf, template, drawn, pasted, ...field } = props;
  const navigate = useNavigate();
  const upload = useBatchUpload(endpoint, fileOf);
  const open = (id: string): void => void navigate(hrefOf({ id }));
  return (
    <Card>
      <Stack gap={4}>
        {template ? <TemplateOffer {...template} /> : null}
        {drawn ? <DrawnTemplateOffer {...drawn} /> : null}
        <FileUpload
          {...field}
          maxFiles={1}
          value={noApplications}
          upload={upload}
          onChange={([uploaded]) => {
            if (uploaded) open(uploaded.id);
          }}
        />
        {pasted !== undefined && template ? (
          <PasteRows keptAs={pasted} template={template} upload={upload} onOpen={open} />
        ) : null}
      </Stack>
    </Card>
  );
}
