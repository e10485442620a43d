import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { contentOf } from "../testing/content-of.js";
import { fillTestApp } from "../testing/fill-test-app.js";
import { makeOrganisation } from "../testing/people.js";
import { openTestApp, type TestApp } from "../testing/test-app.js";

/** What a test file finds once its app is filled; `before` is what it does with the app first. */
async function filled(before: (app: TestApp) => Promise<unknown> = async () => undefined) {
  const app = await openTestApp();
  app.clock.set(new Date("2026-11-20T11:00:00Z"));
  const upload = path.join(app.filesDirectory, "ab", "upload");
  await before(app);
  await fillTestApp(app, 1, 1);
  const found = {
    content: await contentOf(app.context.db),
    upload: await readFile(upload, "utf8").catch(() => undefined),
    position: app.context.events.position(),
  };
  await app.close();
  return found;
}

async function leaveUpload({ filesDirectory }: TestApp): Promise<void> {
  await mkdir(path.join(filesDirectory, "ab"), { recursive: true });
  await writeFile(path.join(filesDirectory, "ab", "upload"), "a photo");
}

test("who asks for what was filled finds its rows, uploads and events; who wrote before has a filling of their own", async () => {
  const first = await filled(leaveUpload);
  expect(first.upload).toBe("a photo");
  expect(await filled()).toEqual(first);

  const own = await filled(async (app) => makeOrganisation(app, { name: "Faqat shu yerda" }));
  expect(own.upload).toBeUndefined();
  expect(own.content["organisations"]).not.toEqual(first.content["organisations"]);
  expect(await filled()).toEqual(first);
});
