import { expect, test } from "vitest";
import { makeSecrets } from "../config/secrets.js";
import { seal, unseal } from "./seal.js";

test("opens for its owner alone, and not when a bit has changed", () => {
  const secrets = makeSecrets();
  const sealed = seal(secrets, "egasi", "MAXFIYURUGʻ");
  expect(sealed).not.toContain("MAXFIY");
  expect(seal(secrets, "egasi", "MAXFIYURUGʻ")).not.toBe(sealed);
  expect(unseal(secrets, "egasi", sealed)).toBe("MAXFIYURUGʻ");
  expect(() => unseal(secrets, "boshqa", sealed)).toThrow("authenticate");
  expect(() => unseal(makeSecrets(), "egasi", sealed)).toThrow("authenticate");
  const bytes = Buffer.from(sealed, "base64url");
  for (const at of [0, 12, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => unseal(secrets, "egasi", changed.toString("base64url"))).toThrow("authenticate");
  }
});
