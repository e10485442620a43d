import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { freePort } from "../platform/http/free-port.js";

/** The way to the database, which can be cut and lead on later. */
export interface Way {
  readonly url: string;
  /** Breaks every connection and takes no other. */
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** A way to the database at `url`, by a port of its own. */
export async function wayTo(url: string): Promise<Way> {
  const to = new URL(url);
  const open = new Set<Socket>();
  const through = (socket: Socket): void => {
    const onward = connect(Number(to.port || 5432), to.hostname);
    for (const end of [socket, onward]) {
      open.add(end);
      end.on("error", () => {});
      end.on("close", () => {
        open.delete(end);
        socket.destroy();
        onward.destroy();
      });
    }
    socket.pipe(onward).pipe(socket);
  };
  const listen = async (port: number): Promise<Server> => {
    const made = createServer(through).listen(port, "127.0.0.1");
    await once(made, "listening");
    return made;
  };
  const port = await freePort();
  let gate = await listen(port);
  const address = new URL(url);
  address.hostname = "127.0.0.1";
  address.port = String(port);
  return {
    url: address.toString(),
    cut: async () => {
      const closed = once(gate, "close");
      gate.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
    mend: async () => {
      gate = await listen(port);
    },
  };
}
