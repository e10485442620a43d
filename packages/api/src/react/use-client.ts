import { useMemo } from "react";
import type { Dispatch } from "redux";
import { useDispatch } from "react-redux";
import type { StoreExtra } from "./extra.js";

/** Dispatch of a store made by `createAppStore`: takes thunks, which get the client and the saga runner. */
export type AppDispatch = Dispatch &
  (<T>(thunk: (dispatch: AppDispatch, state: () => unknown, extra: StoreExtra) => T) => T);

/** The store's dispatch, thunks included. */
export function useAppDispatch(): AppDispatch {
  return useDispatch<AppDispatch>();
}

/** The client of the store and what runs its sagas; the same at every render. */
export function useExtra(): StoreExtra {
  const dispatch = useAppDispatch();
  return useMemo(() => dispatch((_dispatch, _state, extra) => extra), [dispatch]);
}
