import type { TestApp } from "./test-app.js";

/** A file to bring: below `/api/v1`, by whom, and what it holds. */
export interface BroughtFile {
  readonly to: string;
  readonly token: string;
  readonly content: string | Uint8Array;
  readonly name?: string;
}

/** Brings a file as a form of a browser does; the body is parsed JSON. */
export async function bringFile({ app }: Pick<TestApp, "app">, { to, token, content, name = "a" }: BroughtFile) {
  const boundary = "yer-boundary";
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const reply = await app.inject({
    method: "POST",
    url: `/api/v1${to}`,
    headers: {
      authorization: `Bearer ${token}`,
      "idempotency-key": crypto.randomUUID(),
      "content-type": `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  return { status: reply.statusCode, body: JSON.parse(reply.body) as unknown };
}
