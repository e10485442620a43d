import { createHash } from "node:crypto";
import { surveyImports } from "@yer/api/contract/survey-imports";
import type { FastifyRequest } from "fastify";
import { Problem } from "../http/problem.js";
import { type Api, type Call, route } from "../http/route.js";
import type { Endpoint } from "@yer/api/contract/endpoint";
import { settingAt } from "../settings/queries.js";
import { throttle } from "../throttle/throttle.js";
import { findImport, listImportRows, listImports, presentImport } from "./import-queries.js";
import {
  applyImport,
  checkImport,
  type ImportActing,
  keepImport,
  previewUndo,
  stopImport,
  undoImport,
} from "./import-service.js";
import { readApart } from "./read-apart.js";
import { surveyKind } from "./survey/survey-kind.js";

/** Reads the one part named `file`, and notes what was read for the idempotency of the act. @throws {Problem} */
async function receive(request: FastifyRequest, mostBytes: number): Promise<{ fileName: string; bytes: Buffer }> {
  const part = await request.file({ limits: { fileSize: mostBytes } });
  if (part?.fieldname !== "file") throw new Problem("malformed", { detail: "The part named `file` is missing." });
  const bytes = await part.toBuffer();
  const fileName = part.filename.replace(/[\p{C}/\\]/gu, "").slice(0, 200) || "file";
  request.rawBody = Buffer.from(`${createHash("sha256").update(bytes).digest("hex")} ${fileName}`);
  return { fileName, bytes };
}

function actingIn<E extends Endpoint>({ actor, now, context }: Call<E>): ImportActing {
  return { actor, now, events: context.events };
}

/** Hangs the calls of surveys. */
export function surveyImportRoutes(api: Api): void {
  route(api, surveyImports.list, async ({ context, actor, query }) =>
    listImports(context.db, actor, surveyKind.name, query),
  );
  route(api, surveyImports.upload, async (call) => {
    const { context, request, actor, now, write } = call;
    await throttle(context, [{ kind: "survey.person", key: actor.id }], now);
    const megabytes = await settingAt(context.db, "import.megabytes", now);
    const { fileName, bytes } = await receive(request, megabytes * 1_000_000);
    const table = await readApart(bytes, await settingAt(context.db, "import.rows", now));
    return write(async (transaction) => keepImport(transaction, actingIn(call), surveyKind, fileName, table));
  });
  route(api, surveyImports.get, async ({ context, actor, params }) =>
    presentImport(context.db, actor, await findImport(context.db, actor, surveyKind.name, params.id)),
  );
  route(api, surveyImports.rows, async ({ context, actor, params, query }) =>
    listImportRows(context.db, actor, surveyKind.name, params.id, query),
  );
  route(api, surveyImports.check, async (call) =>
    call.write(async (transaction) =>
      checkImport(transaction, actingIn(call), surveyKind, call.params.id, call.body, call.ifMatch),
    ),
  );
  route(api, surveyImports.apply, async (call) =>
    call.write(async (transaction) =>
      applyImport(transaction, actingIn(call), surveyKind, call.params.id, call.body.leaveOutWrong, call.ifMatch),
    ),
  );
  route(api, surveyImports.stop, async (call) =>
    call.write(async (transaction) =>
      stopImport(transaction, actingIn(call), surveyKind, call.params.id, call.ifMatch),
    ),
  );
  route(api, surveyImports.undoPreview, async ({ context, actor, params }) =>
    previewUndo(context.db, actor, surveyKind, params.id),
  );
  route(api, surveyImports.undo, async (call) =>
    call.write(async (transaction) =>
      undoImport(transaction, actingIn(call), surveyKind, call.params.id, call.ifMatch),
    ),
  );
}
