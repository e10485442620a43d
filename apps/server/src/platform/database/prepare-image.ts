import { copyFile } from "node:fs/promises";
import path from "node:path";
import { built, prepare } from "./prepared.js";

// Run by the build. The files are kept in a cache and only copied here, because every build empties dist.
const { image, postgis } = await prepare(path.resolve(import.meta.dirname, "../../schema"));
await copyFile(image, built.image);
await copyFile(postgis, built.postgis);
process.stdout.write(`The database image is ${path.basename(image)}.\n`);
