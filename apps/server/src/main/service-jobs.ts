import { calendarJob } from "../cases/applications/calendar-change.js";
import { applicationsClock } from "../cases/applications/clock.js";
import { mergeMoneySumsJob } from "../cases/journal/money-sums.js";
import { mergeOrganisationCountsJob } from "../cases/applications/organisation-counts.js";
import { articlesClock } from "../identity/articles/clock.js";
import { bulkMovesJob } from "../cases/bulk-moves/tick.js";
import { caseMovesJob } from "../cases/case-moves/tick.js";
import { areaCheckJob } from "../cases/areas/nightly-check.js";
import { followPlacesJob } from "../cases/placing/follow.js";
import { planClock } from "../cases/plan/clock.js";
import { lateSchedulesJob } from "../cases/plan/late.js";
import { remindersJob } from "../cases/conclusions/reminders.js";
import { escalationJob } from "../cases/applications/escalation.js";
import { forgetSessionsJob } from "../identity/auth/session-service.js";
import type { Context } from "../platform/context.js";
import { renderDocumentsJob } from "../cases/documents/render-act.js";
import { forgetDraftsJob } from "../platform/drafts/service.js";
import { forgetStrangersFilesJob } from "../platform/uploads/forget-strangers-files-job.js";
import { forgetBatchRowsJob } from "../registers/batches/forget-rows.js";
import { batchKinds, batchMachine } from "./batch-machine.js";
import { batchesJob } from "../registers/batches/tick.js";
import { forgetEventsJob } from "../platform/events/forget-events.js";
import { expireExportsJob, exportsJob } from "../insight/exports/run.js";
import { sweepIncomingJob } from "../platform/uploads/sweep-incoming-job.js";
import { sweepUnnamedJob } from "../platform/uploads/sweep-unnamed-job.js";
import { scanFilesJob } from "../platform/uploads/scan-files-job.js";
import { signRootsJob } from "../platform/history/roots.js";
import { forgetRepliesJob } from "../platform/idempotency/store.js";
import { deliverNoticesJob } from "../identity/notice-choices/deliver.js";
import { forgetNoticesJob } from "../identity/notices/service.js";
import { sendOutboxJob } from "../platform/outbox/outbox.js";
import { reSealJob } from "../platform/secrets/re-seal.js";
import { expireProposalsJob } from "../identity/settings/expiry.js";
import { forgetTriesJob } from "../platform/throttle/throttle.js";
import { journalCheckJob } from "../money/journal/nightly-check.js";
import { watchViewsJob } from "../cases/watched-views/watch.js";

/**
 * Registers every job of the service: all that happens without anybody asking for it. The demonstration's documents are
 * set when they are opened, as every document may be: it signs thousands that nobody will ever look at.
 */
export function registerServiceJobs(context: Context): void {
  const { db, jobs, config } = context;
  jobs.register(applicationsClock(db, context.events));
  jobs.register(planClock(db, context.events));
  jobs.register(lateSchedulesJob(db, context.events));
  jobs.register(areaCheckJob(db));
  jobs.register(journalCheckJob(db, context.logger));
  jobs.register(articlesClock(db, context.events));
  jobs.register(mergeOrganisationCountsJob(db));
  jobs.register(mergeMoneySumsJob(db));
  jobs.register(calendarJob(db, context.events));
  jobs.register(escalationJob(db, context.events));
  jobs.register(remindersJob(db, context.events));
  jobs.register(expireProposalsJob(db, context.events));
  jobs.register(caseMovesJob(db, context.events));
  jobs.register(batchesJob({ ...context, machine: batchMachine }));
  jobs.register(followPlacesJob(db, context.events));
  jobs.register(bulkMovesJob(context));
  jobs.register(exportsJob(context));
  jobs.register(expireExportsJob(context));
  jobs.register(scanFilesJob(context.files));
  jobs.register(sweepIncomingJob(context.files));
  jobs.register(sweepUnnamedJob(context.files));
  if (config.mode === "production") jobs.register(renderDocumentsJob(context));
  jobs.register(deliverNoticesJob(context));
  jobs.register(sendOutboxJob(context));
  jobs.register(signRootsJob(db, context.secrets));
  jobs.register(forgetRepliesJob(db));
  jobs.register(forgetDraftsJob(db));
  jobs.register(forgetEventsJob(db));
  jobs.register(forgetBatchRowsJob(db, batchKinds));
  jobs.register(forgetStrangersFilesJob(db, context.files));
  jobs.register(forgetNoticesJob(db));
  jobs.register(forgetSessionsJob(db));
  jobs.register(forgetTriesJob(db));
  jobs.register(reSealJob(context));
  jobs.register(watchViewsJob(db, context.events));
}
