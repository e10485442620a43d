import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from "node:crypto";
import { promisify } from "node:util";

/** What an argon2id hash costs: `memory` in KiB, over which it goes `passes` times. */
interface HashCost {
  readonly memory: number;
  readonly passes: number;
}

/** The parameters OWASP's password storage sheet names first for 19 MiB: about 40 ms of one core. */
const standardCost: HashCost = { memory: 19_456, passes: 2 };

const run = promisify(argon2) as (algorithm: "argon2id", parameters: Argon2Parameters) => Promise<Buffer>;

/** Passwords are compared as people see them: one character typed two ways (a letter with its accent) is the same. */
function bytesOf(password: string): Buffer {
  return Buffer.from(password.normalize("NFKC"), "utf8");
}

/**
 * A hash to store: `argon2id$memory$passes$parallelism$nonce$tag`, so that costs can rise without losing old ones.
 * A cost of their own is for tests that check many passwords and are not about what a check costs.
 */
export async function hashPassword(password: string, { memory, passes }: HashCost = standardCost): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await run("argon2id", {
    message: bytesOf(password),
    nonce,
    memory,
    passes,
    parallelism: 1,
    tagLength: 32,
  });
  return ["argon2id", memory, passes, 1, nonce.toString("base64url"), tag.toString("base64url")].join("$");
}

/** Hash of a random password that nobody knows: checking against it costs what checking a real one does. */
const nobodys = hashPassword(randomBytes(32).toString("base64url"));

/**
 * Whether a password is the one hashed. Without a hash (unknown person, or one who has no password) the same work is
 * done and the answer is no: the time tells nothing.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [algorithm, memory, passes, parallelism, nonce, tag] = (stored ?? (await nobodys)).split("$");
  if (algorithm !== "argon2id" || nonce === undefined || tag === undefined) {
    throw new Error("A stored password hash has a form this version does not know.");
  }
  const expected = Buffer.from(tag, "base64url");
  const given = await run("argon2id", {
    message: bytesOf(password),
    nonce: Buffer.from(nonce, "base64url"),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(given, expected) && stored !== null;
}
