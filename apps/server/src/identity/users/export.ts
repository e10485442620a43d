import type { HistoryEntry } from "@yer/api/contract/history";
import { users, type UserRow, usersRegister } from "@yer/api/contract/users";
import { id } from "@yer/api/contract/values";
import { maskPhone } from "@yer/api/formats";
import * as z from "zod/mini";
import { withTransaction } from "../../platform/database/transaction.js";
import { historyColumns } from "../../registers/exports/history-columns.js";
import { exportRegister, paged, type Reader } from "../../registers/exports/register.js";
import { readUserHistory } from "./history-service.js";
import { readRegister } from "./register-service.js";

const query = z.omit(users.list.query, { after: true, limit: true, exact: true });

/** The register of people. Personal numbers are masked: full ones are read one by one (DOMAIN §8). */
export const usersExport = exportRegister({
  title: "export.users",
  codes: ["export:user"],
  query,
  columns: usersRegister.columns,
  cells: {
    state: { width: 16, cell: (row: UserRow, words) => words(row.blocked ? "export.blocked" : "export.active") },
    territory: { width: 16, cell: (row: UserRow) => row.territory },
    pinfl: { width: 18, cell: (row: UserRow) => row.pinfl || null },
  },
  also: [
    { id: "username", of: "name", heading: "word.userName", cell: (row: UserRow) => row.username },
    {
      id: "phone",
      of: "pinfl",
      heading: "word.phone",
      width: 18,
      cell: ({ phone }: UserRow) => masked(phone),
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
  ...historyColumns,
  ...paged<{ id: string }, HistoryEntry>(async ({ db, actor }: Reader, { id: user, ...paging }) =>
    withTransaction(db, async (transaction) => readUserHistory(transaction, { actor }, user, paging)),
  ),
});
