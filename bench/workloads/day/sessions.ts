import { createHmac, hkdfSync } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { out } from "../../runner/paths.js";

/** Seconds a token is good for, as the product gives it out, and milliseconds after which it is made anew. */
const [good, renewed] = [15 * 60, 10 * 60_000];

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/**
 * Makes the tokens of sessions that stand in the database. Three thousand sign-ins by password are minutes of argon2id that
 * a morning has and the hour before noon has not; so sessions are put there, and their tokens signed as the service signs
 * them (identity/auth/tokens.ts), with the secret of its data directory.
 */
export class Tokens {
  readonly #key: Buffer;
  readonly #made = new Map<string, { readonly token: string; readonly until: number }>();

  constructor() {
    const { masterSecret } = JSON.parse(readFileSync(path.join(out, "service/secrets.json"), "utf8")) as {
      masterSecret: string;
    };
    this.#key = Buffer.from(hkdfSync("sha256", Buffer.from(masterSecret, "base64"), "", "yer:access-token.v1", 32));
  }

  /** The token of a person's session. */
  of(user: string, session: string): string {
    const made = this.#made.get(session);
    if (made !== undefined && made.until > Date.now()) return made.token;
    const iat = Math.floor(Date.now() / 1000);
    const claims = base64url({ sub: user, sid: session, iat, exp: iat + good });
    const signed = `${base64url({ alg: "HS256", typ: "JWT" })}.${claims}`;
    const token = `${signed}.${createHmac("sha256", this.#key).update(signed).digest("base64url")}`;
    this.#made.set(session, { token, until: Date.now() + renewed });
    return token;
  }
}
