import { bulkMoves } from "@yer/api/contract/bulk-moves";
import { pageSizes } from "@yer/api/contract/list";
import { actingOf } from "../../platform/acting/acting.js";
import { type Api, route } from "../../platform/http/route.js";
import { moveAreas, previewAreas } from "./areas.js";
import { bulkApplicationPage, bulkMovePage } from "./queries.js";
import { previewConclusions, startConclusions } from "./conclusions.js";
import { cancelBulkMove, findBulkMove, previewBulkMove, startBulkMove } from "./service.js";

/** Applications a page holds unless told otherwise. */
const usual = 200;

/** Registers the routes of moving many applications at once. */
export function bulkMovesRoutes(api: Api): void {
  route(api, bulkMoves.preview, async ({ context, actor, now, body }) =>
    previewBulkMove(context.db, await actingOf(context.db, { actor, now, context }), body),
  );
  route(api, bulkMoves.start, async ({ write, actor, now, context, body }) =>
    write(async (transaction) =>
      startBulkMove(transaction, await actingOf(transaction, { actor, now, context }), body),
    ),
  );
  route(api, bulkMoves.previewConclusions, async ({ context, actor, now, body }) =>
    previewConclusions(context.db, await actingOf(context.db, { actor, now, context }), body),
  );
  route(api, bulkMoves.giveConclusions, async ({ write, actor, now, context, body }) =>
    write(async (transaction) =>
      startConclusions(transaction, await actingOf(transaction, { actor, now, context }), body),
    ),
  );
  route(api, bulkMoves.previewAreas, async ({ context, actor, now, body }) =>
    previewAreas(context.db, await actingOf(context.db, { actor, now, context }), body),
  );
  route(api, bulkMoves.moveAreas, async ({ write, actor, now, context, body }) =>
    write(async (transaction) => moveAreas(transaction, await actingOf(transaction, { actor, now, context }), body)),
  );
  route(api, bulkMoves.list, async ({ context, actor, query: { after, limit = pageSizes.usual } }) =>
    bulkMovePage(context.db, actor.id, after, limit),
  );
  route(api, bulkMoves.get, async ({ context, actor, params, query }) => {
    const { state, after, limit = usual } = query;
    const act = await findBulkMove(context.db, actor, params.id);
    const { items: files, next } = await bulkApplicationPage(context.db, act.id, { state, after, limit });
    return { ...act, files, next };
  });
  route(api, bulkMoves.cancel, async ({ write, actor, now, context, params }) =>
    write(async (transaction) =>
      cancelBulkMove(transaction, await actingOf(transaction, { actor, now, context }), params.id),
    ),
  );
}
