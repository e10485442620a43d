import type { QueryOf, ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import type { statementLines } from "@yer/api/contract/statement-lines";
import { searchedNumber, searchKey } from "@yer/api/formats";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db } from "../../platform/database/database.js";
import { any, conditionsFor, every } from "../../platform/lists/conditions.js";
import { day, keyset, type Placed, rising, uuid } from "../../platform/lists/keyset.js";
import { countUpTo } from "../../platform/lists/total.js";
import { accountsWithin } from "../accounts/queries.js";
import { presentLine } from "./present.js";
import type { LineRecord } from "./queries.js";

const order = keyset({ valueDay: rising(day(sql`value_day`), uuid(sql`id`)) });
const standing = {
  waiting: sql<SqlBool>`(unmatched > 0 and aside_at is null)`,
  aside: sql<SqlBool>`(unmatched > 0 and aside_at is not null)`,
  returned: sql<SqlBool>`returned > 0`,
} as const;
/**
 * Words of payer, purpose or document; what holds no letter or digit asks nothing. A number of an application is found as
 * payers write it: as it is kept, or its digits alone.
 */
function saying(typed: string): RawBuilder<SqlBool> {
  const number = searchedNumber(typed);
  const forms = number === undefined ? [typed] : [number, number.replaceAll("-", "")];
  const keys = forms.map((form) => searchKey(form).replaceAll(/[\\%_]/g, String.raw`\$&`)).filter(Boolean);
  return keys.length === 0 ? sql`true` : any(keys.map((key) => sql`search_key like ${`%${key}%`}`));
}

const unnamed = { number: "", name: "" };

/** Lines of which something waits, or was returned, the earliest first. */
export async function listLines(
  db: Db,
  { territory }: Actor,
  { after, limit = pageSizes.usual, exact = false, state = "waiting", ...filters }: QueryOf<typeof statementLines.list>,
): Promise<ReplyOf<typeof statementLines.list>> {
  const accounts = new Map([...(await accountsWithin(db, territory)).values()].map((one) => [one.id, one] as const));
  const regions = [...new Set([...accounts.values()].map(({ home_region: region }) => region))];
  const where = every([
    sql`home_region = any(${regions})`,
    conditionsFor(
      { state, ...filters },
      {
        state: (one) => standing[one],
        search: saying,
        from: (first) => sql`value_day >= ${first}::date`,
        to: (last) => sql`value_day <= ${last}::date`,
      },
    ),
  ]);
  const lines = sql`from statement_lines where ${where}`;
  const { past, along, cursor } = order.at("valueDay", after);
  const { rows } = await sql<LineRecord & Placed>`
    select *, ${cursor} as cursor ${lines} and ${past} order by ${along} limit ${limit + 1}`.execute(db);
  return {
    ...order.page("valueDay", rows, limit, (row) => presentLine(row, accounts.get(row.account_id) ?? unnamed)),
    ...(await countUpTo(db, lines, exact)),
  };
}
