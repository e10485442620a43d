import type { SignInRecord } from "@yer/api/contract/auth";
import type { APIRequestContext, Page } from "@playwright/test";

/** The demonstration's identities by key: what the sandbox's page offers, and staff's user names. */
export type Person =
  | "operator"
  | "architect"
  | "ecologist"
  | "reviewer"
  | "deputy"
  | "justice"
  | "council"
  | "cashier"
  | "finance"
  | "inspector"
  | "administrator"
  | "approver"
  | "colleague"
  | "head"
  | "citizen";

/** Password of all demonstration identities. */
const password = "yer-namoyish-2026";

/** A sign-in record of a session of its own, without a browser: for tests in which signing in is not what is tested. */
export async function openSession(request: APIRequestContext, person: Person): Promise<SignInRecord> {
  const reply = await request.post("/api/v1/auth/password", { data: { username: person, password } });
  if (!reply.ok()) throw new Error(`${person} cannot sign in: ${reply.status()} ${await reply.text()}`);
  return (await reply.json()) as SignInRecord;
}

/** Ends a session at the service, as signing out on another machine would. */
export async function endSession(request: APIRequestContext, record: SignInRecord): Promise<void> {
  const reply = await request.get("/api/v1/auth/logout", {
    headers: { authorization: `Bearer ${record.access_token}` },
  });
  if (!reply.ok()) throw new Error(`Signing out answered ${reply.status()} ${await reply.text()}`);
}

/** Signs in as people do: from the public home, over OneID's page, back. */
export async function signInByOneId(page: Page, person: Person): Promise<void> {
  await page.goto("/");
  await page.getByRole("banner").getByRole("button", { name: "OneID orqali kirish" }).click();
  await page.locator(`[data-identity="${person}"]`).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/auth/") && !url.pathname.startsWith("/sso/"));
}
