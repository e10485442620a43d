import { useSelector } from "react-redux";
import { perform } from "../client/perform.js";
import type { SignInRecord } from "../contract/auth.js";
import type { PermissionCode } from "../contract/codes.js";
import { type SignInOutcome, type SignInWay, signInSaga } from "./session-sagas.js";
import type { SessionState } from "./session-slice.js";
import type { BaseState } from "./store.js";
import { useExtra } from "./use-client.js";

/** The session, and what can be done about it. */
export interface SessionHook extends SessionState {
  /** Signs in; resolves with how it ended, never rejects. */
  readonly signIn: (way: SignInWay) => Promise<SignInOutcome>;
  /** Ends the session here and on the service, and goes to the root. */
  readonly signOut: () => Promise<void>;
  /** Goes on with a record the service gave: the start or end of an impersonation. */
  readonly adopt: (record: SignInRecord) => void;
}

/** Who is signed in, and signing in and out. */
export function useSession(): SessionHook {
  const extra = useExtra();
  const state = useSelector(({ session }: BaseState) => session);
  return {
    ...state,
    signIn: (way) => perform(extra.run, () => signInSaga(extra, way)),
    signOut: extra.client.signOut,
    adopt: extra.client.session.write,
  };
}

/** Whether the current user's effective codes hold this one. Only the service decides; this greys out and explains. */
export function useMay(code: PermissionCode): boolean {
  return useSelector(({ session }: BaseState) => session.permissions.includes(code));
}
