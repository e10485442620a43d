import * as z from "zod/mini";
import type { OneIdConfig } from "../../platform/config/config.js";

/** A person as OneID vouches for one (DOMAIN §10). */
export interface OneIdIdentity {
  readonly pinfl: string;
  /** OneID's own name for the person. */
  readonly userId: string;
  readonly name: string;
  readonly phone: string | null;
  /** STIRs of the legal persons the person may act for. */
  readonly stirs: readonly string[];
}

/** OneID refused, or could not be understood. `message` is for the log and holds nothing personal. */
export class OneIdError extends Error {
  override readonly name = "OneIdError";
}

const requestMilliseconds = 10_000;

const tokenReply = z.object({ access_token: z.string().check(z.minLength(1)), token_type: z.optional(z.string()) });

const text = z.nullish(z.string());
const identifyReply = z.object({
  valid: z.union([z.literal("true"), z.literal(true)]),
  ret_cd: z.union([z.literal("0"), z.literal(0)]),
  pin: z.string().check(z.regex(/^\d{14}$/)),
  user_id: z.string().check(z.minLength(1), z.maxLength(200)),
  full_name: text,
  sur_name: text,
  first_name: text,
  mid_name: text,
  mob_phone_no: text,
  legal_info: z.nullish(z.array(z.object({ tin: text, le_tin: text }))),
});

/**
 * Address that starts the single sign-on; the browser is sent there.
 *
 * @param lang the reader's language (BCP 47), for the sandbox's page: the real one knows no such parameter
 */
export function authorisationUrl(config: OneIdConfig, redirectUri: string, state: string, lang?: string): string {
  const url = new URL(config.url);
  for (const [name, value] of Object.entries({
    response_type: "one_code",
    client_id: config.clientId,
    redirect_uri: redirectUri,
    scope: config.scope,
    state,
    ...(lang !== undefined && { lang }),
  })) {
    url.searchParams.set(name, value);
  }
  return url.toString();
}

async function post(config: OneIdConfig, form: Readonly<Record<string, string>>): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(config.url, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams({ client_id: config.clientId, client_secret: config.clientSecret, ...form }),
      redirect: "error",
      signal: AbortSignal.timeout(requestMilliseconds),
    });
  } catch (cause) {
    throw new OneIdError(`OneID did not answer ${form["grant_type"]}.`, { cause });
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw new OneIdError(`OneID answered ${form["grant_type"]} with ${response.status}.`);
  }
  try {
    return await response.json();
  } catch (cause) {
    throw new OneIdError(`OneID's answer to ${form["grant_type"]} is not JSON.`, { cause });
  }
}

/** Clients disagree on which of `sur_name` and `mid_name` is which, so `full_name` comes first (DOMAIN §10). */
function nameOf(reply: z.output<typeof identifyReply>): string {
  const whole = reply.full_name?.trim();
  if (whole) return whole;
  return [reply.sur_name, reply.first_name, reply.mid_name]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(" ");
}

/** OneID may send phones without plus. */
function phoneOf(phone: string | null | undefined): string | null {
  const digits = phone?.replace(/\D/g, "") ?? "";
  return /^998\d{9}$/.test(digits) ? `+${digits}` : null;
}

/**
 * Exchanges a code for the identity behind it, and lets go of OneID's own session at once: ours is the one that counts.
 * @param code exactly as it arrived; it may hold `+`, `/` and `=`
 * @throws {OneIdError} code spent or unknown, identity not valid, OneID out of reach
 */
export async function identify(config: OneIdConfig, code: string): Promise<OneIdIdentity> {
  const granted = z.safeParse(tokenReply, await post(config, { grant_type: "one_authorization_code", code }));
  if (!granted.success) throw new OneIdError("OneID's grant has a form this version does not know.");
  const session = { access_token: granted.data.access_token, scope: config.scope };
  const answer = await post(config, { grant_type: "one_access_token_identify", ...session });
  // A sign-out that fails leaves a session at OneID to run out by itself: no reason to keep a person out.
  await post(config, { grant_type: "one_log_out", ...session }).catch(() => undefined);
  const identity = z.safeParse(identifyReply, answer);
  if (!identity.success) throw new OneIdError("OneID does not vouch for the person, or in a form we do not know.");
  const name = nameOf(identity.data);
  if (name === "") throw new OneIdError("OneID names nobody.");
  const stirs = (identity.data.legal_info ?? []).flatMap(({ le_tin, tin }) => le_tin ?? tin ?? []);
  return {
    pinfl: identity.data.pin,
    userId: identity.data.user_id,
    name: name.slice(0, 200),
    phone: phoneOf(identity.data.mob_phone_no),
    stirs: [...new Set(stirs.filter((stir) => /^\d{9}$/.test(stir)))],
  };
}
