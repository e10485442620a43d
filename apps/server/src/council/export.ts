import type { AgendaItem, CouncilSession } from "@yer/api/contract/council";
import { id } from "@yer/api/contract/values";
import { sayReason } from "@yer/api/messages/sentences";
import * as z from "zod/mini";
import { exportRegister, paged, type Reader, whole } from "../exports/register.js";
import { listSessions, readSession } from "./service.js";

/** Sessions of the Council. */
export const councilExport = exportRegister({
  title: "export.council",
  codes: ["council:property", "export:property"],
  query: z.object({}),
  columns: [
    { id: "number", heading: "export.number", cell: (row: CouncilSession) => row.number },
    { id: "day", heading: "export.day", width: 14, cell: ({ day }: CouncilSession) => ({ day }) },
    { id: "place", heading: "export.where", width: 40, cell: (row: CouncilSession) => row.place },
    {
      id: "body",
      heading: "export.organisation",
      width: 44,
      cell: (row: CouncilSession, { locale }) => row.organisation.name[locale],
    },
    { id: "files", heading: "export.files", width: 10, cell: (row: CouncilSession) => row.files },
    { id: "for", of: "decidedFor", heading: "export.for", width: 10, cell: (row: CouncilSession) => row.decidedFor },
    {
      id: "against",
      of: "decidedAgainst",
      heading: "export.against",
      width: 10,
      cell: (row: CouncilSession) => row.decidedAgainst,
    },
  ],
  ...paged<object, CouncilSession>(async ({ db, actor }: Reader, { after, limit }) =>
    listSessions(db, actor, { limit, ...(after === undefined ? {} : { after }) }),
  ),
});

/** The agenda of one session, and what was decided. */
export const agendaExport = exportRegister({
  title: "export.agenda",
  codes: ["council:property", "export:property"],
  query: z.object({ id }),
  columns: [
    { id: "order", heading: "export.order", width: 8, cell: (row: AgendaItem) => row.position },
    { id: "number", heading: "export.number", cell: (row: AgendaItem) => row.number },
    { id: "occupier", heading: "export.occupier", width: 36, cell: (row: AgendaItem) => row.occupier },
    {
      id: "district",
      of: "where",
      heading: "export.district",
      width: 24,
      cell: (row: AgendaItem, { locale }) => row.district[locale],
    },
    {
      id: "neighborhood",
      of: "where",
      heading: "export.neighborhood",
      width: 24,
      cell: (row: AgendaItem, { locale }) => row.neighborhood[locale],
    },
    { id: "address", of: "where", heading: "export.address", width: 40, cell: (row: AgendaItem) => row.address },
    { id: "area", heading: "export.area", width: 14, cell: (row: AgendaItem) => row.area },
    {
      id: "outcome",
      heading: "export.decision",
      cell: ({ outcome }: AgendaItem, words) => (outcome ? words(`verdict.${outcome.verdict}`) : null),
    },
    {
      id: "decision",
      of: "outcome",
      heading: "export.document",
      cell: ({ outcome }: AgendaItem) => outcome?.number ?? null,
    },
    {
      id: "decided",
      of: "outcome",
      heading: "export.day",
      width: 14,
      cell: ({ outcome }: AgendaItem) => (outcome ? { day: outcome.day } : null),
    },
    {
      id: "why",
      of: "outcome",
      heading: "export.why",
      width: 60,
      cell: ({ outcome, reasons }: AgendaItem, words) =>
        outcome ? outcome.reason : reasons.map((reason) => sayReason(words, reason)).join(" · "),
    },
  ],
  ...whole<{ id: string }, AgendaItem>(
    async ({ db, actor, now }: Reader, { id: session }) => (await readSession(db, { actor, now }, session)).items,
  ),
});
