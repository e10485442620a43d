import type { Endpoint, ReplyOf } from "@yer/api/contract/endpoint";
import { Card, FileUpload, type FileUploadProps } from "@yer/ui";
import { useNavigate } from "react-router-dom";
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
}

const noApplications: readonly never[] = [];
const fileOf = (reply: unknown): { readonly id: string; readonly name: string } => {
  const { id, fileName } = reply as Batch;
  return { id, name: fileName };
};

/** Brings a file of rows, and goes on with what it became. */
export function BatchUpload<E extends Endpoint>({ endpoint, hrefOf, ...field }: BatchUploadProps<E>) {
  const navigate = useNavigate();
  const upload = useBatchUpload(endpoint, fileOf);
  return (
    <Card>
      <FileUpload
        {...field}
        maxFiles={1}
        value={noApplications}
        upload={upload}
        onChange={([uploaded]) => {
          if (uploaded) void navigate(hrefOf(uploaded));
        }}
      />
    </Card>
  );
}
