import { type applicationQuery, applicationRegister } from "@yer/api/contract/application-register";
import { type Application, applications } from "@yer/api/contract/applications";
import type { Endpoint, ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import { overlaps } from "@yer/api/contract/overlaps";
import { terms } from "@yer/api/contract/terms";
import type * as z from "zod/mini";
import type { Actor } from "../access/actor.js";
import { decideComplaint } from "../complaints/service.js";
import type { Context } from "../context.js";
import type { Db, Transaction } from "../database/database.js";
import { readDiscussion } from "../discussion/read.js";
import { giveConclusion } from "../discussion/service.js";
import type { FileHolder } from "../files/fileAccess.js";
import { Problem } from "../http/problem.js";
import { type Api, type Call, route } from "../http/route.js";
import { agreeInstalments, recordPayment } from "../payments/service.js";
import { readSettings, settingAt } from "../settings/queries.js";
import type { Acting } from "./acting.js";
import { readCounts } from "./counts.js";
import { answerRequest } from "./edit-requests.js";
import { updateFacts } from "./facts-service.js";
import { createFile } from "./open-files.js";
import { seesHeldFile } from "./held-file.js";
import { readFileHistory } from "./history.js";
import { searchPersonal, readPersonally } from "./personal.js";
import { overlapPage } from "./overlaps-register.js";
import { triageOverlap } from "./overlaps-triage.js";
import { readApplication } from "./read.js";
import { readTerms } from "./terms.js";
import { registerList } from "./register.js";
import { readCursor, writeCursor } from "./register-cursor.js";
import { decideAsCouncil, decideAsJustice, returnFile, review, startDiscussion, submit } from "./service.js";

/** What services are given: the person, the moment, the settings as they stand in this transaction. */
export async function actingOf<A extends Actor | null>(
  db: Db | Transaction,
  { actor, now, context }: { readonly actor: A; readonly now: Date; readonly context: Context },
): Promise<Acting & { readonly actor: A }> {
  return { actor, now, events: context.events, settings: await readSettings(db), signer: context.signer };
}

type Moving = (transaction: Transaction, acting: Acting & { readonly actor: Actor }) => Promise<unknown>;

/** One transaction: the act, then the file as it stands after it. */
async function act<E extends Endpoint>(
  { write, actor, now, context }: Call<E>,
  id: string,
  work: Moving,
): Promise<Application> {
  return write(async (transaction) => {
    const acting = await actingOf(transaction, { actor, now, context });
    await work(transaction, acting);
    return readApplication(transaction, acting, id);
  });
}

/** A conflict says how the file stands now. */
async function showingCurrent<E extends Endpoint>(
  { actor, now, context }: Call<E>,
  id: string,
  work: () => Promise<Application>,
): Promise<Application> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "conflict") throw error;
    const current = await readApplication(context.db, await actingOf(context.db, { actor, now, context }), id);
    throw new Problem("conflict", { current, cause: error });
  }
}

async function listPage(
  context: Context,
  actor: Actor,
  now: Date,
  query: z.output<typeof applicationQuery>,
): Promise<ReplyOf<typeof applicationRegister.list>> {
  const { after, limit = pageSizes.usual, exact = false, sort = "-createdAt", ...filters } = query;
  const cursor = after === undefined ? undefined : readCursor(after, sort);
  const soonDays = await settingAt(context.db, "soon.days", now);
  const { rows, total, more, forgiven } = await registerList(
    context.db,
    actor,
    filters,
    { sort, after: cursor, limit: limit + 1 },
    { now, soonDays },
    exact,
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ row }) => row),
    total,
    more,
    next: rows.length > limit && last !== undefined ? writeCursor(last.cursor) : null,
    ...(forgiven && { forgiven }),
  };
}

/** Hangs the calls of applications. */
export function applicationsRoutes(api: Api): void {
  route(api, applicationRegister.list, async ({ context, actor, now, query }) => listPage(context, actor, now, query));
  route(api, applicationRegister.search, async ({ context, actor, now, body }) =>
    searchPersonal(context.db, actor, now, body),
  );
  route(api, applicationRegister.counts, async ({ context, actor, now }) => readCounts(context.db, actor, now));
  route(api, applications.create, async ({ write, actor, now, context, body }) =>
    write(async (transaction) => {
      const acting = await actingOf(transaction, { actor, now, context });
      return readApplication(transaction, acting, await createFile(transaction, acting, body));
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
    showingCurrent(call, call.params.id, () =>
      act(call, call.params.id, (transaction, acting) =>
        updateFacts(transaction, acting, call.params.id, call.ifMatch, call.body),
      ),
    ),
  );
  route(api, applications.answerRequest, async (call) =>
    act(call, call.params.id, (transaction, acting) =>
      answerRequest(transaction, acting, call.params.id, call.params.request, call.body.answer),
    ),
  );
  route(api, applications.discussion, async ({ context, actor, now, params }) => ({
    discussion: await readDiscussion(context.db, await actingOf(context.db, { actor, now, context }), params.id),
  }));
  route(api, applications.history, async ({ context, actor, now, params, query }) =>
    readFileHistory(context.db, await actingOf(context.db, { actor, now, context }), params.id, query),
  );
  route(api, terms.ofFile, async ({ context, actor, now, params }) =>
    readTerms(context.db, await actingOf(context.db, { actor, now, context }), params.id),
  );
  moveRoutes(api);
}

function moveRoutes(api: Api): void {
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
    act(call, call.params.id, (transaction, acting) => returnFile(transaction, acting, call.params.id, call.body)),
  );
  route(api, applications.justice, async (call) =>
    act(call, call.params.id, (transaction, acting) => decideAsJustice(transaction, acting, call.params.id, call.body)),
  );
  route(api, applications.recordPayment, async (call) =>
    act(call, call.params.id, (transaction, acting) => recordPayment(transaction, acting, call.params.id, call.body)),
  );
  route(api, applications.agreeInstalments, async (call) =>
    act(call, call.params.id, (transaction, acting) =>
      agreeInstalments(transaction, acting, call.params.id, call.body),
    ),
  );
  route(api, applications.council, async (call) =>
    act(call, call.params.id, (transaction, acting) => decideAsCouncil(transaction, acting, call.params.id, call.body)),
  );
  route(api, applications.decideComplaint, async (call) =>
    act(call, call.params.id, (transaction, acting) =>
      decideComplaint(transaction, acting, call.params.id, call.params.complaint, call.ifMatch, call.body),
    ),
  );
  route(api, overlaps.list, async ({ context, actor, query }) => overlapPage(context.db, actor, query));
  route(api, overlaps.triage, async ({ write, actor, now, context, params, body, ifMatch }) =>
    write(async (transaction) =>
      triageOverlap(transaction, await actingOf(transaction, { actor, now, context }), params.id, ifMatch, body),
    ),
  );
}

/** An uploaded file may be read by whoever may read the part of an application that holds it. */
export const applicationsFileHolder: FileHolder = async (context, actor, fileId) =>
  seesHeldFile(context.db, actor, fileId);
