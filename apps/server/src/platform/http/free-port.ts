import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Ports that no system gives by itself: Linux takes those of connections that go out from 32768 on, others from 49152.
 * One of theirs, found free, may be taken by any such connection before it is listened on.
 */
const ports = { from: 10_000, below: 32_768 } as const;

/**
 * A port that nobody listens on now, and that the system gives to nobody.
 *
 * @param host the address it shall be free on.
 * @throws {NodeJS.ErrnoException} when nothing can listen on that address, whatever the port.
 */
export async function freePort(host = "127.0.0.1"): Promise<number> {
  for (;;) {
    const port = randomInt(ports.from, ports.below);
    const probe = createServer();
    try {
      await once(probe.listen(port, host), "listening");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") continue;
      throw error;
    }
    probe.close();
    await once(probe, "close");
    return port;
  }
}
