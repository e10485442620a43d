import { placeOutlines } from "@yer/api/contract/places-outlines";
import { type Api, route } from "../../http/route.js";
import { throttle } from "../../throttle/throttle.js";
import { receiveText } from "../uploaded-text.js";
import { applyOutlines, keepOutlines, listOutlineBatches, readOutlineBatch, undoOutlines } from "./outline-service.js";

/** Hangs the calls of uploaded outlines. */
export function placeOutlineRoutes(api: Api): void {
  const { events } = api.context;
  route(api, placeOutlines.list, async ({ context, actor, query }) => listOutlineBatches(context.db, { actor }, query));
  route(api, placeOutlines.upload, async ({ context, request, actor, now, write }) => {
    await throttle(context, [{ kind: "place-outline.person", key: actor.id }], now);
    const file = await receiveText(request);
    return write(async (transaction) => keepOutlines(transaction, { actor, now, events }, file));
  });
  route(api, placeOutlines.get, async ({ context, actor, params }) =>
    readOutlineBatch(context.db, { actor }, params.id),
  );
  route(api, placeOutlines.apply, async ({ actor, now, params, body, ifMatch, write }) =>
    write(async (transaction) => applyOutlines(transaction, { actor, now, events }, params.id, body.credit, ifMatch)),
  );
  route(api, placeOutlines.undo, async ({ actor, now, params, ifMatch, write }) =>
    write(async (transaction) => undoOutlines(transaction, { actor, now, events }, params.id, ifMatch)),
  );
}
