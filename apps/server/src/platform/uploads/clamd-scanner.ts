import { connect, type Socket } from "node:net";
import type { Scanner } from "./scanner.js";

const timeoutMilliseconds = 30_000;
const probeMilliseconds = 2_000;
const chunkBytes = 64 * 1024;

/** Asks clamd over TCP, by its INSTREAM command (clamd(8), "COMMANDS"). */
export function clamdScanner(address: Address): Scanner {
  return {
    scan: async (content) => {
      const answer = await ask(address, content);
      if (answer.endsWith(" OK")) return undefined;
      const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
      if (found === undefined) throw new Error(`clamd could not scan: it answered "${answer.slice(0, 200)}".`);
      return found;
    },
    isReachable: async () =>
      talk(address, probeMilliseconds, (socket) => socket.write("zPING\0")).then(
        (answer) => answer === "PONG",
        () => false,
      ),
  };
}

interface Address {
  readonly host: string;
  readonly port: number;
}

async function ask(address: Address, content: Buffer): Promise<string> {
  return talk(address, timeoutMilliseconds, (socket) => {
    socket.write("zINSTREAM\0");
    for (let at = 0; at < content.length; at += chunkBytes) {
      const chunk = content.subarray(at, at + chunkBytes);
      socket.write(lengthOf(chunk.length));
      socket.write(chunk);
    }
    socket.write(lengthOf(0));
  });
}

/** Sends one command to clamd and reads its answer. */
async function talk(address: Address, milliseconds: number, say: (socket: Socket) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    const answer: Buffer[] = [];
    socket.setTimeout(milliseconds, () => {
      socket.destroy(new Error(`clamd at ${address.host}:${address.port} did not answer in time.`));
    });
    socket.on("error", reject);
    socket.on("data", (data) => answer.push(data));
    socket.on("close", () => resolve(Buffer.concat(answer).toString().replace(/\0/g, "").trim()));
    say(socket);
  });
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}
