import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { AbortedError, NetworkError, axiosTransport, fetchTransport, type WireRequest } from "./index.js";

let server: Server | undefined;

async function serve(
  handle: (request: IncomingMessage, response: ServerResponse, body: string) => void,
): Promise<string> {
  const listening = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (chunk: string) => (body += chunk));
    request.on("end", () => handle(request, response, body));
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}

afterEach(async () => {
  const closing = server;
  server = undefined;
  closing?.closeAllConnections();
  await new Promise<void>((resolve) => (closing ? closing.close(() => resolve()) : resolve()));
});

const request = (url: string, rest: Partial<WireRequest> = {}): WireRequest => ({
  method: "GET",
  url,
  headers: { accept: "application/json" },
  expects: "json",
  timeout: 0,
  ...rest,
});
const never = new AbortController().signal;

describe.each([
  ["fetch", fetchTransport()],
  ["axios", axiosTransport()],
])("the transport over %s", (_, send) => {
  test("sends JSON as it was made and reads JSON", async () => {
    const url = await serve((req, res, body) => {
      res.setHeader("X-Seen", String(req.headers["content-type"]));
      res.end(JSON.stringify({ method: req.method, body: JSON.parse(body) as unknown }));
    });
    const answer = await send(
      request(url, { method: "PATCH", body: { text: "oʻ" }, headers: { "content-type": "application/json" } }),
      never,
    );
    expect(answer).toMatchObject({ status: 200, data: { method: "PATCH", body: { text: "oʻ" } } });
    expect(answer.headers["x-seen"]).toBe("application/json");
  });

  test("resolves with problems of any status", async () => {
    const url = await serve((_, res) => {
      res.statusCode = 401;
      res.setHeader("content-type", "application/problem+json");
      res.end(
        JSON.stringify({ type: "about:blank", title: "", status: 401, code: "unauthenticated", tokenExpired: true }),
      );
    });
    expect(await send(request(url), never)).toMatchObject({ status: 401, problem: { tokenExpired: true } });
  });

  test("makes a problem of a proxy's page", async () => {
    const url = await serve((_, res) => {
      res.statusCode = 502;
      res.end("<h1>Bad gateway</h1>");
    });
    expect(await send(request(url), never)).toMatchObject({ status: 502, problem: { code: "unavailable" } });
  });

  test("refuses a page where JSON was promised", async () => {
    const url = await serve((_, res) => res.end("<h1>Sign in to the Wi-Fi</h1>"));
    await expect(send(request(url), never)).rejects.toMatchObject({ fault: "unreadable" });
  });

  test("has nothing to read in 204", async () => {
    const url = await serve((_, res) => {
      res.statusCode = 204;
      res.end();
    });
    expect(await send(request(url), never)).toMatchObject({ status: 204, data: undefined });
  });

  test("tells a broken connection, a late answer and a given up request apart", async () => {
    const url = await serve((req, res) => {
      if (req.url === "/broken") res.destroy();
    });
    await expect(send(request(`${url}/broken`), never)).rejects.toMatchObject({ fault: "unreachable" });
    await expect(send(request(`${url}/late`, { timeout: 30 }), never)).rejects.toMatchObject({ fault: "timeout" });
    const abort = new AbortController();
    const pending = send(request(`${url}/late`), abort.signal);
    abort.abort();
    await expect(pending).rejects.toThrow(AbortedError);
    await expect(send(request("http://127.0.0.1:1"), never)).rejects.toThrow(NetworkError);
  });

  test("sends a file as one part of a form", async () => {
    const url = await serve((req, res, body) => {
      res.end(JSON.stringify({ type: req.headers["content-type"], body }));
    });
    const form = new FormData();
    form.append("file", new Blob(["inside"]), "a.txt");
    const { data } = await send(request(url, { method: "POST", body: form }), never);
    expect(data).toMatchObject({ type: expect.stringMatching(/^multipart\/form-data; boundary=/) as string });
    expect((data as { body: string }).body).toContain('name="file"; filename="a.txt"');
    expect((data as { body: string }).body).toContain("inside");
  });

  test("tells how far an upload is to who watches it", async () => {
    const url = await serve((_, res) => res.end("{}"));
    const seen: number[] = [];
    const form = new FormData();
    form.append("file", new Blob(["inside"]), "a.txt");
    await send(request(url, { method: "POST", body: form, onUpload: ({ sent }) => seen.push(sent) }), never);
    expect(seen.at(-1)).toBeGreaterThan(6);
  });
});

test("the transport over fetch reads bytes, and a problem in their place", async () => {
  const url = await serve((req, res) => {
    if (req.url === "/refused") res.writeHead(403, { "content-type": "application/problem+json" });
    res.end(
      req.url === "/refused"
        ? JSON.stringify({ type: "about:blank", title: "", status: 403, code: "access-denied" })
        : "bytes",
    );
  });
  const blob = (path: string) => fetchTransport()(request(url + path, { expects: "blob" }), never);
  expect(await ((await blob("/")).data as Blob).text()).toBe("bytes");
  expect(await blob("/refused")).toMatchObject({ status: 403, problem: { code: "access-denied" } });
});
