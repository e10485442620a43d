import type { MultipartFile } from "@fastify/multipart";
import type { Area } from "@yer/api/contract/area-facts";
import { diaryDevices } from "@yer/api/contract/diary-devices";
import { diaryPhotos, mostPartBytes } from "@yer/api/contract/diary-photos";
import { diaryVisits } from "@yer/api/contract/diary-visits";
import type { Endpoint } from "@yer/api/contract/endpoint";
import { rounds } from "@yer/api/contract/rounds";
import { visitWriters } from "@yer/api/contract/visit-writers";
import type { FastifyRequest } from "fastify";
import { decide } from "../../identity/access/decide.js";
import { type Acting, actingOf } from "../../platform/acting/acting.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { Transaction } from "../../platform/database/database.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { bearerOf } from "../../platform/http/request-actor.js";
import { type Api, type Call, publicRoute, route } from "../../platform/http/route.js";
import { Problem } from "../../platform/problem/problem.js";
import { areaSubjectReason, findArea } from "../areas/area.js";
import { readArea } from "../areas/service.js";
import { type Bearer, bearerFrom } from "./bearer.js";
import { endDevice, hearDevice, readDevicesOf, readOwnDevices, registerDevice } from "./devices.js";
import { handIn } from "./hand-in.js";
import { appendPart, beginPhoto, completed, readPhoto } from "./photos.js";
import { createRound, dropRound, readRoundPackage, readRounds } from "./rounds.js";
import { writerPage } from "./writers.js";

/** Registers the routes of the diary. */
export function diaryRoutes(api: Api): void {
  deviceRoutes(api);
  roundRoutes(api);
  photoRoutes(api);
  route(api, visitWriters.list, async ({ context, actor, query }) => writerPage(context.db, actor, query));
  publicRoute(api, diaryVisits.handIn, async (call) => {
    const bearer = bearerOfCall(call);
    const { context, actor, body, now } = call;
    return call.write(async (transaction) => {
      const acting = await actingOf(transaction, { actor: null, now, context });
      const receipt = await handIn(transaction, acting, { bearer, context }, body);
      return { receipt, area: await areaFor(transaction, acting, { bearer, reader: actor, id: body.areaId }) };
    });
  });
}

/** An area as it stands for whom may read it, and asks by a session; a ticket reads nothing. */
async function areaFor(
  transaction: Transaction,
  acting: Acting,
  { bearer, reader, id }: { readonly bearer: Bearer; readonly reader: Actor | undefined; readonly id: string },
): Promise<Area | null> {
  if (bearer.ticketOf !== null || reader === undefined) return null;
  const may = decide(reader, { code: "read:area", kind: "read" }, { kind: "none" }).allowed;
  if (!may || areaSubjectReason(reader, await findArea(transaction, id)) !== undefined) return null;
  return readArea(transaction, { ...acting, actor: reader }, id);
}

function bearerOfCall(call: Call<Endpoint, Actor | undefined>): Bearer {
  const { request, actor, context, machineNow } = call;
  return bearerFrom({ token: bearerOf(request), actor, context, machineNow });
}

function deviceRoutes(api: Api): void {
  route(api, diaryDevices.register, async ({ actor, context, machineNow: now, body, write }) =>
    write(async (transaction) => registerDevice(transaction, { actor, context, now }, body)),
  );
  route(api, diaryDevices.mine, async ({ actor, context }) => readOwnDevices(context.db, actor));
  publicRoute(api, diaryDevices.heard, async (call) => {
    const bearer = bearerOfCall(call);
    const { context, machineNow: now, params, body } = call;
    return call.write(async (transaction) => hearDevice(transaction, { bearer, context, now }, params.id, body));
  });
  route(api, diaryDevices.ofUser, async ({ actor, context, params }) =>
    withTransaction(context.db, async (transaction) => readDevicesOf(transaction, actor, params.id)),
  );
  route(api, diaryDevices.end, async ({ actor, context, machineNow: now, params, write }) =>
    write(async (transaction) => endDevice(transaction, { actor, context, now }, params)),
  );
}

function roundRoutes(api: Api): void {
  route(api, rounds.list, async ({ actor, context }) => readRounds(context.db, actor));
  route(api, rounds.create, async (call) =>
    call.write(async (transaction) => createRound(transaction, await actingOf(transaction, call), call.body)),
  );
  route(api, rounds.drop, async (call) =>
    call.write(async (transaction) => dropRound(transaction, call, call.params.id)),
  );
  route(api, rounds.package, async ({ actor, context, params, query }) =>
    readRoundPackage(context.db, actor, params.id, query.device),
  );
}

function photoRoutes(api: Api): void {
  publicRoute(api, diaryPhotos.begin, async (call) => {
    const bearer = bearerOfCall(call);
    const { context, now, body } = call;
    return call.write(async (transaction) => beginPhoto(transaction, { bearer, context, now }, body));
  });
  publicRoute(api, diaryPhotos.get, async (call) => readPhoto(call.context.db, bearerOfCall(call), call.params.id));
  publicRoute(api, diaryPhotos.append, async (call) => {
    const calling = { bearer: bearerOfCall(call), context: call.context, now: call.now };
    // Before its bytes are read: whose it is not has no business sending them.
    await readPhoto(call.context.db, calling.bearer, call.params.id);
    const content = await partIn(call.request);
    const part = { id: call.params.id, offset: call.query.offset, content };
    const whole = await completed(calling, part);
    const photo = await call.write(async (transaction) => appendPart(transaction, calling, part, whole));
    if (photo.isWhole) {
      const { files, logger } = call.context;
      files.scanQuarantined().catch((error: unknown) => logger.error({ err: error }, "scan failed"));
    }
    return photo;
  });
}

/** The bytes of one part of a photo. @throws {Problem} `malformed`, `payload-too-large` */
async function partIn(request: FastifyRequest): Promise<Buffer> {
  const sent = await request.file({ limits: { fileSize: mostPartBytes } });
  if (sent?.fieldname !== "file") throw new Problem("malformed", { detail: "The part named `file` is missing." });
  const content = await bytesOf(sent.file);
  if (sent.file.truncated) {
    throw new Problem("payload-too-large", { detail: `A part holds at most ${mostPartBytes} bytes.` });
  }
  return content;
}

async function bytesOf(stream: MultipartFile["file"]): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
