import { caseMoves } from "@yer/api/contract/case-moves";
import { readDiagram } from "../../questions/diagrams/queries.js";
import { assertRepublic } from "../../questions/diagrams/service.js";
import { notFound } from "../../platform/problem/problem.js";
import { type Api, route } from "../../platform/http/route.js";
import { previewMove } from "./preview.js";
import { pageOfRunning, pageOfMove, readCaseMoves, readMoveVersion } from "./queries.js";
import { startMove } from "./service.js";

/** Applications a page holds unless told otherwise. */
const usual = 200;

/** Registers the routes of moving running cases. All of them are for staff of the whole republic: diagrams know no district. */
export function caseMovesRoutes(api: Api): void {
  route(api, caseMoves.cases, async ({ context, actor, now, params, query }) => {
    assertRepublic(actor);
    if ((await readMoveVersion(context.db, params.id, query.version)) === undefined) throw notFound();
    return await pageOfRunning(context.db, query.version, query.after, query.limit ?? usual, now);
  });
  route(api, caseMoves.preview, async ({ context, actor, params, body }) => {
    assertRepublic(actor);
    await readDiagram(context.db, params.id);
    return await previewMove(context.db, params.id, body);
  });
  route(api, caseMoves.start, async (call) =>
    call.write(async (transaction) => startMove(transaction, call, call.params.id, call.body)),
  );
  route(api, caseMoves.list, async ({ context, actor, params }) => {
    assertRepublic(actor);
    return { items: await readCaseMoves(context.db, { diagramId: params.id }) };
  });
  route(api, caseMoves.get, async ({ context, actor, params, query }) => {
    assertRepublic(actor);
    const [move] = await readCaseMoves(context.db, { id: params.id });
    if (move === undefined) throw notFound();
    return { ...move, ...(await pageOfMove(context.db, params.id, query.after, query.limit ?? usual)) };
  });
}
