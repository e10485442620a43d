import { createHash, randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { apiPrefix } from "../platform/http/route.js";
import type { ServerProcess } from "./contest/server-process.js";

/** One file on its way, and the key of the act that brings it. */
export interface Upload {
  readonly key: string;
  readonly content: Buffer;
  readonly sha256: string;
  /** The call that takes it in. @default the one that uploads a file */
  readonly to?: { readonly method: string; readonly path: string };
}

const uploading = { method: "POST", path: "/files" };

/** A file of some megabytes that nobody brought before. */
export function newUpload(megabytes = 2): Upload {
  const content = Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(megabytes * 1_000_000)]);
  return { key: randomUUID(), content, sha256: createHash("sha256").update(content).digest("hex") };
}

/** How much of a body is sent before the server is killed. */
export const stages = ["half", "all but the end", "whole"] as const;
/** See {@link stages}. */
export type Stage = (typeof stages)[number];

const boundary = "yer-boundary";
const head = Buffer.from(
  `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n`,
);
const tail = Buffer.from(`\r\n--${boundary}--\r\n`);

function begin({ address }: ServerProcess, token: string, { key, content, to = uploading }: Upload) {
  return request(`${address}${apiPrefix}${to.path}`, {
    method: to.method,
    headers: {
      authorization: `Bearer ${token}`,
      "idempotency-key": key,
      "content-type": `multipart/form-data; boundary=${boundary}`,
      "content-length": head.length + content.length + tail.length,
    },
  });
}

/** Brings a file whole. @returns its id; a refusal throws */
export async function bring(server: ServerProcess, token: string, upload: Upload): Promise<string> {
  const sent = begin(server, token, upload);
  sent.end(Buffer.concat([head, upload.content, tail]));
  const [reply] = (await once(sent, "response")) as [IncomingMessage];
  const said = await text(reply);
  if (reply.statusCode !== 201) throw new Error(`The upload was answered with ${reply.statusCode}: ${said}`);
  return (JSON.parse(said) as { id: string }).id;
}

/** Somewhere between the disk and the commit, where a file was sent whole. */
const soon = async (): Promise<void> => delay(Math.random() * 40);

/**
 * Sends a file as far as a stage, and kills the server with -9 once a moment has come. @returns the id where it was acknowledged before
 */
export async function killDuring(
  server: ServerProcess,
  token: string,
  upload: Upload,
  stage: Stage,
  come: () => Promise<void> = soon,
): Promise<string | undefined> {
  const sent = begin(server, token, upload);
  const acknowledged = once(sent, "response").then(
    async ([reply]) => (JSON.parse(await text(reply as IncomingMessage)) as { id?: string }).id,
  );
  // The connection breaks: that is what it is about.
  const answer = acknowledged.catch(() => {});
  sent.on("error", () => {});
  const { content } = upload;
  const part = stage === "half" ? content.subarray(0, content.length / 2) : content;
  const body = Buffer.concat([head, part, ...(stage === "whole" ? [tail] : [])]);
  await new Promise<void>((taken) => {
    sent.write(body, () => taken());
  });
  // What was written is under way to the server.
  await come();
  await server.kill();
  sent.destroy();
  return answer.then((id) => id ?? undefined);
}
