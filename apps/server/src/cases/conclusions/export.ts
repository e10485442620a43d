import { conclusionsRegister, type InboxRow, inboxQuery } from "@yer/api/contract/conclusions";
import * as z from "zod/mini";
import { exportRegister, type Reader } from "../../registers/exports/register.js";
import { readSettings } from "../../platform/dated-settings/queries.js";
import { everyPage } from "../../platform/lists/keyset.js";
import { inboxOrder, inboxPage, inboxTotal, type PlacedInboxRow, stepsAsking, usualSort } from "./inbox.js";

type Query = Omit<z.output<typeof inboxQuery>, "after" | "limit" | "exact">;

async function asking({ db, actor, now }: Reader, { view = "waiting", sort = usualSort(view), ...filters }: Query) {
  const at = { now, soonDays: (await readSettings(db)).value("soon.days", now) };
  return { asked: { view, filters, steps: await stepsAsking(db, actor) }, sort, at };
}

/** One of the lists of an organisation's inbox. */
export const conclusionsExport = exportRegister({
  title: "export.conclusions",
  codes: ["give:conclusion"],
  query: z.omit(inboxQuery, { after: true, limit: true, exact: true }),
  columns: conclusionsRegister.columns,
  cells: {
    holder: { width: 34, cell: (row: InboxRow) => row.lease?.holder.name ?? null },
    verdict: { cell: ({ verdict }: InboxRow, words) => (verdict === null ? null : words(`verdict.${verdict}`)) },
  },
  count: async (reader, query: Query) => {
    const { asked, at } = await asking(reader, query);
    return (await inboxTotal(reader.db, reader.actor, asked, at, true)).total;
  },
  pages: async function* (reader, query: Query) {
    const { asked, sort, at } = await asking(reader, query);
    const pages = everyPage<PlacedInboxRow>(async (last, limit) =>
      inboxPage(reader.db, reader.actor, asked, { from: inboxOrder.behind(sort, last), limit }, at),
    );
    for await (const rows of pages) yield rows.map(({ row }) => row);
  },
});
