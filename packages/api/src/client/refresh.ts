import { auth, type SignInRecord, signInRecord } from "../contract/auth.js";
import { type Environment, refreshLock } from "./environment.js";
import { NetworkError } from "./errors.js";
import type { Session } from "./session.js";
import type { WireAnswer } from "./transport.js";

/** Milliseconds a refresh may take: all tabs wait for it. */
const patience = 15_000;

/** Waits {@link Environment.delay} before the one repetition after a 500 (SPEC §9). */
export const serverErrorDelay = 500;

/**
 * Makes the function that replaces an expired record: hands it the record that was refused, get the one to go on with,
 * or `undefined` if the service refuses to renew it.
 *
 * However many requests and tabs meet one expiry, one of them asks the service: requests of this tab share one promise,
 * tabs take turns at a lock, and whoever's turn it is looks into the storage first and takes what another has put there.
 * It is nobody's request, hence it is not given up when the one that asked for it is.
 * @throws NetworkError when there is no answer: the session may well be alive, so the record is kept.
 */
export function createRefresh(
  environment: Environment,
  session: Session,
): (refused: SignInRecord) => Promise<SignInRecord | undefined> {
  let running: Promise<SignInRecord | undefined> | undefined;

  function ask(record: SignInRecord): Promise<WireAnswer> {
    return environment.transport(
      {
        method: auth.refresh.method,
        url: environment.base + auth.refresh.path,
        headers: { accept: "application/json", authorization: `Bearer ${record.refresh_token}` },
        expects: "json",
        timeout: patience,
      },
      new AbortController().signal,
    );
  }

  async function renew(refused: SignInRecord): Promise<SignInRecord | undefined> {
    const stored = session.read();
    if (!stored) return undefined;
    if (stored.access_token !== refused.access_token) return stored;
    let answer = await ask(stored);
    if (answer.status === 500) {
      await environment.delay(serverErrorDelay);
      answer = await ask(stored);
    }
    // A gateway's word, or the service's while it starts or stops: nobody has judged the session.
    if (answer.status > 500) throw new NetworkError("unreachable");
    if (answer.status !== 200) return undefined;
    const renewed = signInRecord.safeParse(answer.data);
    if (!renewed.success) throw new NetworkError("unreadable");
    // The person may have signed out, or in as another, while the service was asked: theirs is the last word.
    if (session.read()?.refresh_token !== stored.refresh_token) return session.read();
    session.write(renewed.data);
    return renewed.data;
  }

  return (refused) => {
    running ??= environment
      .withLock(refreshLock, () => renew(refused))
      .finally(() => {
        running = undefined;
      });
    return running;
  };
}
