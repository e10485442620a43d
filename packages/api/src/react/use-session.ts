import { useMemo } from "react";
import { useSelector } from "react-redux";
import { perform } from "../client/perform.js";
import type { SignInRecord } from "../contract/auth.js";
import type { PermissionCode } from "../contract/codes.js";
import { ownAccount } from "../contract/own-account.js";
import { readOf } from "./api.js";
import { type SignInOutcome, type SignInWay, signInSaga } from "./session-sagas.js";
import type { SessionState } from "./session-slice.js";
import type { BaseState } from "./store.js";
import { useAppDispatch, useExtra } from "./use-client.js";

/** The session, and what can be done about it. */
export interface SessionHook extends SessionState {
  /** Signs in; resolves with how it ended, never rejects. */
  readonly signIn: (way: SignInWay) => Promise<SignInOutcome>;
  /** Ends the session here and on the service, and goes to the root. */
  readonly signOut: () => Promise<void>;
  /** Reads the user again, after `error` said that they could not be read; resolves when that is done. */
  readonly readUser: () => Promise<void>;
  /** Goes on with a record the service gave: the start or end of an impersonation. */
  readonly adopt: (record: SignInRecord) => void;
}

/** Who is signed in, and signing in and out. The functions are the same at every render. */
export function useSession(): SessionHook {
  const dispatch = useAppDispatch();
  const extra = useExtra();
  const state = useSelector(({ session }: BaseState) => session);
  const acts = useMemo<Omit<SessionHook, keyof SessionState>>(
    () => ({
      signIn: (way) => perform(extra.run, () => signInSaga(extra, way)),
      signOut: extra.client.signOut,
      readUser: async () => {
        await dispatch(readOf(ownAccount.me).initiate({}, { subscribe: false, forceRefetch: true }));
      },
      adopt: extra.client.session.write,
    }),
    [dispatch, extra],
  );
  return { ...state, ...acts };
}

/** Whether the current user's effective codes hold this one. Only the service decides; this greys out and explains. */
export function useMay(code: PermissionCode): boolean {
  return useSelector(({ session }: BaseState) => session.permissions.includes(code));
}
