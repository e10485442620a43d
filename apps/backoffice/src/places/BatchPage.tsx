import { type Batch, batchListColumns } from "@yer/api/contract/batch";
import { sayFailure } from "@yer/api/messages/sentences";
import type { Failure } from "@yer/api/react";
import {
  Button,
  Card,
  DataTable,
  EmptyState,
  FileUpload,
  type FileUploadProps,
  MapPinIcon,
  PageSpinner,
  Stack,
} from "@yer/ui";
import type { ReactNode } from "react";
import { batchColumns } from "../registers/batches/batch-columns.js";
import { useDrawnColumns } from "../registers/kit/use-drawn-columns.js";
import { usePlacesText } from "./places-texts.js";
import { PlacePageHead } from "./PlacePageHead.js";
import type { PlaceRegister } from "./use-place-page.js";
import { useTableFace } from "../base/screen/use-table-face.js";

/** What every upload to the registers of places says of itself. */
export type PlaceBatch = Pick<Batch, "id" | "fileName" | "rows" | "state" | "by" | "at"> & {
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
export interface BatchPageProps<Listed extends PlaceBatch, Shown extends PlaceBatch> {
  readonly register: PlaceRegister;
  /** Which page of the register it is: its place in the address. */
  readonly page: "import" | "outlines";
  readonly title: string;
  readonly file: { readonly label: string; readonly hint: string; readonly accept: readonly string[] };
  readonly upload: FileUploadProps["upload"];
  /** Earlier uploads, newest first. */
  readonly list: Reading<{ readonly items: readonly Listed[] }> & {
    readonly title: string;
    readonly none: string;
  };
  /** The upload of the address. */
  readonly current: Reading<Shown>;
  /** What is shown of it. */
  readonly children: (batch: Shown) => ReactNode;
}

/** Uploads that were made before; a row opens where it was left. */
function Batches<Listed extends PlaceBatch>({
  register,
  page,
  list,
}: Pick<BatchPageProps<Listed, never>, "register" | "page" | "list">) {
  const text = usePlacesText();
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
        onRowOpen={(batch) => register.open(page, { batch: batch.id })}
        emptyState={<EmptyState title={none} />}
      />
    </Stack>
  );
}

/** A page that takes a file to a register of places: upload it, or go on with one of before (`&batch=`). */
export function BatchPage<Listed extends PlaceBatch, Shown extends PlaceBatch>(props: BatchPageProps<Listed, Shown>) {
  const { register, page, title, file, upload, list, current, children } = props;
  const text = usePlacesText();
  const { batch: id } = register;
  const batch = current.data?.id === id ? current.data : undefined;
  return (
    <Stack gap={5}>
      <PlacePageHead register={register} title={title} />
      {id === undefined ? (
        <>
          <Card>
            <FileUpload
              label={file.label}
              description={file.hint}
              accept={file.accept}
              maxFiles={1}
              maxSize={8_000_000}
              value={[]}
              upload={upload}
              onChange={([uploaded]) => {
                if (uploaded) register.open(page, { batch: uploaded.id });
              }}
            />
          </Card>
          <Batches register={register} page={page} list={list} />
        </>
      ) : batch ? (
        children(batch)
      ) : current.failure ? (
        <EmptyState
          icon={<MapPinIcon size={32} />}
          title={sayFailure(text, current.failure)}
          actions={<Button onPress={() => void current.refetch()}>{text("retry")}</Button>}
        />
      ) : (
        <PageSpinner />
      )}
    </Stack>
  );
}
