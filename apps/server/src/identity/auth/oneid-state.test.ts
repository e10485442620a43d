import { expect, test } from "vitest";
import { fixedClock } from "../../platform/clock/clock.js";
import type { Config } from "../../platform/config/config.js";
import type { Secrets } from "../../platform/config/secrets.js";
import { finishSignOn, startSignOn } from "./oneid-state.js";

const key = Buffer.alloc(32, 7);
const secrets = { derive: () => key, keysOf: () => [key] } as unknown as Secrets;
const now = fixedClock("2026-03-05T06:00:00Z").now();

function configOf(publicUrl: string): Config {
  return { publicUrl } as Config;
}

test("over https the cookie is bound to this host alone, and still ends the sign-on it began", () => {
  const config = configOf("https://yer.example.uz");
  const { state, setCookie } = startSignOn(config, secrets, "/map", now);
  expect(setCookie).toMatch(/^__Host-yer_oneid_[0-9a-f]{12}=.*; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/);
  expect(setCookie).not.toContain("Domain");
  const cookie = setCookie.split(";")[0] ?? "";
  expect(finishSignOn(config, secrets, cookie, state, now)).toMatchObject({ returnPath: "/map" });
});

test("over http, where there is no such prefix, it goes to the calls of the sign-on only", () => {
  const { setCookie } = startSignOn(configOf("http://127.0.0.1:8080"), secrets, null, now);
  expect(setCookie).toMatch(
    /^yer_oneid_[0-9a-f]{12}=.*; Path=\/api\/v1\/auth\/oneid; Max-Age=600; HttpOnly; SameSite=Lax$/,
  );
});
