import { columnsAsOf, type Report } from "@yer/api/contract/report";
import { reportKeys, type ReportKey, reportList } from "@yer/api/contract/report-list";
import type { ReportQuery, ReportRead } from "@yer/api/contract/reports";
import { afterAll, beforeAll, expect, test } from "vitest";
import { review } from "../../cases/application-acts/service.js";
import { standardPositions } from "../../identity/users/standard-positions.js";
import type { Actor } from "../../platform/acting/actor.js";
import { type ApplicationKit, openApplicationKit } from "../../testing/application-kit.js";
import { applicationWay, day } from "../../testing/application-way.js";
import { carryTo } from "../../testing/carry-to.js";
import { readingOf } from "../measures/read-number.js";
import { openReport, readReport } from "./service.js";

const minute = 60_000;
const from = "2026-01-01";
let kit: ApplicationKit;
let reader: Actor;
beforeAll(async () => {
  kit = await openApplicationKit();
  const codes = new Set(Object.values(standardPositions).flatMap((position) => position.codes));
  reader = { ...kit.cast.operator, codes };
});
afterAll(() => kit.close());

const { applicationIn, conclude, pay, reject, sendBack, resubmit } = applicationWay(() => kit);

const cases = reportKeys.flatMap((key) => {
  const report: Report = reportList[key];
  return report.by.filter((by) => columnsAsOf(report, by).length > 0).map((by) => ({ key, by }));
});

async function read(key: ReportKey, query: ReportQuery): Promise<ReportRead> {
  return readReport(await readingOf(kit.database.db, reader, kit.clock.now()), openReport(reader, key), query);
}

/** What a report says of its columns that can be told back, by what its rows are of; rows that say nothing are left out. */
function told(key: ReportKey, { by, columns, items, total }: ReportRead) {
  const ids = columnsAsOf(reportList[key], by).filter((id) => columns.includes(id));
  const numbers = (values: readonly (number | null)[]) => ids.map((id) => values[columns.indexOf(id)] ?? null);
  const rows = items.map((row) => [row.key, numbers(row.values)] as const);
  return { ids, total: numbers(total), rows: rows.filter(([, values]) => values.some(Boolean)) };
}

async function everything(query: ReportQuery) {
  const said = new Map<string, ReturnType<typeof told>>();
  for (const { key, by } of cases) said.set(`${key} ${by}`, told(key, await read(key, { from, by, ...query })));
  return said;
}

async function begin() {
  const inDiscussion = await applicationIn("in_discussion");
  await conclude("architect", inDiscussion, "negative");
  const editing = await carryTo(kit, "in_discussion");
  const paying = await applicationIn("in_payment");
  await pay(paying, 50_000_000, "T-1");
  await reject(await applicationIn("at_council"));
  await carryTo(kit, "registered");
  const reviewed = await applicationIn("in_discussion");
  await conclude("architect", reviewed, "negative");
  await conclude("ecologist", reviewed);
  return {
    inDiscussion,
    editing,
    paying,
    reviewed,
    council: await applicationIn("at_council"),
    created: await kit.create(),
  };
}

/** Changes all that the numbers are read of: moves, conclusions, money. */
async function goOn({ inDiscussion, editing, paying, reviewed, council }: Awaited<ReturnType<typeof begin>>) {
  await conclude("architect", inDiscussion);
  await conclude("ecologist", inDiscussion, "negative");
  await sendBack(editing, "fix_outline");
  await resubmit(editing);
  await pay(paying, 73_600_000, "T-2");
  await kit.act(kit.cast.reviewer, (tx, acting) =>
    review(tx, acting, reviewed, { to: "rejected", reason: "Yoʻl ustida", because: "public_land" }),
  );
  await reject(council);
  await carryTo(kit, "registered");
  await applicationIn("in_payment");
}

test("what was said at a moment is said again when it is asked as of it, whatever was done since", async () => {
  const begun = await begin();
  const then = kit.clock.now().toISOString();
  const said = await everything({});
  expect(await everything({ asOf: then })).toEqual(said);
  for (const { key } of cases)
    expect({ key, met: said.get(`${key} ${reportList[key].by[0]}`)?.total.some(Boolean) }).toEqual({ key, met: true });

  kit.clock.advance(minute);
  await goOn(begun);
  // Later on the same day, and on a later one.
  for (const later of [0, 3 * day]) {
    kit.clock.advance(later);
    expect(await everything({ asOf: then })).toEqual(said);
  }
  expect(await everything({ to: then.slice(0, 10) })).not.toEqual(said);
});

test("a moment still to come, and no moment, are refused", async () => {
  const later = new Date(kit.clock.now().getTime() + minute).toISOString();
  for (const asOf of [later, "2026-13-45T00:00:00Z"]) {
    await expect(read("money", { asOf })).rejects.toMatchObject({ code: "invalid" });
  }
});
