import { useCallback } from "react";
import { type NavigateOptions, useNavigate, useSearchParams } from "react-router-dom";
import { addressAfter, type ParamsChange } from "./address-after.js";

/** Changes the address; as a function the change is made on the address as it stands at that moment. */
export type SetRegisterParams = (change: ParamsChange, options?: NavigateOptions) => void;

/**
 * A register's part of the URL, and the one way to change it. How the table looks stays, whatever else is asked of the
 * list; a change made by a function keeps everything it does not name, also what was opened since the screen was drawn.
 */
export function useRegisterParams(): readonly [URLSearchParams, SetRegisterParams] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const setParams = useCallback<SetRegisterParams>(
    (change, options) => {
      // The address itself: what the screen was drawn with may be older, and a search comes a moment after its last letter.
      const next = addressAfter(window.location.search, change).toString();
      void navigate({ search: next === "" ? "" : `?${next}` }, options ?? {});
    },
    [navigate],
  );
  return [params, setParams];
}
