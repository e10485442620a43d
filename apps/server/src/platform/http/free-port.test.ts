import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePort } from "./free-port.js";

test("a free port can be listened on, and no connection that goes out is given it", async () => {
  for (let round = 0; round < 50; round += 1) {
    const port = await freePort();
    expect(port).toBeGreaterThanOrEqual(10_000);
    expect(port).toBeLessThan(32_768);
    const server = createServer().listen(port, "127.0.0.1");
    await once(server, "listening");
    server.close();
    await once(server, "close");
  }
});
