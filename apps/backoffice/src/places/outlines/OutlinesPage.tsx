import { type OutlineBatch, placeOutlines } from "@yer/api/contract/places-outlines";
import { sayFailure } from "@yer/api/messages/sentences";
import { skip, useRead } from "@yer/api/react";
import {
  Button,
  Card,
  DataTable,
  type DataTableColumn,
  EmptyState,
  FileUpload,
  MapPinIcon,
  PageSpinner,
  Stack,
  StatusTag,
  useDates,
} from "@yer/ui";
import { useMemo } from "react";
import { useText } from "../../language/useText.js";
import { PlacePageHead } from "../PlacePageHead.js";
import type { PlaceRegister } from "../usePlaceRegister.js";
import { useTextUpload } from "../useTextUpload.js";
import { OutlineBatchView } from "./OutlineBatchView.js";

const fileOf = (batch: OutlineBatch) => ({ id: batch.id, name: batch.fileName });

/** Files of outlines that were uploaded before, newest first. */
function Batches({ register }: { register: PlaceRegister }) {
  const text = useText();
  const dates = useDates();
  const { data, failure, isLoading, refetch } = useRead(placeOutlines.list, { query: {} });
  const columns = useMemo<readonly DataTableColumn<OutlineBatch>[]>(
    () => [
      {
        id: "file",
        header: text("places.batch.file"),
        cell: (batch) => batch.fileName,
        rowHeader: true,
        minWidth: 200,
      },
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
    [text, dates],
  );
  return (
    <Stack gap={3}>
      <h2>{text("places.outlines.batches")}</h2>
      <DataTable
        label={text("places.outlines.batches")}
        columns={columns}
        rows={data?.items ?? []}
        rowId={(batch) => batch.id}
        status={failure && !data ? "error" : isLoading ? "loading" : "ready"}
        onRowOpen={(batch) => register.open("outlines", { batch: batch.id })}
        empty={<EmptyState title={text("places.outlines.none")} />}
        error={failure ? sayFailure(text, failure) : undefined}
        onRetry={() => void refetch()}
      />
    </Stack>
  );
}

/** `?do=outlines`: outlines of places from a GeoJSON file; `&batch=` shows what was found in one. */
export default function OutlinesPage({ register }: { register: PlaceRegister }) {
  const text = useText();
  const { batch: id } = register;
  const { data, failure, refetch } = useRead(placeOutlines.get, id === undefined ? skip : { params: { id } });
  const upload = useTextUpload(placeOutlines.upload, fileOf);
  const batch = data?.id === id ? data : undefined;
  return (
    <Stack gap={5}>
      <PlacePageHead register={register} title={text("places.outlines.title")} />
      {id === undefined ? (
        <>
          <Card>
            <FileUpload
              label={text("places.outlines.file")}
              description={text("places.outlines.file.hint")}
              accept={[".geojson", ".json"]}
              maxFiles={1}
              maxSize={8_000_000}
              value={[]}
              upload={upload}
              onChange={([file]) => {
                if (file) register.open("outlines", { batch: file.id });
              }}
            />
          </Card>
          <Batches register={register} />
        </>
      ) : batch ? (
        <OutlineBatchView key={id} register={register} batch={batch} />
      ) : failure ? (
        <EmptyState
          icon={<MapPinIcon size={32} />}
          title={sayFailure(text, failure)}
          actions={<Button onPress={() => void refetch()}>{text("retry")}</Button>}
        />
      ) : (
        <PageSpinner />
      )}
    </Stack>
  );
}
