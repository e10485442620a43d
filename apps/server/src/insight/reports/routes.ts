import { diaryPanel } from "@yer/api/contract/diary-panel";
import { reports } from "@yer/api/contract/reports";
import { printPaper } from "../../cases/documents/print-paper.js";
import { appendUserHistory } from "../../identity/users/user-record.js";
import { type Api, route } from "../../platform/http/route.js";
import { refuseFor } from "../../platform/problem/problem.js";
import { throttle } from "../../platform/throttle/throttle.js";
import { tashkentDay } from "@yer/api/formats";
import { wordsOf } from "../../registers/exports/words.js";
import { readingOf } from "../measures/read-number.js";
import { readInTime } from "../own-reports/read-in-time.js";
import {
  changeOwnReport,
  createOwnReport,
  openAnyReport,
  openDefinition,
  ownReportsFor,
  removeOwnReport,
} from "../own-reports/service.js";
import { titleOf } from "./cells.js";
import { againstPaper, wordedReport } from "./paper.js";
import { keepReport, listKept, readReportOrKept } from "./kept.js";
import { openReport, readReport, reportsFor } from "./service.js";

/** Registers the routes of reports. */
export function reportsRoutes(api: Api): void {
  route(api, reports.list, async ({ actor, context }) => ({
    items: [...reportsFor(actor), ...(await ownReportsFor(context.db, actor))],
  }));
  route(api, reports.read, async ({ read, actor, now, params, query }) =>
    read(async (db) =>
      readReportOrKept(await readingOf(db, actor, now), await openAnyReport(db, actor, params.key), query, readInTime),
    ),
  );
  // The diary's panel is for inspectors too, whom no menu leads to reports.
  route(api, diaryPanel.read, async ({ read, actor, now, params, query }) =>
    read(async (db) => readReport(await readingOf(db, actor, now), openReport(actor, params.part), query)),
  );
  route(api, reports.preview, async ({ read, actor, now, body }) =>
    read(async (db) => readInTime(await readingOf(db, actor, now), openDefinition(actor, body), body.query)),
  );
  route(api, reports.create, (call) => call.write((tx) => createOwnReport(tx, call, call.body)));
  route(api, reports.change, (call) => call.write((tx) => changeOwnReport(tx, call, call.params.key, call)));
  route(api, reports.remove, (call) => call.write((tx) => removeOwnReport(tx, call, call.params.key, call.ifMatch)));
  route(api, reports.pdf, async ({ context, read, actor, now, params, body, write }) => {
    const { locale, ...query } = body;
    await throttle(context, [{ kind: "export.person", key: actor.id }]);
    const { report, found } = await read(async (db) => {
      const opened = await openAnyReport(db, actor, params.key);
      const answer = await readReportOrKept(await readingOf(db, actor, now), opened, query);
      return { report: opened.report, found: answer };
    });
    refuseFor(againstPaper(found));
    const words = await wordsOf(locale);
    const paper = wordedReport(words, { report, read: found, by: actor.name });
    const bytes = await printPaper(paper, now);
    await write(async (transaction) =>
      appendUserHistory(transaction, actor.id, {
        at: now,
        actor: actor.id,
        impersonator: actor.impersonation?.byId ?? null,
        action: "register.exported",
        params: { register: "report", format: "pdf", rows: found.items.length, personal: false },
      }),
    );
    return {
      kind: "media" as const,
      body: bytes,
      filename: `${titleOf(words, found)} ${tashkentDay(now)}.pdf`,
      headers: { "content-length": String(bytes.length) },
    };
  });
  route(api, reports.kept, async ({ context, actor, params }) => ({
    items: await listKept(context.db, actor, await openAnyReport(context.db, actor, params.key)),
  }));
  route(api, reports.keep, async (call) => {
    const { context, read, actor, now, params, body, write } = call;
    await throttle(context, [{ kind: "export.person", key: actor.id }]);
    const found = await read(async (db) =>
      readReport(await readingOf(db, actor, now), await openAnyReport(db, actor, params.key), body),
    );
    return write(async (transaction) => {
      const mark = await keepReport(transaction, call, found);
      await appendUserHistory(transaction, actor.id, {
        at: now,
        actor: actor.id,
        impersonator: actor.impersonation?.byId ?? null,
        action: "report.kept",
        params: { report: params.key, id: mark.id, sha256: mark.sha256 },
      });
      return mark;
    });
  });
}
