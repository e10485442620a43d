import { Readable } from "node:stream";
import type { Locale } from "@yer/api/contract/values";
import { lastTashkentDay, tashkentDay } from "@yer/api/formats";
import type { Actor } from "../access/actor.js";
import type { Db } from "../database/database.js";
import { csvHeadings, statusLabels } from "./csv-texts.js";
import { type RegisterFilters, registerPage } from "./register.js";
import type { ApplicationSort, RegisterCursor } from "./register-cursor.js";

/** Rows read in one short query. */
const pageSize = 500;

/** A cell: quoted where CSV needs it, and never a formula when a spreadsheet opens it. */
export function csvCell(value: string | number | null): string {
  if (value === null) return "";
  const text = String(value);
  const safe = typeof value === "string" && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const line = (cells: readonly (string | number | null)[]): string => `${cells.map(csvCell).join(",")}\r\n`;

/**
 * The filtered register as CSV (RFC 4180, UTF-8 with a byte order mark, which Excel needs), read page by page while it
 * is being sent. It names nobody's numbers.
 */
export function registerCsv(
  db: Db,
  actor: Actor,
  filters: RegisterFilters,
  sort: ApplicationSort,
  at: { readonly now: Date; readonly soonDays: number },
  locale: Locale,
): Readable {
  return Readable.from(lines());

  async function* lines(): AsyncGenerator<string> {
    yield `\ufeff${line(csvHeadings(locale))}`;
    let after: RegisterCursor | undefined;
    for (;;) {
      const page = await registerPage(db, actor, filters, { sort, after, limit: pageSize }, at);
      yield page
        .map(({ row }) =>
          line([
            row.number,
            statusLabels[row.status][locale],
            row.ground,
            row.cadastreNumber,
            row.occupier,
            row.region.name[locale],
            row.district.name[locale],
            row.neighborhood.name[locale],
            row.address,
            row.area,
            row.deadline.endsAt === null ? null : lastTashkentDay(row.deadline.endsAt),
            tashkentDay(row.createdAt),
            tashkentDay(row.statusSince),
          ]),
        )
        .join("");
      if (page.length < pageSize) return;
      after = page.at(-1)?.cursor;
    }
  }
}
