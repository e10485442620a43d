import { reports } from "@yer/api/contract/reports";
import { printPaper } from "../../cases/documents/print-paper.js";
import { appendUserHistory } from "../../identity/users/user-record.js";
import { type Api, route } from "../../platform/http/route.js";
import { throttle } from "../../platform/throttle/throttle.js";
import { tashkentDay } from "@yer/api/formats";
import { wordsOf } from "../../registers/exports/words.js";
import { readingOf } from "../measures/read-number.js";
import { titleOf } from "./cells.js";
import { wordedReport } from "./paper.js";
import { openReport, readReport, reportsFor } from "./service.js";

/** Registers the routes of reports. */
export function reportsRoutes(api: Api): void {
  route(api, reports.list, async ({ actor }) => ({ items: reportsFor(actor) }));
  route(api, reports.read, async ({ context, actor, now, params, query }) =>
    readReport(await readingOf(context.db, actor, now), params.key, query),
  );
  route(api, reports.pdf, async ({ context, actor, now, params, body, write }) => {
    const { locale, ...query } = body;
    await throttle(context, [{ kind: "export.person", key: actor.id }]);
    const read = await readReport(await readingOf(context.db, actor, now), params.key, query);
    const words = await wordsOf(locale);
    const paper = wordedReport(words, { report: openReport(actor, params.key), read, by: actor.name });
    const bytes = await printPaper(paper, now);
    await write(async (transaction) =>
      appendUserHistory(transaction, actor.id, {
        at: now,
        actor: actor.id,
        impersonator: actor.impersonation?.byId ?? null,
        action: "register.exported",
        params: { register: "report", format: "pdf", rows: read.items.length, personal: false },
      }),
    );
    return {
      kind: "media" as const,
      body: bytes,
      filename: `${titleOf(words, params.key)} ${tashkentDay(now)}.pdf`,
      headers: { "content-length": String(bytes.length) },
    };
  });
}
