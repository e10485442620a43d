import { once } from "node:events";
import { link, lstat, mkdtemp, realpath, rename, rm, symlink, unlink } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";

/** Another process works on the data directory. */
export class DataDirectoryInUse extends Error {
  constructor(directory: string, holder: string) {
    super(
      `The data directory ${directory} is in use by ${holder}. ` +
        "Two servers on one embedded database would lose each other's writes: stop the other one, or set DATA_DIR.",
    );
    this.name = "DataDirectoryInUse";
  }
}

/** A held lock. */
export interface DataDirectoryLock {
  /** Lets the next process have the directory. */
  release(): Promise<void>;
}

/** A socket's address has room for so many bytes (sun_path of Linux, less the final zero; macOS has 103). */
const mostAddressBytes = 103;
const answerMilliseconds = 500;
const settleMilliseconds = 50;

/**
 * Locks the data directory by a Unix socket in it that listens as long as the process lives: unlike a file with a
 * process id, it cannot outlive a kill -9 and be mistaken for a living holder.
 *
 * @throws {DataDirectoryInUse}
 */
export async function lockDataDirectory(directory: string): Promise<DataDirectoryLock> {
  const address = await shortAddress(directory);
  try {
    const own = path.join(address.directory, `lock.${randomBytes(4).toString("hex")}`);
    const server = createServer((socket) => socket.end(`process ${process.pid}`));
    // The lock alone keeps no process alive.
    server.unref();
    server.on("connection", (socket) => socket.on("error", () => socket.destroy()).unref());
    server.listen(own);
    await once(server, "listening");
    try {
      await take(address.directory, own, directory);
    } catch (error) {
      await close(server);
      throw error;
    } finally {
      await rm(own, { force: true });
    }
    return {
      release: async () => {
        await rm(path.join(directory, "lock"), { force: true });
        await close(server);
      },
    };
  } finally {
    await address.forget();
  }
}

/** Puts the listening socket `own` in the lock's place. Linking is atomic: of several processes one succeeds. */
async function take(folder: string, own: string, directory: string): Promise<void> {
  const lock = path.join(folder, "lock");
  for (;;) {
    try {
      await link(own, lock);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const holder = await holderOf(lock);
    if (holder !== undefined) throw new DataDirectoryInUse(directory, holder);
    await clearAway(lock, directory);
  }
  // Whoever saw the dead socket at the same time may be clearing away ours by mistake: it puts it back, or we lost.
  await delay(settleMilliseconds);
  const [held, mine] = await Promise.all([lstat(lock).catch(() => undefined), lstat(own)]);
  if (held?.ino !== mine.ino) throw new DataDirectoryInUse(directory, "another process that started just now");
}

/** Removes a dead socket; a living one that took its place in between is put back. */
async function clearAway(lock: string, directory: string): Promise<void> {
  const aside = `${lock}.${randomBytes(4).toString("hex")}`;
  try {
    await rename(lock, aside);
  } catch (error) {
    // Somebody else has cleared it away.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  const holder = await holderOf(aside);
  if (holder !== undefined) {
    await link(aside, lock).catch(() => {});
    await unlink(aside);
    throw new DataDirectoryInUse(directory, holder);
  }
  await unlink(aside);
}

/** Who listens on a socket, or undefined when nobody does. */
async function holderOf(lock: string): Promise<string | undefined> {
  const socket = connect(lock);
  let answer = "";
  socket.on("data", (data) => {
    answer += data.toString();
  });
  const stuck = setTimeout(() => socket.destroy(), answerMilliseconds);
  return new Promise((resolve) => {
    socket.on("error", () => resolve(undefined));
    // It listens but does not answer: a process that is busy starting, or stopped in a debugger. It lives.
    socket.on("close", () => resolve(answer || "another process"));
  }).then((holder) => {
    clearTimeout(stuck);
    return holder as string | undefined;
  });
}

async function close(server: Server): Promise<void> {
  await new Promise((resolve) => {
    server.close(resolve);
  });
}

/** A way to the directory short enough for sockets in it: itself, or a symbolic link for the time of locking. */
async function shortAddress(directory: string): Promise<{ directory: string; forget(): Promise<void> }> {
  const longest = Buffer.byteLength(path.join(directory, "lock.00000000.00000000"));
  if (longest <= mostAddressBytes) return { directory, forget: async () => {} };
  // In a folder of our own, where nobody else can have put another link.
  const folder = await mkdtemp(path.join(tmpdir(), "yer-"));
  const alias = path.join(folder, "d");
  await symlink(await realpath(directory), alias);
  return { directory: alias, forget: async () => rm(folder, { recursive: true, force: true }) };
}
