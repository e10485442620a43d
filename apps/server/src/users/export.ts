import type { HistoryEntry } from "@yer/api/contract/history";
import { users, type UserRow } from "@yer/api/contract/users";
import { id } from "@yer/api/contract/values";
import { maskPhone } from "@yer/api/formats";
import * as z from "zod/mini";
import { minuteInTashkent } from "../clock/minute-in-tashkent.js";
import { withTransaction } from "../database/transaction.js";
import { historyColumns } from "../exports/history-columns.js";
import { exportRegister, paged, type Reader } from "../exports/register.js";
import { readUserHistory } from "./history-service.js";
import { readRegister } from "./register-service.js";

const query = z.omit(users.list.query, { after: true, limit: true, exact: true });

/** The register of people. Personal numbers are masked: full ones are read one by one (DOMAIN §8). */
export const usersExport = exportRegister({
  title: "export.users",
  codes: ["export:user"],
  query,
  columns: [
    { id: "name", heading: "export.name", width: 34, cell: (row: UserRow) => row.name },
    { id: "username", of: "name", heading: "export.username", cell: (row: UserRow) => row.username },
    { id: "pinfl", heading: "export.pinfl", width: 18, cell: (row: UserRow) => row.pinfl || null },
    { id: "phone", of: "pinfl", heading: "export.phone", width: 18, cell: ({ phone }: UserRow) => masked(phone) },
    {
      id: "organisation",
      heading: "export.organisation",
      width: 44,
      cell: (row: UserRow, { locale }) => row.organisation?.name[locale] ?? null,
    },
    {
      id: "position",
      heading: "export.position",
      width: 30,
      cell: (row: UserRow, { locale }) => row.position?.name[locale] ?? null,
    },
    { id: "territory", heading: "export.territory", width: 16, cell: (row: UserRow) => row.territory },
    {
      id: "blocked",
      of: "state",
      heading: "export.blocked",
      width: 14,
      cell: (row: UserRow, words) => words(row.blocked ? "export.yes" : "export.no"),
    },
    {
      id: "lastSeen",
      heading: "export.lastSeen",
      width: 28,
      cell: ({ lastSeenAt }: UserRow) => (lastSeenAt === null ? null : minuteInTashkent(new Date(lastSeenAt))),
    },
  ],
  ...paged<z.output<typeof query>, UserRow>(async ({ db, actor, now }: Reader, asked) =>
    readRegister(db, actor, asked, now),
  ),
});

function masked(phone: string | null): string | null {
  return phone === null || phone.includes("•") ? phone : maskPhone(phone);
}

/** What was done to a user and by them. */
export const userHistoryExport = exportRegister({
  title: "export.userHistory",
  codes: ["read_history:user", "export:user"],
  query: z.object({ id }),
  columns: historyColumns,
  ...paged<{ id: string }, HistoryEntry>(async ({ db, actor }: Reader, { id: user, ...paging }) =>
    withTransaction(db, async (transaction) => readUserHistory(transaction, actor, user, paging)),
  ),
});
