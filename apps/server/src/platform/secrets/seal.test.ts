import { expect, test } from "vitest";
import { makeSecrets } from "../config/secrets.js";
import { rotated } from "../../testing/rotated.js";
import { seal, unseal } from "./seal.js";

const purpose = "factor-seed.v1";

test("opens for its owner alone, and not when a bit has changed", () => {
  const secrets = makeSecrets();
  const sealed = seal(secrets, purpose, "egasi", "MAXFIYURUGʻ");
  expect(sealed).not.toContain("MAXFIY");
  expect(seal(secrets, purpose, "egasi", "MAXFIYURUGʻ")).not.toBe(sealed);
  expect(unseal(secrets, purpose, "egasi", sealed)).toBe("MAXFIYURUGʻ");
  expect(unseal(secrets, purpose, "boshqa", sealed)).toBeUndefined();
  expect(unseal(secrets, "kept-key.v1", "egasi", sealed)).toBeUndefined();
  expect(unseal(makeSecrets(), purpose, "egasi", sealed)).toBeUndefined();
  const bytes = Buffer.from(sealed.slice(sealed.indexOf(".") + 1), "base64url");
  for (const at of [0, 12, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(unseal(secrets, purpose, "egasi", changed.toString("base64url"))).toBeUndefined();
  }
});

test("opens under a new master secret while the former one is given beside it, and says under which it lies", async () => {
  const [before, both, after] = [await rotated("old"), await rotated("new", "old"), await rotated("new")];
  const sealed = seal(before, purpose, "egasi", "URUGʻ");
  expect(sealed.startsWith(`${before.mark}.`)).toBe(true);
  expect(unseal(both, purpose, "egasi", sealed)).toBe("URUGʻ");
  expect(unseal(after, purpose, "egasi", sealed)).toBeUndefined();
  const again = seal(both, purpose, "egasi", "URUGʻ");
  expect(again.startsWith(`${after.mark}.`)).toBe(true);
  expect(unseal(after, purpose, "egasi", again)).toBe("URUGʻ");
});
