import { placeImports } from "@yer/api/contract/places-import";
import { type Api, route } from "../../http/route.js";
import { throttle } from "../../throttle/throttle.js";
import { receiveText } from "../uploaded-text.js";
import { applyBatch, checkBatch, keepList, listBatches, listRows, readBatch, undoBatch } from "./import-service.js";

/** Hangs the calls of imports. */
export function placeImportRoutes(api: Api): void {
  const { events } = api.context;
  route(api, placeImports.list, async ({ context, actor, query }) => listBatches(context.db, { actor }, query));
  route(api, placeImports.upload, async ({ context, request, actor, now, write }) => {
    await throttle(context, [{ kind: "place-list.person", key: actor.id }], now);
    const file = await receiveText(request);
    return write(async (transaction) => keepList(transaction, { actor, now, events }, file));
  });
  route(api, placeImports.get, async ({ context, actor, params }) => readBatch(context.db, { actor }, params.id));
  route(api, placeImports.rows, async ({ context, actor, params, query }) =>
    listRows(context.db, { actor }, params.id, query),
  );
  route(api, placeImports.check, async ({ actor, now, params, body, ifMatch, write }) =>
    write(async (transaction) => checkBatch(transaction, { actor, now, events }, params.id, body.mapping, ifMatch)),
  );
  route(api, placeImports.apply, async ({ actor, now, params, body, ifMatch, write }) =>
    write(async (transaction) =>
      applyBatch(transaction, { actor, now, events }, params.id, body.leaveOutWrong, ifMatch),
    ),
  );
  route(api, placeImports.undo, async ({ actor, now, params, ifMatch, write }) =>
    write(async (transaction) => undoBatch(transaction, { actor, now, events }, params.id, ifMatch)),
  );
}
