import { copyFile, mkdir } from "node:fs/promises";
import path from "node:path";
import { prepareImage } from "./image.js";

// Run by the build: the first start of the server then takes seconds. The image is kept beside the packages and only
// copied here, because every build empties dist.
const cache = path.resolve(import.meta.dirname, "../../node_modules/.cache/database");
const { file, made } = await prepareImage(cache, path.resolve(import.meta.dirname, "../schema"));
const target = path.join(import.meta.dirname, "image.tar.gz");
await mkdir(path.dirname(target), { recursive: true });
await copyFile(file, target);
process.stdout.write(`${made ? "Prepared" : "Kept"} the database image ${path.basename(file)}\n`);
