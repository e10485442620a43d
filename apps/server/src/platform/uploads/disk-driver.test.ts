import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Disk } from "flydrive";
import { expect, it } from "vitest";
import { DiskDriver } from "./disk-driver.js";

it("moves a file in one step: it is the same file under another name, and at no moment part of one", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "yer-disk-"));
  const disk = new Disk(new DiskDriver(root));
  await disk.put("incoming/one", "whole");
  const before = await stat(path.join(root, "incoming/one"));
  await disk.move("incoming/one", "ab/abcd");
  expect((await stat(path.join(root, "ab/abcd"))).ino).toBe(before.ino);
  expect(await readdir(path.join(root, "incoming"))).toEqual([]);
  expect(await disk.get("ab/abcd")).toBe("whole");
  await rm(root, { recursive: true });
});
