import { readdirSync, readFileSync } from "node:fs";
import os from "node:os";

/** What the kernel counts processor time in: hundredths of a second on every Linux that Debian builds. */
const ticksASecond = 100;

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Seconds of its own, and of children that ended. */
  readonly cpu: number;
}

function processOf(pid: number): Process | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // Behind the name, which may hold spaces and brackets.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0);
    return { pid, parent: Number(fields[1]), cpu: ticks / ticksASecond };
  } catch {
    return undefined;
  }
}

/** A process and all below it. */
function treeOf(root: number): Process[] {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => processOf(Number(name)) ?? []);
  const found = all.filter(({ pid }) => pid === root);
  for (const one of found) found.push(...all.filter(({ parent }) => parent === one.pid));
  return found;
}

/** Seconds on a processor of a process and all below it, those that ended among them. */
export const cpuOf = (root: number): number => treeOf(root).reduce((sum, { cpu }) => sum + cpu, 0);

/** MB of memory of a process and all below it; what several share is counted once. */
export function memoryOf(root: number): number {
  const kilobytes = treeOf(root).map(({ pid }) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0);
    } catch {
      return 0;
    }
  });
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}

/** Seconds that all processors of the machine together were busy since it started. */
export function machineBusy(): number {
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, soft = 0] = (
    /^cpu +(.*)$/m.exec(readFileSync("/proc/stat", "utf8"))?.[1] ?? ""
  )
    .split(" ")
    .map(Number);
  return (user + nice + system + interrupts + soft) / ticksASecond;
}

/** Processors of the machine. */
export const processors = os.availableParallelism();
