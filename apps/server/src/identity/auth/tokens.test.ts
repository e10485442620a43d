import { expect, test } from "vitest";
import { machineClock, machineTime } from "../../platform/clock/clock.js";
import { makeSecrets } from "../../platform/config/secrets.js";
import { accessTokenSeconds, readAccessToken, signAccessToken, verifyAccessToken } from "./tokens.js";

const person = "0190a000-0000-7000-8000-000000000001";
const session = "0190a000-0000-7000-8000-000000000002";

test("an access token is good for its minutes, and never longer than its session", () => {
  const secrets = makeSecrets();
  const now = machineClock.now();
  const lasting = (seconds: number) =>
    signAccessToken(secrets, person, session, now, new Date(now.getTime() + seconds * 1000));
  const seconds = (token: string) => {
    const claims = readAccessToken(secrets, token);
    return (claims?.exp ?? 0) - Math.floor(claims?.iat ?? 0);
  };
  expect(seconds(lasting(86_400))).toBe(accessTokenSeconds);
  expect(seconds(lasting(60))).toBe(60);
  expect(verifyAccessToken(secrets, lasting(-1), now)).toBe("expired");
});

test("a session renewed within the second it began in gets a token of its own", () => {
  const secrets = makeSecrets();
  const now = machineClock.now();
  const second = machineTime(now, -now.getMilliseconds());
  const at = (later: number) =>
    signAccessToken(secrets, person, session, machineTime(second, later), machineTime(second, 86_400_000));
  expect(at(1)).not.toBe(at(0));
  expect(verifyAccessToken(secrets, at(1), now)).toMatchObject({ sub: person, sid: session });
});
