import {
  type applicationQuery,
  applicationRegister,
  usualApplicationSort,
} from "@yer/api/contract/application-register";
import { applications } from "@yer/api/contract/applications";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import { terms } from "@yer/api/contract/terms";
import type * as z from "zod/mini";
import type { Actor } from "../../platform/acting/actor.js";
import { decideComplaint } from "../complaints/service.js";
import type { Context } from "../../platform/context.js";
import { planConclusion, planDiscussion } from "../discussion/plan.js";
import { readDiscussion } from "../discussion/read.js";
import { giveConclusion } from "../discussion/service.js";
import type { FileHolder } from "../../platform/uploads/file-access.js";
import { type Api, route } from "../../platform/http/route.js";
import { settingAt } from "../../platform/dated-settings/queries.js";
import { act, guarded } from "./act-on-application.js";
import { actingOf } from "../../platform/acting/acting.js";
import { withdrawApplication } from "../areas/withdraw-application.js";
import { readCounts } from "../applications/counts.js";
import { answerRequest } from "../applications/edit-requests.js";
import { updateFacts } from "../applications/facts-service.js";
import { createApplication } from "../applications/open-applications.js";
import { seesHeldFile } from "../applications/held-file.js";
import { readApplicationHistory } from "../applications/history.js";
import { searchPersonal, readPersonally } from "./personal.js";
import { readApplication } from "./read.js";
import { readTerms } from "../applications/terms.js";
import { registerList } from "../applications/register.js";
import { readRegisterCursor, writeRegisterCursor } from "../applications/register-cursor.js";
import { decideAsCouncil, decideAsJustice, returnApplication, review, startDiscussion, submit } from "./service.js";

async function listPage(
  context: Context,
  actor: Actor,
  now: Date,
  query: z.output<typeof applicationQuery>,
): Promise<ReplyOf<typeof applicationRegister.list>> {
  const { after, limit = pageSizes.usual, exact = false, sort = usualApplicationSort(query), ...filters } = query;
  const cursor = readRegisterCursor(after, sort);
  const soonDays = await settingAt(context.db, "soon.days", now);
  const { rows, total, more, forgiven } = await registerList(
    context.db,
    actor,
    filters,
    { sort, after: cursor, limit: limit + 1, exact },
    { now, soonDays },
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ row }) => row),
    total,
    more,
    next: rows.length > limit && last !== undefined ? writeRegisterCursor(last.cursor) : null,
    ...(forgiven && { forgiven }),
  };
}

/** Registers the routes of applications. */
export function applicationsRoutes(api: Api): void {
  route(api, applicationRegister.list, async ({ context, actor, now, query }) => listPage(context, actor, now, query));
  route(api, applicationRegister.search, async ({ context, actor, now, body }) =>
    searchPersonal(context.db, actor, now, body),
  );
  route(api, applicationRegister.counts, async ({ context, actor, now }) => readCounts(context.db, actor, now));
  route(api, applications.create, async (call) =>
    call.write(async (transaction) => {
      const acting = await actingOf(transaction, call);
      return readApplication(transaction, acting, await createApplication(transaction, acting, call.body));
    }),
  );
  route(api, applications.get, async ({ context, actor, now, params }) =>
    readApplication(context.db, await actingOf(context.db, { actor, now, context }), params.id),
  );
  route(api, applications.personal, async ({ write, actor, now, context, params }) =>
    write(async (transaction) =>
      readPersonally(transaction, await actingOf(transaction, { actor, now, context }), params.id),
    ),
  );
  route(api, applications.update, async (call) =>
    guarded(call, call.params.id, (transaction, acting) => updateFacts(transaction, acting, call.params.id, call)),
  );
  route(api, applications.answerRequest, async (call) =>
    act(call, call.params.id, (transaction, acting) =>
      answerRequest(transaction, acting, call.params.id, { requestId: call.params.request, answer: call.body.answer }),
    ),
  );
  route(api, applications.discussionPlan, async ({ context, actor, now, params }) =>
    planDiscussion(context.db, await actingOf(context.db, { actor, now, context }), params.id),
  );
  route(api, applications.conclusionPlan, async ({ context, actor, now, params, query }) =>
    planConclusion(context.db, await actingOf(context.db, { actor, now, context }), params.id, query.stepId),
  );
  route(api, applications.discussion, async ({ context, actor, now, params }) => ({
    discussion: await readDiscussion(context.db, await actingOf(context.db, { actor, now, context }), params.id),
  }));
  route(api, applications.history, async ({ context, actor, now, params, query }) =>
    readApplicationHistory(context.db, await actingOf(context.db, { actor, now, context }), params.id, query),
  );
  route(api, terms.ofFile, async ({ context, actor, now, params }) =>
    readTerms(context.db, await actingOf(context.db, { actor, now, context }), params.id),
  );
  moveRoutes(api);
}

function moveRoutes(api: Api): void {
  route(api, applications.withdraw, async (call) =>
    call.write(async (transaction) =>
      withdrawApplication(transaction, await actingOf(transaction, call), call.params.id, call.body),
    ),
  );
  route(api, applications.submit, async (call) =>
    act(call, call.params.id, (transaction, acting) => submit(transaction, acting, call.params.id)),
  );
  route(api, applications.startDiscussion, async (call) =>
    act(call, call.params.id, (transaction, acting) => startDiscussion(transaction, acting, call.params.id)),
  );
  route(api, applications.giveConclusion, async (call) =>
    act(call, call.params.id, (transaction, acting) => giveConclusion(transaction, acting, call.params.id, call.body)),
  );
  route(api, applications.review, async (call) =>
    act(call, call.params.id, (transaction, acting) => review(transaction, acting, call.params.id, call.body)),
  );
  route(api, applications.return, async (call) =>
    act(call, call.params.id, (transaction, acting) =>
      returnApplication(transaction, acting, call.params.id, call.body),
    ),
  );
  route(api, applications.justice, async (call) =>
    act(call, call.params.id, (transaction, acting) => decideAsJustice(transaction, acting, call.params.id, call.body)),
  );
  route(api, applications.council, async (call) =>
    act(call, call.params.id, (transaction, acting) => decideAsCouncil(transaction, acting, call.params.id, call.body)),
  );
  route(api, applications.decideComplaint, async (call) =>
    guarded(call, call.params.id, (transaction, acting) =>
      decideComplaint(transaction, acting, { applicationId: call.params.id, complaintId: call.params.complaint }, call),
    ),
  );
}

/** An uploaded file may be read by whoever may read the part of an application that holds it. */
export const applicationsFileHolder: FileHolder = async (context, actor, fileId) =>
  seesHeldFile(context.db, actor, fileId);
