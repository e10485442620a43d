import type { Endpoint, ReplyOf } from "@yer/api/contract/endpoint";
import { Card, FileUpload, type FileUploadProps, Stack } from "@yer/ui";
import { useNavigate } from "react-router-dom";
import { TemplateOffer, type TemplateProps } from "./Template.js";
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
}

const noApplications: readonly never[] = [];
const fileOf = (reply: unknown): { readonly id: string; readonly name: string } => {
  const { id, fileName } = reply as Batch;
  return { id, name: fileName };
};

/** Brings a file of rows, and goes on with what it became. */
export function BatchUpload<E extends Endpoint>({ endpoint, hrefOf, template, ...field }: BatchUploadProps<E>) {
  const navigate = useNavigate();
  const upload = useBatchUpload(endpoint, fileOf);
  return (
    <Card>
      <Stack gap={4}>
        {template ? <TemplateOffer {...template} /> : null}
        <FileUpload
          {...field}
          maxFiles={1}
          value={noApplications}
          upload={upload}
          onChange={([uploaded]) => {
            if (uploaded) void navigate(hrefOf(uploaded));
          }}
        />
      </Stack>
    </Card>
  );
}
