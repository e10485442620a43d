import type { MultipartFile } from "@fastify/multipart";
import { fileBounds, files, type FileRef, type UploadKind } from "@yer/api/contract/files";
import { publicSite } from "@yer/api/contract/public";
import type { FastifyRequest } from "fastify";
import type { Actor } from "../acting/actor.js";
import type { Context } from "../context.js";
import { notFound, Problem } from "../problem/problem.js";
import { publicRoute, route, type Api } from "../http/route.js";
import { networkOf } from "../throttle/network.js";
import { type Limit, throttle } from "../throttle/throttle.js";
import { maySeeFile, type FileHolder } from "./file-access.js";
import { ArchiveRefused } from "./archive-refused.js";
import { FileRefused, type ReceivedContent, type StoredFile } from "./file-store.js";
import { mediaTypes } from "./file-type.js";
import { strangerKey, strangerOf } from "./stranger.js";

/**
 * Registers the routes of files.
 *
 * @param holders the resources whose records hold files.
 */
export function filesRoutes(api: Api, holders: readonly FileHolder[]): void {
  route(api, files.upload, async ({ request, actor, now, context, query, write }) => {
    await throttle(context, [uploadLimit(actor)]);
    const content = await received(request, context, query.kind);
    const stored = await write(async (transaction) =>
      fileRef(await context.files.record(transaction, content, { by: actor.id, at: now, kind: query.kind })),
    );
    scanSoon(context);
    return stored;
  });

  publicRoute(api, publicSite.upload, async ({ request, now, context, query, write }) => {
    await throttle(context, strangerLimits(networkOf(request.ip)));
    const content = await received(request, context, query.kind);
    const key = strangerKey();
    const stored = await write(async (transaction) => ({
      ...fileRef(await context.files.record(transaction, content, { by: strangerOf(key), at: now, kind: query.kind })),
      key,
    }));
    scanSoon(context);
    return stored;
  });

  route(api, files.get, async ({ params, actor, context }) => fileRef(await visibleFile(context, actor, params.id)));

  route(api, files.ticket, async ({ params, actor, machineNow: now, context, write }) => {
    const file = await visibleFile(context, actor, params.id);
    const { ticket, expiresAt } = await refusedAsProblem(async () =>
      write(async (transaction) => context.files.issueTicket(transaction, file, actor.id, now)),
    );
    const url = `${context.config.filesOrigin ?? ""}/api/v1/downloads/${ticket}`;
    return { url, expiresAt: expiresAt.toISOString() };
  });

  publicRoute(api, files.download, async ({ params, machineNow: now, context, write }) => {
    const download = await write(async (transaction) => context.files.redeemTicket(transaction, params.ticket, now));
    if (!download) throw notFound();
    return {
      kind: "media" as const,
      body: download.content,
      type: mediaTypes[download.file.type],
      filename: download.file.name,
      headers: {
        // Should a browser show it after all, it is a page of nobody: no origin, no script.
        "content-security-policy": "sandbox; default-src 'none'",
        "content-length": String(download.file.size),
      },
    };
  });

  async function visibleFile(context: Context, actor: Actor, id: string): Promise<StoredFile> {
    const file = await context.files.find(id);
    if (!file || !(await maySeeFile(context, holders, actor, file))) throw notFound();
    return file;
  }
}

/** Files stay on disk whether or not a record ever names them: staff scan whole folders, a citizen attaches a few. */
function uploadLimit(actor: Actor): Limit {
  return { kind: actor.isStaff ? "upload.staff" : "upload.citizen", key: actor.id };
}

/** What strangers may put on the disk: a few files from one place, and all of them together no more than so many. */
function strangerLimits(network: string): Limit[] {
  return [
    { kind: "upload.address", key: network },
    { kind: "upload.strangers", key: "all" },
  ];
}

/** Takes in the one part of an upload. @throws {Problem} */
async function received(
  request: FastifyRequest,
  context: Context,
  kind: UploadKind | undefined,
): Promise<ReceivedContent> {
  const part = await request.file();
  if (part?.fieldname !== "file") throw new Problem("malformed", { detail: "The part named `file` is missing." });
  const content = await refusedAsProblem(async () => context.files.receive(whole(part.file), part.filename));
  // Told to be of another kind, it is another act than the one that was lost on its way.
  request.rawBody = Buffer.from(`${content.sha256} ${content.name} ${kind ?? ""}`.trimEnd());
  return content;
}

/** Most files are clean within the second; the job looks after those this one misses. */
function scanSoon(context: Context): void {
  context.files.scanQuarantined().catch((error: unknown) => context.logger.error({ err: error }, "scan failed"));
}

/** The bytes of a part; the parser cuts a large one off in silence, here that is an error. */
async function* whole(part: MultipartFile["file"]): AsyncGenerator<Uint8Array> {
  yield* part;
  if (part.truncated) throw new FileRefused("too-large", `A file holds at most ${fileBounds.mostBytes} bytes.`);
}

/** A file as the contract has it. */
export function fileRef(file: StoredFile): FileRef {
  const { id, name, type, size, state, uploadedAt, kind } = file;
  return { id, name, type: mediaTypes[type], size, state, uploadedAt: uploadedAt.toISOString(), kind };
}

async function refusedAsProblem<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ArchiveRefused) {
      const params = { fault: error.fault, inside: (error.inside ?? "").slice(0, 100) };
      throw new Problem("archive-refused", { detail: error.message, params, cause: error });
    }
    if (!(error instanceof FileRefused)) throw error;
    const code = { "too-large": "payload-too-large", type: "unsupported-media-type" } as const;
    throw new Problem(error.reason === "too-large" || error.reason === "type" ? code[error.reason] : "file-refused", {
      detail: error.message,
      params: { reason: error.reason },
      cause: error,
    });
  }
}
