import { calendarJob } from "../applications/calendar-change.js";
import { applicationsClock } from "../applications/clock.js";
import { articlesClock } from "../articles/clock.js";
import { caseMovesJob } from "../case-moves/tick.js";
import { escalationJob } from "../applications/escalation.js";
import { forgetSessionsJob } from "../auth/session-service.js";
import type { Context } from "../context.js";
import { renderDocumentsJob } from "../documents/render-act.js";
import { forgetDraftsJob } from "../drafts/service.js";
import { forgetStrangersFilesJob } from "../files/forgetStrangersFilesJob.js";
import { forgetImportRowsJob } from "../imports/forget-rows.js";
import { importsJob } from "../imports/tick.js";
import { scanFilesJob } from "../files/scanFilesJob.js";
import { signRootsJob } from "../history/roots.js";
import { sendMailJob } from "../mail/outbox.js";
import { forgetRepliesJob } from "../idempotency/store.js";
import { forgetNoticesJob } from "../notices/service.js";
import { reSealJob } from "../secrets/re-seal.js";
import { expireProposalsJob } from "../settings/expiry.js";
import { forgetTriesJob } from "../throttle/throttle.js";
import { watchViewsJob } from "../views/watch.js";

/** Registers every job of the service: all that happens without anybody asking for it. */
export function registerServiceJobs(context: Context): void {
  const { db, jobs } = context;
  jobs.register(applicationsClock(db, context.events));
  jobs.register(articlesClock(db));
  jobs.register(calendarJob(db, context.events));
  jobs.register(escalationJob(db, context.events));
  jobs.register(expireProposalsJob(db, context.events));
  jobs.register(caseMovesJob(db, context.events));
  jobs.register(importsJob(context));
  jobs.register(scanFilesJob(context.files));
  jobs.register(renderDocumentsJob(context));
  jobs.register(sendMailJob(context));
  jobs.register(signRootsJob(db, context.secrets));
  jobs.register(forgetRepliesJob(db));
  jobs.register(forgetDraftsJob(db));
  jobs.register(forgetImportRowsJob(db));
  jobs.register(forgetStrangersFilesJob(db, context.files));
  jobs.register(forgetNoticesJob(db));
  jobs.register(forgetSessionsJob(db));
  jobs.register(forgetTriesJob(db));
  jobs.register(reSealJob(context));
  jobs.register(watchViewsJob(db, context.events));
}
