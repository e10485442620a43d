import http from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** Milliseconds after which an answer is given up. */
export const patience = 30_000;

/** What became of a request. */
export interface Sent {
  /** 0: there was no answer in time, or the connection broke. */
  readonly status: number;
  /** What the answer holds, where it was asked for and is JSON. */
  readonly reply?: unknown;
}

/** A request of somebody. */
export interface Wanted {
  readonly base: URL;
  readonly method: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Whether what it is answered is read. */
  readonly isRead: boolean;
}

/** Connections as a proxy in front holds them: as many as are needed, used again. */
const agent = new http.Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, scheduling: "lifo" });

function parsed(body: Buffer, encoding: string | undefined): unknown {
  const plain = encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body;
  try {
    return JSON.parse(plain.toString("utf8"));
  } catch {
    return undefined;
  }
}

/** Sends a request and waits for the last byte of its answer. */
export async function send({ base, method, address, headers, body, isRead }: Wanted): Promise<Sent> {
  return new Promise((resolve) => {
    const request = http.request(
      {
        host: base.hostname,
        port: base.port,
        method,
        path: address,
        agent,
        headers: { ...headers, "accept-encoding": "br, gzip" },
      },
      (response) => {
        const pieces: Buffer[] = [];
        if (isRead) response.on("data", (piece: Buffer) => pieces.push(piece));
        else response.resume();
        response.on("end", () => {
          const status = response.statusCode ?? 0;
          const reply = isRead ? parsed(Buffer.concat(pieces), response.headers["content-encoding"]) : undefined;
          resolve({ status, reply });
        });
        response.on("error", () => resolve({ status: 0 }));
        response.on("close", () => resolve({ status: 0 }));
      },
    );
    // From the beginning to the last byte, however it trickles.
    const late = setTimeout(() => request.destroy(new Error("It took too long.")), patience);
    request.on("close", () => clearTimeout(late));
    request.on("error", () => resolve({ status: 0 }));
    request.end(body);
  });
}

/** Streams of events that are held open, as each browser of the staff holds one. */
export class Streams {
  readonly #open = new Set<http.IncomingMessage>();
  /** Those that the service ended, or that could not be opened. */
  broken = 0;
  /** Bytes that came. */
  bytes = 0;

  get open(): number {
    return this.#open.size;
  }

  /**
   * Opens one; resolves when the service has answered.
   *
   * @param hear called when it tells of a change
   */
  async hold(base: URL, authorization: string, hear: () => void): Promise<void> {
    return new Promise((resolve) => {
      const headers = { authorization, accept: "text/event-stream" };
      const request = http.get(
        { host: base.hostname, port: base.port, path: `${base.pathname}/events`, agent: false, headers },
        (response) => {
          if (response.statusCode === 200) this.#open.add(response);
          else this.broken += 1;
          response.on("data", (piece: Buffer) => {
            this.bytes += piece.length;
            if (piece.includes('data: {"tags"')) hear();
          });
          response.on("error", () => {});
          response.on("close", () => {
            if (this.#open.delete(response)) this.broken += 1;
          });
          resolve();
        },
      );
      request.on("error", () => {
        this.broken += 1;
        resolve();
      });
    });
  }

  close(): void {
    for (const response of this.#open) {
      this.#open.delete(response);
      response.destroy();
    }
  }
}
