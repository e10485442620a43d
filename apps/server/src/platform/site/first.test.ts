import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSite } from "./site.js";

const texts = (name: string): Record<string, string[]> => ({
  uz_UZ: [`/_backoffice/assets/${name}-uz.js`],
  ru_RU: [`/_backoffice/assets/${name}-ru.js`],
});

/** As tools/first-screens.mjs writes it. */
const built = {
  script: `begin("<$&")`,
  texts: texts("all"),
  screens: {
    "/application/:id": {
      files: ["/_backoffice/assets/page.js"],
      styles: ["/_backoffice/assets/page.css"],
      texts: texts("page"),
    },
  },
  sessionReads: ["/users/me"],
  reads: {
    "/application/:id": { beside: ["/applications/:id"] },
    "/applications/:status": { list: ["/applications"] },
    "/applications/aplications_9": { list: ["/applications?status=to_conclusion&a=b"] },
  },
};

let apps: string;
let server: FastifyInstance;
beforeAll(async () => {
  apps = await mkdtemp(path.join(tmpdir(), "yer-first-"));
  for (const name of ["public", "backoffice"]) {
    await mkdir(path.join(apps, name, "dist/.vite"), { recursive: true });
    await writeFile(path.join(apps, name, "dist/index.html"), `<head><title>${name}</title></head>`);
  }
  await writeFile(path.join(apps, "backoffice/dist/.vite/first.json"), JSON.stringify(built));
  server = Fastify();
  server.setNotFoundHandler(await openSite(apps, { publicUrl: "http://127.0.0.1:8080", mode: "demo" }));
});
afterAll(async () => {
  await server.close();
  await rm(apps, { recursive: true });
});

/** An attribute of the page's script, as a browser reads it. */
const attribute = (page: string, name: string): string =>
  (new RegExp(`${name}="([^"]*)"`).exec(page)?.[1] ?? "").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

test("a page begins what its screen reads, under the nonce of its policy", async () => {
  const reply = await server.inject("/application/0190f0a0-0000?list=/applications");
  const nonce = /'nonce-([^']+)'/.exec(String(reply.headers["content-security-policy"]))?.[1];
  // A nonce may hold signs that a pattern reads otherwise.
  expect(reply.body.replaceAll(/\s+/g, " ")).toContain(`<script nonce="${nonce}"`);
  expect(reply.body).toContain(`begin("<$&")`);
  expect(attribute(reply.body, "data-reads")).toBe("/api/v1/users/me /api/v1/applications/0190f0a0-0000");
  expect(attribute(reply.body, "data-list")).toBe("");
});

test("its files stand in the page, those of a language on the script, which knows the language", async () => {
  const { body } = await server.inject("/application/1");
  expect(body).toContain(`<link rel="modulepreload" crossorigin href="/_backoffice/assets/page.js"`);
  expect(body).toContain(`<link rel="preload" as="style" crossorigin href="/_backoffice/assets/page.css"`);
  expect(JSON.parse(attribute(body, "data-texts"))).toEqual({
    uz_UZ: ["/_backoffice/assets/all-uz.js", "/_backoffice/assets/page-uz.js"],
    ru_RU: ["/_backoffice/assets/all-ru.js", "/_backoffice/assets/page-ru.js"],
  });
});

test("what one address begins with stands before what its screen does", async () => {
  const one = await server.inject("/applications/aplications_9");
  expect(attribute(one.body, "data-list")).toBe("/api/v1/applications?status=to_conclusion&a=b");
  const other = await server.inject("/applications/aplications_1");
  expect(attribute(other.body, "data-list")).toBe("/api/v1/applications");
});

test("an address leads to no other reading and out of no attribute", async () => {
  const { body } = await server.inject('/application/..%2Fusers%3Fa"%20x="%3Cscript%3E');
  expect(attribute(body, "data-reads")).toBe(
    "/api/v1/users/me /api/v1/applications/..%2Fusers%3Fa%22%20x%3D%22%3Cscript%3E",
  );
  expect(body).not.toContain("<script>");
});

test("a screen that needs no session begins nothing that does, and an unknown one nothing at all", async () => {
  const alone = await server.inject("/diary/login");
  expect(attribute(alone.body, "data-reads")).toBe("");
  expect(attribute(alone.body, "data-texts")).toContain("all-uz");
  expect((await server.inject("/no/such/page")).body).not.toContain("begin(");
});
