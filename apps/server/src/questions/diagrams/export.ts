import { type DiagramLine, diagramsRegister } from "@yer/api/contract/diagrams";
import { tashkentDay } from "@yer/api/formats";
import * as z from "zod/mini";
import { exportRegister, type Reader, whole } from "../../registers/exports/register.js";
import { readDiagrams } from "./queries.js";

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Diagrams, and how much they are used. */
export const diagramsExport = exportRegister({
  title: "export.diagrams",
  codes: ["read:diagram"],
  query: z.object({}),
  columns: diagramsRegister.columns,
  cells: {
    legalBases: {
      cell: ({ versions }: DiagramLine) =>
        [...new Set(versions.flatMap(({ legalBases }) => legalBases))].toSorted((one, other) => one - other).join(" "),
    },
    draft: {
      width: 14,
      cell: ({ draft }: DiagramLine) => (draft === null ? null : { day: tashkentDay(draft.savedAt) }),
    },
    versions: { width: 12, cell: (row: DiagramLine) => row.versions.length },
    running: { width: 14, cell: (row: DiagramLine) => sum(row.versions.map(({ running }) => running)) },
  },
  ...whole<object, DiagramLine>(async ({ db }: Reader) => readDiagrams(db)),
});
