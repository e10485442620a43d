import type { Fault } from "@yer/api/contract/problem";
import { visitDays } from "@yer/api/contract/visit-days";
import { visitRegister } from "@yer/api/contract/visit-register";
import { visits } from "@yer/api/contract/visits";
import { actingOf } from "../../platform/acting/acting.js";
import { type Api, route } from "../../platform/http/route.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import type { FileStore } from "../../platform/uploads/file-store.js";
import { mediaTypes } from "../../platform/uploads/file-type.js";
import { faultOfPhoto } from "../../platform/uploads/photo-metadata.js";
import { readArea } from "../areas/service.js";
import { visitDayPage } from "./days.js";
import { readableVisitsOf } from "./held-file.js";
import { visitPage } from "./register.js";
import { readVisitQuestions, readVisits, writeVisit } from "./service.js";

/** Registers the routes of visits. */
export function visitsRoutes(api: Api): void {
  route(api, visitRegister.list, async ({ context, actor, query }) => visitPage(context.db, actor, query));
  route(api, visitDays.list, async ({ context, actor, query }) => visitDayPage(context.db, actor, query));
  route(api, visits.list, async ({ context, actor, params }) => readVisits(context.db, actor, params.id));
  route(api, visits.questions, async ({ context }) => readVisitQuestions(context.db));
  route(api, visits.write, async (call) => {
    const { context, params, body } = call;
    await assertPhotos(context.files, body.photoIds);
    return call.write(async (transaction) => {
      const acting = await actingOf(transaction, call);
      const receipt = await writeVisit(transaction, acting, params.id, body);
      return { receipt, area: await readArea(transaction, acting, params.id) };
    });
  });
  route(api, visits.photo, async ({ context, actor, params }) => {
    if (!(await readableVisitsOf(context.db, actor, params.photo)).includes(params.visit)) throw notFound();
    const photo = await context.files.find(params.photo);
    // Until the scanner has spoken it is nobody's to see.
    if (photo?.state !== "clean") throw notFound();
    return {
      kind: "media" as const,
      body: await context.files.open(photo),
      type: mediaTypes[photo.type],
      headers: { "content-length": String(photo.size), "content-security-policy": "sandbox; default-src 'none'" },
    };
  });
}

/**
 * Photos come shrunk, and say nothing of where they were taken: the position is told as data, where it can be guarded.
 * A file that is not there is told of where it is attached.
 * @throws {Problem} `invalid`
 */
async function assertPhotos(files: FileStore, ids: readonly string[]): Promise<void> {
  const errors: Fault[] = [];
  for (const [at, id] of ids.entries()) {
    const file = await files.find(id);
    if (file === undefined) continue;
    const isPhoto = file.type === "jpeg" || file.type === "png";
    const code = isPhoto ? faultOfPhoto(Buffer.concat(await (await files.open(file)).toArray())) : "photo-type";
    if (code !== undefined) errors.push({ in: "body", pointer: `/photoIds/${at}`, code });
  }
  if (errors.length > 0) throw new Problem("invalid", { errors });
}
