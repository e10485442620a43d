import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { readSettings } from "../../platform/dated-settings/queries.js";
import { type Api, route } from "../../platform/http/route.js";
import { Problem } from "../../platform/problem/problem.js";
import { throttle } from "../../platform/throttle/throttle.js";
import type { BatchKind } from "./batch-kind.js";
import { findBatch, listBatches, listBatchRows, presentBatch } from "./queries.js";
import { applyBatch, checkBatch, keepBatch, previewUndo, proceedBatch, stopBatch, undoBatch } from "./service.js";

/** Reads the one part named `file`, and notes what was read for the idempotency of the act. @throws {Problem} */
async function receive(request: FastifyRequest, mostBytes: number): Promise<{ fileName: string; bytes: Buffer }> {
  const part = await request.file({ limits: { fileSize: mostBytes } });
  if (part?.fieldname !== "file") throw new Problem("malformed", { detail: "The part named `file` is missing." });
  const bytes = await part.toBuffer();
  const fileName = part.filename.replace(/[\p{C}/\\]/gu, "").slice(0, 200) || "file";
  request.rawBody = Buffer.from(`${createHash("sha256").update(bytes).digest("hex")} ${fileName}`);
  return { fileName, bytes };
}

/** The calls of a kind of batch. */
export function batchRoutes(api: Api, kind: BatchKind): void {
  const { calls } = kind.declared;
  const { reading } = kind;
  route(api, calls.list, async ({ context, actor, query }) => listBatches(context.db, actor, kind, query));
  route(api, calls.upload, async (call) => {
    const { context, request, actor, now, write } = call;
    await throttle(context, [{ kind: reading.throttle, key: actor.id }]);
    const settings = await readSettings(context.db);
    const { fileName, bytes } = await receive(request, reading.mostBytes(settings, now));
    const table = await reading.read(bytes, settings, now);
    return write(async (transaction) => keepBatch(transaction, call, kind, { fileName, table }));
  });
  route(api, calls.get, async ({ context, actor, params }) =>
    presentBatch(context.db, actor, kind, await findBatch(context.db, actor, kind, params.id)),
  );
  route(api, calls.rows, async ({ context, actor, params, query }) =>
    listBatchRows(context.db, actor, kind, params.id, query),
  );
  route(api, calls.check, async (call) =>
    call.write(async (transaction) => checkBatch(transaction, call, { kind, id: call.params.id }, call)),
  );
  route(api, calls.apply, async (call) =>
    call.write(async (transaction) => applyBatch(transaction, call, { kind, id: call.params.id }, call)),
  );
  route(api, calls.undoPreview, async ({ context, actor, params }) => previewUndo(context.db, actor, kind, params.id));
  for (const [endpoint, act] of [
    [calls.stop, stopBatch],
    [calls.proceed, proceedBatch],
    [calls.undo, undoBatch],
  ] as const) {
    route(api, endpoint, async (call) =>
      call.write(async (transaction) => act(transaction, call, { kind, id: call.params.id }, call.ifMatch)),
    );
  }
}
