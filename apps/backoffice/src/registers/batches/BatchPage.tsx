import { type Batch, batchListColumns } from "@yer/api/contract/batch";
import { sayFailure } from "@yer/api/messages/sentences";
import type { Failure } from "@yer/api/react";
import { Button, Card, DataTable, EmptyState, FileUpload, type FileUploadProps, PageSpinner, Stack } from "@yer/ui";
import type { ReactNode } from "react";
import { useTableFace } from "../../base/screen/use-table-face.js";
import { useDrawnColumns } from "../kit/use-drawn-columns.js";
import { batchColumns } from "./batch-columns.js";
import { useBatchesText } from "./batches-texts.js";
import { PasteRows } from "./PasteRows.js";
import { DrawnTemplateOffer, type DrawnTemplateProps, TemplateOffer, type TemplateProps } from "./Template.js";

/** What every upload to a register says of itself. */
export type BroughtBatch = Pick<Batch, "id" | "fileName" | "rows" | "state" | "by" | "at"> & {
  readonly counts: Partial<Batch["counts"]>;
};

/** What reading something came to. */
interface Reading<Data> {
  readonly data: Data | undefined;
  readonly currentData: Data | undefined;
  readonly failure: Failure | undefined;
  readonly isFetching: boolean;
  readonly refetch: () => PromiseLike<unknown>;
}

/** Props of {@link BatchPage}. */
export interface BatchPageProps<Listed extends BroughtBatch, Shown extends BroughtBatch> {
  /** What stands above all of it: where one is, and the way back. */
  readonly head: ReactNode;
  /** The upload of the address; undefined: a file is brought. */
  readonly id: string | undefined;
  /** Goes on with one. */
  readonly onOpen: (id: string) => void;
  readonly file: { readonly label: string; readonly hint: string; readonly accept: readonly string[] };
  /** What such a file looks like, where it is a table. */
  readonly template?: TemplateProps;
  /** What it looks like, where it is drawn. */
  readonly drawn?: DrawnTemplateProps;
  /** Under what a person keeps rows that they paste instead of bringing a file. @default files alone are taken */
  readonly pasted?: string;
  readonly upload: FileUploadProps["upload"];
  /** Largest file, in bytes. */
  readonly mostBytes: number;
  /** Earlier uploads, newest first. */
  readonly list: Reading<{ readonly items: readonly Listed[] }> & {
    readonly title: string;
    readonly none: string;
  };
  readonly current: Reading<Shown>;
  /** What is shown of it. */
  readonly children: (batch: Shown) => ReactNode;
}

/** Uploads that were made before; a row opens where it was left. */
function Batches<Listed extends BroughtBatch>({
  list,
  onOpen,
}: Pick<BatchPageProps<Listed, never>, "list" | "onOpen">) {
  const text = useBatchesText();
  const { data, title, none } = list;
  const face = useTableFace(true, list);
  const columns = useDrawnColumns<Listed, typeof batchListColumns, typeof text>(batchListColumns, text, batchColumns);
  return (
    <Stack gap={3}>
      <h2>{title}</h2>
      <DataTable
        aria-label={title}
        columns={columns}
        rows={data?.items ?? []}
        rowId={(batch) => batch.id}
        {...face}
        onRowOpen={(batch) => onOpen(batch.id)}
        emptyState={<EmptyState title={none} />}
      />
    </Stack>
  );
}

/** A page that takes a file of rows to a register beside it: bring one, or go on with one of before. */
export function BatchPage<Listed extends BroughtBatch, Shown extends BroughtBatch>(
  props: BatchPageProps<Listed, Shown>,
) {
  const { head, id, onOpen, file, template, drawn, pasted, upload, mostBytes, list, current, children } = props;
  const text = useBatchesText();
  const batch = current.data?.id === id ? current.data : undefined;
  return (
    <Stack gap={5}>
      {head}
      {id === undefined ? (
        <>
          <Card>
            <Stack gap={4}>
              {template ? <TemplateOffer {...template} /> : null}
              {drawn ? <DrawnTemplateOffer {...drawn} /> : null}
              <FileUpload
                label={file.label}
                description={file.hint}
                accept={file.accept}
                maxFiles={1}
                maxSize={mostBytes}
                value={[]}
                upload={upload}
                onChange={([uploaded]) => {
                  if (uploaded) onOpen(uploaded.id);
                }}
              />
              {pasted !== undefined && template ? (
                <PasteRows keptAs={pasted} template={template} upload={upload} onOpen={onOpen} />
              ) : null}
            </Stack>
          </Card>
          <Batches list={list} onOpen={onOpen} />
        </>
      ) : batch ? (
        children(batch)
      ) : current.failure ? (
        <EmptyState
          title={sayFailure(text, current.failure)}
          actions={<Button onPress={() => void current.refetch()}>{text("retry")}</Button>}
        />
      ) : (
        <PageSpinner />
      )}
    </Stack>
  );
}
