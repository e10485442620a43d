import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { BucketConfig } from "../platform/uploads/content-settings.js";

/** A server of one bucket that answers as S3 does, as far as content needs it. */
export interface BucketServer {
  readonly bucket: BucketConfig;
  /** Lets whoever asks read. */
  open(): void;
  /** From now on every writing call is answered with this code of S3's. */
  refuse(status: number, code: string): void;
  close(): Promise<void>;
}

interface Upload {
  readonly key: string;
  readonly begun: Date;
  readonly parts: Map<number, Buffer>;
}

/** Starts one on a port of its own. */
export async function startBucketServer(): Promise<BucketServer> {
  const objects = new Map<string, { readonly content: Buffer; readonly at: Date }>();
  const uploads = new Map<string, Upload>();
  let isOpen = false;
  let refusal: { readonly status: number; readonly code: string } | undefined;

  function write(
    request: IncomingMessage,
    reply: ServerResponse,
    key: string,
    search: URLSearchParams,
    body: Buffer,
  ): void {
    const md5 = request.headers["content-md5"];
    if (md5 !== undefined && md5 !== createHash("md5").update(body).digest("base64"))
      return refused(reply, 400, "BadDigest");
    if (refusal !== undefined) return refused(reply, refusal.status, refusal.code);
    const id = search.get("uploadId");
    if (id === null && search.has("uploads")) {
      const made = randomUUID();
      uploads.set(made, { key, begun: new Date(), parts: new Map() });
      return xml(reply, `<UploadId>${made}</UploadId>`);
    }
    if (id === null) {
      objects.set(key, { content: body, at: new Date() });
      return answer(reply, 200, "", { etag: etagOf(body) });
    }
    const upload = uploads.get(id);
    if (upload === undefined) return refused(reply, 404, "NoSuchUpload");
    if (request.method === "PUT") {
      upload.parts.set(Number(search.get("partNumber")), body);
      return answer(reply, 200, "", { etag: etagOf(body) });
    }
    const parts = [...upload.parts].toSorted(([one], [other]) => one - other).map(([, part]) => part);
    objects.set(key, { content: Buffer.concat(parts), at: new Date() });
    uploads.delete(id);
    return xml(reply, `<Key>${key}</Key>`);
  }

  function read(request: IncomingMessage, reply: ServerResponse, key: string, search: URLSearchParams): void {
    const id = search.get("uploadId");
    if (id !== null) {
      const parts = [...(uploads.get(id)?.parts ?? [])];
      return xml(
        reply,
        parts.map(([n, part]) => `<Part><PartNumber>${n}</PartNumber><ETag>${etagOf(part)}</ETag></Part>`).join(""),
      );
    }
    if (search.has("uploads")) {
      return xml(
        reply,
        [...uploads]
          .filter(([, upload]) => upload.key.startsWith(search.get("prefix") ?? ""))
          .map(
            ([made, upload]) =>
              `<Upload><Key>${upload.key}</Key><UploadId>${made}</UploadId><Initiated>${upload.begun.toISOString()}</Initiated></Upload>`,
          )
          .join(""),
      );
    }
    if (key === "") {
      return xml(
        reply,
        [...objects]
          .map(
            ([name, { at }]) =>
              `<Contents><Key>${name}</Key><LastModified>${at.toISOString()}</LastModified></Contents>`,
          )
          .join(""),
      );
    }
    const found = objects.get(key);
    if (found === undefined) return refused(reply, 404, "NoSuchKey");
    return answer(reply, 200, request.method === "HEAD" ? "" : found.content, {
      "content-length": found.content.length,
    });
  }

  const server = createServer((request, reply) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? "/", "http://bucket");
      const key = pathname.split("/").slice(2).join("/");
      const body = await buffer(request);
      if (request.headers.authorization === undefined && !isOpen) return refused(reply, 403, "AccessDenied");
      if (request.method === "PUT" || request.method === "POST") return write(request, reply, key, searchParams, body);
      if (request.method !== "DELETE") return read(request, reply, key, searchParams);
      const id = searchParams.get("uploadId");
      if (id === null) objects.delete(key);
      else uploads.delete(id);
      return answer(reply, 204);
    })();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    bucket: {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      region: "uz",
      name: "papers",
      accessKey: "key",
      secretKey: "secret",
    },
    open: () => {
      isOpen = true;
    },
    refuse: (status, code) => {
      refusal = { status, code };
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

function refused(reply: ServerResponse, status: number, code: string): void {
  answer(reply, status, `<Error><Code>${code}</Code></Error>`);
}

function xml(reply: ServerResponse, body: string): void {
  answer(reply, 200, `<Answer>${body}</Answer>`);
}

function answer(reply: ServerResponse, status: number, body: string | Buffer = "", headers = {}): void {
  reply.writeHead(status, headers).end(body);
}

function etagOf(content: Buffer): string {
  return `"${createHash("md5").update(content).digest("hex")}"`;
}
