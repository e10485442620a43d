import { type VisitWriter, visitWriterQuery, visitWritersRegister } from "@yer/api/contract/visit-writers";
import * as z from "zod/mini";
import { minuteInTashkent } from "../../platform/clock/minute-in-tashkent.js";
import { exportRegister, paged, type Reader } from "../../registers/exports/register.js";
import { writerPage } from "./writers.js";

const query = z.omit(visitWriterQuery, { after: true, limit: true, exact: true });

/** Who keeps a diary, each with their devices and when these were heard last. */
export const visitWritersExport = exportRegister({
  title: "export.visitWriters",
  codes: ["read:visit"],
  query,
  columns: visitWritersRegister.columns,
  cells: {
    devices: {
      width: 60,
      cell: ({ devices }: VisitWriter, words) =>
        devices === null
          ? words("visits.devices.unseen")
          : devices
              .map(({ name, heardAt }) =>
                heardAt === null ? name : `${name} (${minuteInTashkent(new Date(heardAt))})`,
              )
              .join("; "),
    },
  },
  ...paged<z.output<typeof query>, VisitWriter>(async ({ db, actor }: Reader, asked) => writerPage(db, actor, asked)),
});
