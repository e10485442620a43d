import { type ImportBatch, placeImports } from "@yer/api/contract/places-import";
import { skip, useRead } from "@yer/api/react";
import type { DataTableColumn } from "@yer/ui";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { usePlacesText } from "../placesTexts.js";
import { BatchPage } from "../BatchPage.js";
import type { PlaceRegister } from "../usePlaceRegister.js";
import { useBatchUpload } from "../../shell/useBatchUpload.js";
import { ImportDone } from "./ImportDone.js";
import { ImportWizard } from "./ImportWizard.js";

const fileOf = (batch: ImportBatch) => ({ id: batch.id, name: batch.fileName });

/** `?do=import`: a list of neighbourhoods, from the file to the register; `&batch=` goes on where one was left. */
export default function ImportPage({ register }: { register: PlaceRegister }) {
  const text = usePlacesText();
  const intl = useIntl();
  const { batch: id } = register;
  const list = useRead(placeImports.list, id === undefined ? { query: {} } : skip);
  const current = useRead(placeImports.get, id === undefined ? skip : { params: { id } });
  const columns = useMemo<readonly DataTableColumn<ImportBatch>[]>(
    () => [
      {
        id: "rows",
        header: text("places.import.rows"),
        cell: (batch) => intl.formatNumber(batch.rows),
        align: "end",
        width: 140,
      },
    ],
    [text, intl],
  );
  return (
    <BatchPage
      register={register}
      page="import"
      title={text("places.import.title")}
      file={{
        label: text("places.import.file"),
        hint: text("places.import.file.hint"),
        accept: [".csv", ".txt", ".json"],
      }}
      upload={useBatchUpload(placeImports.upload, fileOf)}
      list={{ ...list, columns, title: text("places.import.batches"), none: text("places.import.none.yet") }}
      current={current}
    >
      {(batch) =>
        batch.state === "applied" || batch.state === "undone" ? (
          <ImportDone register={register} batch={batch} />
        ) : (
          <ImportWizard key={id} register={register} batch={batch} />
        )
      }
    </BatchPage>
  );
}
