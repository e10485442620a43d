import { afterAll, beforeAll, test } from "vitest";
import { expectAttackHeldOff } from "../../testing/sign-in-attack.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(async () => service.close());

test("sign-ins from many addresses are throttled, and the real person comes in from their own browser all along", async () => {
  await expectAttackHeldOff(service, 200);
});
