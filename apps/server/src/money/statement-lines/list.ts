import type { QueryOf, ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import type { statementLines } from "@yer/api/contract/statement-lines";
import { searchKey } from "@yer/api/formats";
import { type SqlBool, sql } from "kysely";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db } from "../../platform/database/database.js";
import { day, keyset, type Placed, rising, uuid } from "../../platform/lists/keyset.js";
import { countUpTo } from "../../platform/lists/total.js";
import { presentLine } from "./present.js";
import { accountsWithin, type LineRecord } from "./queries.js";

const order = keyset({ valueDay: rising(day(sql`value_day`), uuid(sql`id`)) });
const standing = {
  waiting: sql<SqlBool>`unmatched > 0 and aside_at is null`,
  aside: sql<SqlBool>`unmatched > 0 and aside_at is not null`,
  returned: sql<SqlBool>`returned > 0`,
} as const;
const unnamed = { number: "", name: "" };

/** Lines of which something waits, or was returned, the earliest first. */
export async function listLines(
  db: Db,
  { territory }: Actor,
  {
    state = "waiting",
    search = "",
    from,
    to,
    after,
    limit = pageSizes.usual,
    exact = false,
  }: QueryOf<typeof statementLines.list>,
): Promise<ReplyOf<typeof statementLines.list>> {
  const accounts = new Map([...(await accountsWithin(db, territory)).values()].map((one) => [one.id, one] as const));
  const regions = [...new Set([...accounts.values()].map(({ home_region: region }) => region))];
  const words = searchKey(search).replaceAll(/[\\%_]/g, String.raw`\$&`);
  const lines = sql`
    from statement_lines where home_region = any(${regions}) and ${standing[state]}
      ${from === undefined ? sql`` : sql`and value_day >= ${from}::date`}
      ${to === undefined ? sql`` : sql`and value_day <= ${to}::date`}
      ${words === "" ? sql`` : sql`and search_key like ${`%${words}%`}`}`;
  const { past, along, cursor } = order.at("valueDay", after);
  const { rows } = await sql<LineRecord & Placed>`
    select *, ${cursor} as cursor ${lines} and ${past} order by ${along} limit ${limit + 1}`.execute(db);
  return {
    ...order.page("valueDay", rows, limit, (row) => presentLine(row, accounts.get(row.account_id) ?? unnamed)),
    ...(await countUpTo(db, lines, exact)),
  };
}
