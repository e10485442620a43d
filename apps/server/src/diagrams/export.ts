import type { DiagramLine } from "@yer/api/contract/diagrams";
import { tashkentDay } from "@yer/api/formats";
import * as z from "zod/mini";
import { exportRegister, type Reader, whole } from "../exports/register.js";
import { readDiagrams } from "./queries.js";

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Diagrams, and how much they are used. */
export const diagramsExport = exportRegister({
  title: "export.diagrams",
  codes: ["read:diagram"],
  query: z.object({}),
  columns: [
    { id: "name", heading: "export.name", width: 44, cell: (row: DiagramLine, { locale }) => row.name[locale] },
    {
      id: "grounds",
      heading: "export.grounds",
      cell: ({ versions }: DiagramLine) =>
        [...new Set(versions.flatMap(({ grounds }) => grounds))].toSorted((one, other) => one - other).join(" "),
    },
    {
      id: "draft",
      heading: "export.draft",
      width: 14,
      cell: ({ draft }: DiagramLine) => (draft === null ? null : { day: tashkentDay(draft.savedAt) }),
    },
    { id: "versions", heading: "export.versions", width: 12, cell: (row: DiagramLine) => row.versions.length },
    {
      id: "running",
      heading: "export.running",
      width: 14,
      cell: (row: DiagramLine) => sum(row.versions.map(({ running }) => running)),
    },
  ],
  ...whole<object, DiagramLine>(async ({ db }: Reader) => readDiagrams(db)),
});
