import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { prepareImage } from "./image.js";

// Run by the build: the first start of the server then takes seconds. Images of earlier migrations are dropped.
const { file, made } = await prepareImage(import.meta.dirname, path.resolve(import.meta.dirname, "../schema"));
const outdated = (await readdir(import.meta.dirname)).filter(
  (name) => /^image-.*\.(tar\.gz|partial)$/.test(name) && name !== path.basename(file),
);
await Promise.all(outdated.map(async (name) => rm(path.join(import.meta.dirname, name))));
process.stdout.write(`${made ? "Prepared" : "Kept"} the database image ${path.basename(file)}\n`);
