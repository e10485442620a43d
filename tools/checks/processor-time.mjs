import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Milliseconds between two looks: what a process does after the last one is not counted, nor is one that was never seen. */
const every = 250;

/** Of these a second has a hundred on every Linux (`getconf CLK_TCK`). */
const ticks = 100;

/**
 * What stands of a process in /proc, unless it has ended meanwhile.
 *
 * @param {string} pid
 */
function look(pid) {
  let stat;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ESRCH")) return;
    throw error;
  }
  // A program's name stands in brackets and may hold blanks and brackets itself.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return {
    parent: Number(fields[1]),
    seconds: (Number(fields[11]) + Number(fields[12])) / ticks,
    /** With its number it names a process for good: numbers are given again. */
    begun: `${pid}/${fields[19]}`,
  };
}

/**
 * Adds up the processor time of a process and of all that it starts, whatever group they are in and whoever ends them:
 * browsers are killed, and nobody waits for them. A database server that runs already is none of them.
 *
 * @param {number} root
 * @returns {() => number | undefined} stops, and says the seconds; nothing where there is no /proc
 */
export function countProcessorTime(root) {
  if (!existsSync("/proc/self/stat")) return () => undefined;
  /** @type {Map<string, number>} */
  const seen = new Map();
  /** Those of the tree as they were last seen: one whose parent has ended has another parent, and stays. */
  let members = new Map([[root, ""]]);

  function sample() {
    /** @type {Map<number, ReturnType<typeof look>>} */
    const all = new Map();
    for (const name of readdirSync("/proc")) if (/^\d+$/.test(name)) all.set(Number(name), look(name));
    /** @type {Map<number, string>} */
    const now = new Map();
    /** @type {(pid: number) => boolean} */
    const belongs = (pid) => {
      const one = all.get(pid);
      if (!one) return false;
      if (now.has(pid) || pid === root || members.get(pid) === one.begun) return true;
      return one.parent > 1 && belongs(one.parent);
    };
    for (const [pid, one] of all) {
      if (!one || !belongs(pid)) continue;
      now.set(pid, one.begun);
      seen.set(one.begun, one.seconds);
    }
    members = now;
  }

  sample();
  const timer = setInterval(sample, every);
  return () => {
    clearInterval(timer);
    return [...seen.values()].reduce((sum, seconds) => sum + seconds, 0);
  };
}
