import { afterAll, beforeAll, test } from "vitest";
import { expectAttackHeldOff } from "../../testing/sign-in-attack.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";

/** The long run has `YER_SIGN_INS=10000`. */
const tries = Number(process.env["YER_SIGN_INS"] || 2_000);

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(async () => service.close());

test("thousands of sign-ins from hundreds of addresses are throttled, and the real person comes in from their own browser all along", async () => {
  await expectAttackHeldOff(service, tries);
});
