import { sayFailure } from "@yer/api/messages/sentences";
import type { Failure } from "@yer/api/react";
import {
  Button,
  Card,
  DataTable,
  type DataTableColumn,
  EmptyState,
  FileUpload,
  type FileUploadProps,
  MapPinIcon,
  PageSpinner,
  Stack,
  StatusTag,
  useDates,
} from "@yer/ui";
import { type ReactNode, useMemo } from "react";
import { usePlacesText } from "./placesTexts.js";
import { PlacePageHead } from "./PlacePageHead.js";
import type { PlaceRegister } from "./usePlaceRegister.js";

/** What every upload to the registers of places says of itself. */
export interface PlaceBatch {
  readonly id: string;
  readonly fileName: string;
  readonly state: "uploaded" | "checked" | "applied" | "undone";
  readonly by: string;
  readonly at: string;
}

/** What reading something came to. */
interface Reading<Data> {
  readonly data: Data | undefined;
  readonly failure: Failure | undefined;
  readonly refetch: () => PromiseLike<unknown>;
}

/** Props of {@link BatchPage}. */
export interface BatchPageProps<Batch extends PlaceBatch> {
  readonly register: PlaceRegister;
  /** Which page of the register it is: its place in the address. */
  readonly page: "import" | "outlines";
  readonly title: string;
  readonly file: { readonly label: string; readonly hint: string; readonly accept: readonly string[] };
  readonly upload: FileUploadProps["upload"];
  /** Earlier uploads, newest first, and what is said of them. */
  readonly list: Reading<{ readonly items: readonly Batch[] }> & {
    readonly title: string;
    readonly none: string;
    /** Columns between the file's name and its state. */
    readonly columns?: readonly DataTableColumn<Batch>[];
  };
  /** The upload of the address. */
  readonly current: Reading<Batch>;
  /** What is shown of it. */
  readonly children: (batch: Batch) => ReactNode;
}

const noColumns: readonly never[] = [];

/** Uploads that were made before; a row opens where it was left. */
function Batches<Batch extends PlaceBatch>({
  register,
  page,
  list,
}: Pick<BatchPageProps<Batch>, "register" | "page" | "list">) {
  const text = usePlacesText();
  const dates = useDates();
  const { data, failure, refetch, title, none, columns: own = noColumns } = list;
  const columns = useMemo<readonly DataTableColumn<Batch>[]>(
    () => [
      {
        id: "file",
        header: text("places.batch.file"),
        cell: (batch) => batch.fileName,
        rowHeader: true,
        minWidth: 200,
      },
      ...own,
      {
        id: "state",
        header: text("places.column.state"),
        cell: (batch) => (
          <StatusTag tone={batch.state === "applied" ? "success" : "neutral"}>
            {text(`places.batch.${batch.state}`)}
          </StatusTag>
        ),
        width: 160,
      },
      { id: "by", header: text("places.batch.by"), cell: (batch) => batch.by, minWidth: 180 },
      { id: "at", header: text("places.batch.at"), cell: (batch) => dates.moment(batch.at), width: 180 },
    ],
    [text, dates, own],
  );
  return (
    <Stack gap={3}>
      <h2>{title}</h2>
      <DataTable
        label={title}
        columns={columns}
        rows={data?.items ?? []}
        rowId={(batch) => batch.id}
        status={data ? "ready" : failure ? "error" : "loading"}
        onRowOpen={(batch) => register.open(page, { batch: batch.id })}
        empty={<EmptyState title={none} />}
        error={failure ? sayFailure(text, failure) : undefined}
        onRetry={() => void refetch()}
      />
    </Stack>
  );
}

/** A page that takes a file to a register of places: upload it, or go on with one of before (`&batch=`). */
export function BatchPage<Batch extends PlaceBatch>(props: BatchPageProps<Batch>) {
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
