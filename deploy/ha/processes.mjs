import { spawn } from "node:child_process";
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { folder, logOf, owner } from "./layout.mjs";

/** Programs that outlive the command that started them, by name, and what became of them. */

/** @typedef {{ pid: number, began: string }} Started `began` as the kernel tells it: a number that was given anew is another's. */

/** @param {string} name */
const noteOf = (name) => path.join(folder, "pid", `${name}.json`);

/** @param {number} pid @returns {{ parent: number, began: string } | undefined} undefined: there is no such process */
function told(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return fields[0] === "Z" ? undefined : { parent: Number(fields[1]), began: fields[19] ?? "" };
  } catch {
    return undefined;
  }
}

/**
 * Starts a program that goes on by itself; what it prints goes to its log.
 *
 * @param {string} name
 * @param {string} program
 * @param {readonly string[]} given
 * @param {NodeJS.ProcessEnv} [env]
 */
export function start(name, program, given, env = {}) {
  mkdirSync(path.dirname(noteOf(name)), { recursive: true });
  const log = openSync(logOf(name), "a");
  const child = spawn(program, [...given], {
    cwd: folder,
    detached: true,
    stdio: ["ignore", log, log],
    env: { PATH: process.env["PATH"], LANG: "C.UTF-8", HOME: folder, ...env },
    ...owner,
  });
  closeSync(log);
  child.unref();
  if (child.pid === undefined) throw new Error(`${program} cannot be started: is it installed?`);
  const began = told(child.pid)?.began ?? "";
  writeFileSync(noteOf(name), JSON.stringify({ pid: child.pid, began }));
}

/** @param {string} name @returns {number | undefined} its process, while it runs */
export function pidOf(name) {
  if (!existsSync(noteOf(name))) return undefined;
  const { pid, began } = /** @type {Started} */ (JSON.parse(readFileSync(noteOf(name), "utf8")));
  return told(pid)?.began === began ? pid : undefined;
}

/** @returns {string[]} names of all that was started */
export function names() {
  const notes = path.join(folder, "pid");
  return existsSync(notes) ? readdirSync(notes).map((file) => path.basename(file, ".json")) : [];
}

/** @param {number} pid @returns {number[]} it and all that it started and they started, the parents first */
export function family(pid) {
  /** @type {Map<number, number[]>} */
  const children = new Map();
  for (const one of readdirSync("/proc").map(Number).filter(Number.isInteger)) {
    const parent = told(one)?.parent;
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), one]);
  }
  const found = [pid];
  for (const one of found) found.push(...(children.get(one) ?? []));
  return found.filter((one) => told(one) !== undefined);
}

/** @param {readonly number[]} pids @param {NodeJS.Signals} signal */
export function signalAll(pids, signal) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      // Its parent's end may have ended it.
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ESRCH") throw error;
    }
  }
}

/** @param {string} what @param {() => unknown} holds @param {number} [seconds] */
export async function until(what, holds, seconds = 60) {
  const late = Date.now() + seconds * 1000;
  for (;;) {
    if (await holds()) return;
    if (Date.now() > late)
      throw new Error(`Waited ${seconds} s in vain until ${what}. Logs: ${path.join(folder, "log")}`);
    await wait(200);
  }
}

/** Asks a program to stop, and ends it where it does not. @param {string} name @param {number} [seconds] */
export async function stop(name, seconds = 20) {
  const pid = pidOf(name);
  if (pid === undefined) return;
  signalAll([pid], "SIGCONT");
  signalAll([pid], "SIGTERM");
  await until(`${name} stops`, () => pidOf(name) === undefined, seconds).catch(() => signalAll(family(pid), "SIGKILL"));
}
