import { TOTP } from "otpauth";
import type { TestApp, TestReply } from "./test-app.js";

/** What an authenticator app shows for a seed at the clock's time, so many steps on. */
export function codeOf(service: { readonly clock: Pick<TestApp["clock"], "now"> }, seed: string, steps = 0): string {
  return new TOTP({ secret: seed }).generate({ timestamp: service.clock.now().getTime() + steps * 30_000 });
}

/** The pending token of a half-open sign-in. */
export function pendingOf(reply: TestReply): string {
  return (reply.body["second_factor"] as { pending: string }).pending;
}

/** Enrols an app for a half-open sign-in that demands one; answers tokens, seed and recovery codes. */
export async function enrolApp(service: Pick<TestApp, "call"> & Parameters<typeof codeOf>[0], signedIn: TestReply) {
  const pending = pendingOf(signedIn);
  const begun = await service.call({
    method: "POST",
    path: "/auth/factor/enrol",
    body: { pending, kind: "totp" },
  });
  const seed = String(begun.body["secret"]);
  const done = await service.call({
    method: "POST",
    path: "/auth/factor/enrol/finish",
    body: { pending, enrolment: { kind: "totp", name: "Telefon", code: codeOf(service, seed) } },
  });
  const record = done.body["record"] as { access_token: string; refresh_token: string };
  return { seed, codes: done.body["codes"] as string[], token: record.access_token };
}
