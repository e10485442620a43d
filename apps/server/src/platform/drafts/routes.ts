import { drafts } from "@yer/api/contract/drafts";
import { route, type Api } from "../http/route.js";
import { findDraft, removeDraft, type DraftKey } from "./queries.js";
import { saveDraft } from "./service.js";

/** Registers the routes of drafts: each person reaches their own and nobody else's. */
export function draftsRoutes(api: Api): void {
  route(api, drafts.get, async ({ params, actor, context }) => {
    const draft = await findDraft(context.db, keyOf(actor.id, params));
    return { draft: draft ? { ...draft, savedAt: draft.savedAt.toISOString() } : null };
  });
  route(api, drafts.put, async ({ params, body, actor, now, write }) =>
    write(async (transaction) => {
      const draft = { value: body.value, baseVersion: body.baseVersion ?? null, savedAt: now };
      await saveDraft(transaction, keyOf(actor.id, params), draft);
      return { savedAt: now.toISOString() };
    }),
  );
  route(api, drafts.remove, async ({ params, actor, write }) =>
    write(async (transaction) => removeDraft(transaction, keyOf(actor.id, params))),
  );
}

function keyOf(person: string, params: { readonly form: string; readonly id: string }): DraftKey {
  return { person, form: params.form, record: params.id };
}
