import { type InboxRow, inboxQuery } from "@yer/api/contract/conclusions";
import { lastTashkentDay, tashkentDay } from "@yer/api/formats";
import * as z from "zod/mini";
import { exportRegister, type Reader } from "../exports/register.js";
import { readSettings } from "../settings/queries.js";
import type { InboxCursor } from "./cursor.js";
import { inboxPage, inboxTotal, stepsAsking, usualSort } from "./inbox.js";

const pageSize = 500;
type Query = Omit<z.output<typeof inboxQuery>, "after" | "limit" | "exact">;

async function asking({ db, actor, now }: Reader, { view = "waiting", sort = usualSort(view), ...filters }: Query) {
  const at = { now, soonDays: (await readSettings(db)).value("soon.days", now) };
  return { asked: { view, filters, steps: await stepsAsking(db, actor) }, sort, at };
}

/** One of the lists of a body's inbox. */
export const conclusionsExport = exportRegister({
  title: "export.conclusions",
  codes: ["give:conclusion"],
  query: z.omit(inboxQuery, { after: true, limit: true, exact: true }),
  columns: [
    { id: "number", heading: "export.number", cell: (row: InboxRow) => row.number },
    { id: "step", heading: "export.step", width: 34, cell: (row: InboxRow) => row.step },
    {
      id: "deadline",
      heading: "export.deadline",
      width: 14,
      cell: ({ deadline: { endsAt } }: InboxRow) => (endsAt === null ? null : { day: lastTashkentDay(endsAt) }),
    },
    { id: "holder", heading: "export.holder", width: 34, cell: (row: InboxRow) => row.lease?.holder.name ?? null },
    {
      id: "given",
      heading: "export.given",
      width: 14,
      cell: ({ givenAt }: InboxRow) => (givenAt === null ? null : { day: tashkentDay(givenAt) }),
    },
    {
      id: "verdict",
      heading: "export.verdict",
      cell: ({ verdict }: InboxRow, words) => (verdict === null ? null : words(`verdict.${verdict}`)),
    },
    { id: "occupier", heading: "export.occupier", width: 36, cell: (row: InboxRow) => row.occupier },
    {
      id: "district",
      of: "place",
      heading: "export.district",
      width: 24,
      cell: (row: InboxRow, { locale }) => row.district.name[locale],
    },
    {
      id: "neighborhood",
      of: "place",
      heading: "export.neighborhood",
      width: 24,
      cell: (row: InboxRow, { locale }) => row.neighborhood.name[locale],
    },
    { id: "address", of: "place", heading: "export.address", width: 40, cell: (row: InboxRow) => row.address },
    { id: "status", heading: "export.status", cell: (row: InboxRow, words) => words(`status.${row.status}`) },
    { id: "ground", heading: "export.ground", width: 8, cell: (row: InboxRow) => row.ground },
  ],
  count: async (reader, query: Query) => {
    const { asked, at } = await asking(reader, query);
    return (await inboxTotal(reader.db, reader.actor, asked, at, true)).total;
  },
  pages: async function* (reader, query: Query) {
    const { asked, sort, at } = await asking(reader, query);
    for (let after: InboxCursor | undefined; ;) {
      const rows = await inboxPage(reader.db, reader.actor, asked, { sort, after, limit: pageSize }, at);
      yield rows.map(({ row }) => row);
      if (rows.length < pageSize) return;
      after = rows.at(-1)?.cursor;
    }
  },
});
