import { expect, it } from "vitest";
import { html } from "../platform/http/html.js";
import { sandboxPage } from "./sandbox-page.js";

it("offers each language by its own name, said as one of that language", () => {
  const page = sandboxPage({
    locale: "uz_UZ",
    lang: "uz-Latn",
    nonce: "n",
    title: "OneID",
    style: "",
    body: html`<p>x</p>`,
    address: (locale) => `/sso?lang=${locale}`,
  });
  const said = [...page.matchAll(/<a\s+href="[^"]*"\s+lang="([^"]*)"[^>]*>([^<]*)<\/a\s*>/g)].map((found) =>
    found.slice(1),
  );
  expect(said).toEqual([
    ["uz", "Oʻzbekcha"],
    ["uz-Cyrl", "Ўзбекча"],
    ["ru", "Русский"],
    ["en", "English"],
  ]);
});
