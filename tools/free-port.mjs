import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Ports that no system gives by itself: Linux takes those of connections that go out from 32768 on, others from 49152.
 * One of theirs, found free, may be taken by any such connection before it is listened on.
 */
const ports = { from: 10_000, below: 32_768 };

/** @returns {Promise<number>} a port on this machine that nobody listens on, and that the system gives to nobody */
export async function freePort() {
  for (;;) {
    const port = randomInt(ports.from, ports.below);
    const probe = createServer();
    try {
      await once(probe.listen(port, "127.0.0.1"), "listening");
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code === "EADDRINUSE") continue;
      throw error;
    }
    probe.close();
    await once(probe, "close");
    return port;
  }
}
