import { receiptImports } from "@yer/api/contract/receipt-imports";
import { actingOf } from "../applications/routes.js";
import { type Api, route } from "../http/route.js";
import { receiveText } from "../places/uploaded-text.js";
import { throttle } from "../throttle/throttle.js";
import {
  applyReceiptBatch,
  keepReceiptList,
  listReceiptBatches,
  readReceiptBatch,
  undoReceiptBatch,
} from "./import-service.js";

/** Hangs the calls of importing receipts. */
export function receiptImportRoutes(api: Api): void {
  route(api, receiptImports.list, async ({ context, actor, query }) => listReceiptBatches(context.db, actor, query));
  route(api, receiptImports.upload, async ({ context, request, actor, now, write }) => {
    await throttle(context, [{ kind: "place-list.person", key: actor.id }], now);
    const file = await receiveText(request);
    return write(async (transaction) =>
      keepReceiptList(transaction, await actingOf(transaction, { actor, now, context }), file),
    );
  });
  route(api, receiptImports.get, async ({ context, actor, params }) => readReceiptBatch(context.db, actor, params.id));
  route(api, receiptImports.apply, async ({ context, actor, now, params, body, ifMatch, write }) =>
    write(async (transaction) =>
      applyReceiptBatch(transaction, await actingOf(transaction, { actor, now, context }), params.id, ifMatch, body),
    ),
  );
  route(api, receiptImports.undo, async ({ context, actor, now, params, ifMatch, write }) =>
    write(async (transaction) =>
      undoReceiptBatch(transaction, await actingOf(transaction, { actor, now, context }), params.id, ifMatch),
    ),
  );
}
