import { once } from "node:events";
import { createServer, type AddressInfo, type Server } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { clamdScanner } from "./clamd-scanner.js";

describe("the clamd scanner", () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.close();
  });

  /** Stands in for clamd: answers once the zero-length chunk has come. */
  async function clamd(answer: string): Promise<{ port: number; host: string; received: () => Buffer }> {
    let received = Buffer.alloc(0);
    server = createServer((socket) => {
      socket.on("data", (data) => {
        received = Buffer.concat([received, data]);
        if (received.subarray(-4).equals(Buffer.alloc(4))) socket.end(`${answer}\0`);
      });
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    return { host: "127.0.0.1", port: (server.address() as AddressInfo).port, received: () => received };
  }

  test("sends the content in chunks and takes OK for clean", async () => {
    const fake = await clamd("stream: OK");
    expect(await clamdScanner(fake).scan(Buffer.alloc(100_000, 7))).toBeUndefined();
    expect(fake.received()).toHaveLength("zINSTREAM\0".length + 4 + 65_536 + 4 + 34_464 + 4);
  });

  test("names what was found", async () => {
    expect(await clamdScanner(await clamd("stream: Eicar-Signature FOUND")).scan(Buffer.from("x"))).toBe(
      "Eicar-Signature",
    );
  });

  test("takes any other answer for a failure, not for clean", async () => {
    const fake = await clamd("INSTREAM size limit exceeded. ERROR");
    await expect(clamdScanner(fake).scan(Buffer.from("x"))).rejects.toThrow("size limit");
  });

  test("is reachable while clamd answers a ping, and not when nobody listens", async () => {
    server = createServer((socket) => socket.on("data", () => socket.end("PONG\0"))).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    expect(await clamdScanner({ host: "127.0.0.1", port }).isReachable()).toBe(true);
    expect(await clamdScanner({ host: "127.0.0.1", port: 1 }).isReachable()).toBe(false);
  });

  test("fails when nobody listens", async () => {
    await expect(clamdScanner({ host: "127.0.0.1", port: 1 }).scan(Buffer.from("x"))).rejects.toThrow("ECONNREFUSED");
  });
});
