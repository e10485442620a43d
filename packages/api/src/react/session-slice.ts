import { type PayloadAction, createSlice } from "@reduxjs/toolkit";
import type { SignInRecord } from "../contract/auth.js";
import type { Me } from "../contract/own-account.js";
import type { Failure } from "./failure.js";

/** Who is signed in (SPEC §3-4). */
export interface SessionState {
  /** A sign-in is under way. */
  readonly loading: boolean;
  /** Somebody is signed in, as far as this tab knows: the service has the last word at every request. */
  readonly authenticated: boolean;
  readonly is_staff: boolean;
  /** Why the last sign-in, or the last reading of the user, failed. */
  readonly error: Failure | null;
  /** The current user, once read. */
  readonly user: Me | null;
  /** The user's effective permission codes. */
  readonly permissions: readonly string[];
}

const nobody: SessionState = {
  loading: false,
  authenticated: false,
  is_staff: false,
  error: null,
  user: null,
  permissions: [],
};

const slice = createSlice({
  name: "session",
  initialState: nobody,
  reducers: {
    /** A record was found in storage, or came from another tab. */
    restored: (_state, { payload }: PayloadAction<Pick<SignInRecord, "is_staff">>): SessionState => ({
      ...nobody,
      authenticated: true,
      is_staff: payload.is_staff,
    }),
    signInPending: (state): SessionState => ({ ...state, loading: true, error: null }),
    /** The first factor was right; whoever it is, they are not in yet. */
    signInHalfOpen: (state): SessionState => ({ ...state, loading: false, error: null }),
    signInFulfilled: (_state, { payload }: PayloadAction<Pick<SignInRecord, "is_staff">>): SessionState => ({
      ...nobody,
      authenticated: true,
      is_staff: payload.is_staff,
    }),
    signInRejected: (state, { payload }: PayloadAction<Failure>): SessionState => ({
      ...state,
      loading: false,
      error: payload,
    }),
    userFulfilled: (state, { payload }: PayloadAction<Me>): SessionState => ({
      ...state,
      authenticated: true,
      is_staff: payload.is_staff,
      error: null,
      user: payload,
      permissions: payload.position?.permissionsList.map((permission) => permission.code) ?? [],
    }),
    userRejected: (_state, { payload }: PayloadAction<Failure>): SessionState => ({ ...nobody, error: payload }),
    /** Nobody is signed in any more, here or in another tab. Every slice of the store goes back to its beginning. */
    signedOut: (): SessionState => nobody,
  },
});

/** Reducer of the session. */
export const sessionReducer = slice.reducer;
/** Actions of the session. Slices that must forget a person listen to `signedOut`; `createAppStore` does it for all. */
export const sessionActions = slice.actions;
