import { prepareImage } from "../database/image.js";
import { imageCache, schemaFolder } from "./testDatabase.js";

/** Vitest's global set-up: makes the image that test files start from, once for all of them. */
export default async function prepareTestDatabase(): Promise<void> {
  if (!process.env["DATABASE_URL"]) await prepareImage(imageCache, schemaFolder);
}
