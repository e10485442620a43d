import { connect } from "node:net";
import type { Scanner } from "./scanner.js";

const timeoutMilliseconds = 30_000;
const chunkBytes = 64 * 1024;

/** Asks clamd over TCP, by its INSTREAM command (clamd(8), "COMMANDS"). */
export function clamdScanner(address: { readonly host: string; readonly port: number }): Scanner {
  return {
    scan: async (content) => {
      const answer = await ask(address, content);
      if (answer.endsWith(" OK")) return undefined;
      const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
      if (found === undefined) throw new Error(`clamd could not scan: it answered "${answer.slice(0, 200)}".`);
      return found;
    },
  };
}

async function ask(address: { readonly host: string; readonly port: number }, content: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    const answer: Buffer[] = [];
    socket.setTimeout(timeoutMilliseconds, () => {
      socket.destroy(new Error(`clamd at ${address.host}:${address.port} did not answer in time.`));
    });
    socket.on("error", reject);
    socket.on("data", (data) => answer.push(data));
    socket.on("close", () => resolve(Buffer.concat(answer).toString().replace(/\0/g, "").trim()));
    socket.write("zINSTREAM\0");
    for (let at = 0; at < content.length; at += chunkBytes) {
      const chunk = content.subarray(at, at + chunkBytes);
      socket.write(lengthOf(chunk.length));
      socket.write(chunk);
    }
    socket.write(lengthOf(0));
  });
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}
