import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DataDirectoryInUse, lockDataDirectory } from "./data-directory-lock.js";

describe("the lock of a data directory", () => {
  let root: string;
  let directory: string;
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), "yer-lock-"));
    directory = path.join(root, "data");
    await mkdir(directory);
  });
  afterEach(async () => rm(root, { recursive: true }));

  test("refuses a second holder, naming the first, until it is released", async () => {
    const lock = await lockDataDirectory(directory);
    const second = lockDataDirectory(directory);
    await expect(second).rejects.toThrow(DataDirectoryInUse);
    await expect(second).rejects.toThrow(`process ${process.pid}`);
    await lock.release();
    expect(await readdir(directory)).toEqual([]);
    await (await lockDataDirectory(directory)).release();
  });

  test("is taken over from a process that was killed", async () => {
    const holder = spawn(process.execPath, [
      "-e",
      "require('net').createServer().listen(process.argv[1], () => console.log('held'))",
      path.join(directory, "lock"),
    ]);
    await once(holder.stdout, "data");
    await expect(lockDataDirectory(directory)).rejects.toThrow(DataDirectoryInUse);
    holder.kill("SIGKILL");
    await once(holder, "exit");
    expect(await readdir(directory)).toEqual(["lock"]);
    const lock = await lockDataDirectory(directory);
    await expect(lockDataDirectory(directory)).rejects.toThrow(DataDirectoryInUse);
    await lock.release();
  });

  test("goes to one of many who come at once, also over a dead one", async () => {
    const dead = spawn(process.execPath, [
      "-e",
      "require('net').createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))",
      path.join(directory, "lock"),
    ]);
    await once(dead, "exit");
    const all = await Promise.allSettled(Array.from({ length: 8 }, async () => lockDataDirectory(directory)));
    const won = all.filter((one) => one.status === "fulfilled");
    expect(won.length).toBeLessThanOrEqual(1);
    await Promise.all(won.map(async ({ value }) => value.release()));
  });

  test("works in a directory whose path is too long for a socket's address", async () => {
    const deep = path.join(directory, "x".repeat(120), "y".repeat(120));
    await mkdir(deep, { recursive: true });
    const lock = await lockDataDirectory(deep);
    await expect(lockDataDirectory(deep)).rejects.toThrow(deep);
    await lock.release();
    expect(await readdir(deep)).toEqual([]);
  });
});
