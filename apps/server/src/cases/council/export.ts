import { agendaColumns, type AgendaItem, councilRegister, type CouncilSession } from "@yer/api/contract/council";
import { id } from "@yer/api/contract/values";
import { sayReason } from "@yer/api/messages/sentences";
import * as z from "zod/mini";
import { exportRegister, paged, type Reader, whole } from "../../registers/exports/register.js";
import { listSessions, readSession } from "./service.js";

/** Sessions of the Council. */
export const councilExport = exportRegister({
  title: "export.council",
  codes: ["council:property", "export:property"],
  query: z.object({}),
  columns: councilRegister.columns,
  cells: { number: { cell: (row: CouncilSession) => row.number } },
  ...paged<object, CouncilSession>(async ({ db, actor }: Reader, query) => listSessions(db, actor, query)),
});

/** The agenda of one session, and what was decided. */
export const agendaExport = exportRegister({
  title: "export.agenda",
  codes: ["council:property", "export:property"],
  query: z.object({ id }),
  columns: agendaColumns,
  cells: {
    number: { width: 24, cell: (row: AgendaItem) => row.number },
    where: { width: 24, cell: (row: AgendaItem, { locale }) => row.district[locale] },
    outcome: { cell: ({ outcome }: AgendaItem, words) => (outcome ? words(`verdict.${outcome.verdict}`) : null) },
  },
  also: [
    {
      id: "neighborhood",
      of: "where",
      heading: "facts.neighborhood",
      width: 24,
      cell: (row: AgendaItem, { locale }) => row.neighborhood[locale],
    },
    { id: "address", of: "where", heading: "facts.address", width: 40, cell: (row: AgendaItem) => row.address },
    {
      id: "decision",
      of: "outcome",
      heading: "word.decisionNumber",
      cell: ({ outcome }: AgendaItem) => outcome?.number ?? null,
    },
    {
      id: "decided",
      of: "outcome",
      heading: "word.day",
      width: 14,
      cell: ({ outcome }: AgendaItem) => (outcome ? { day: outcome.day } : null),
    },
    {
      id: "why",
      of: "outcome",
      heading: "facts.overlap.reason",
      width: 60,
      cell: ({ outcome, reasons }: AgendaItem, words) =>
        outcome ? outcome.reason : reasons.map((reason) => sayReason(words, reason)).join(" · "),
    },
  ],
  ...whole<{ id: string }, AgendaItem>(
    async ({ db, actor, now }: Reader, { id: session }) => (await readSession(db, { actor, now }, session)).items,
  ),
});
