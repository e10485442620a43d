import { areaSelectionActions, createAreaSelectionReducer } from "@yer/area-picker";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { places } from "@yer/api/contract/places";
import { sessionActions, useAppDispatch, useExtra, useTheme } from "@yer/api/react";
import { useCallback, useEffect, useRef } from "react";
import { placeAround } from "./place-around.js";

const reducer = createAreaSelectionReducer(sessionActions.signedOut.match);

/**
 * Tells the other screens which place a person chose here, by its code; `null` says that they went back to the republic.
 * What is shown stays the address's and the form's: the selection is only offered (docs/decisions/0079). The same function
 * at every render, until the language changes.
 */
export function useSharePlace(): (code: string | null) => void {
  const { client, addSlice } = useExtra();
  const dispatch = useAppDispatch();
  const { locale } = useTheme();
  const latest = useRef<string | null>(null);
  useEffect(() => addSlice("areaSelection", reducer), [addSlice]);

  return useCallback(
    (code) => {
      latest.current = code;
      if (code === null) {
        dispatch(areaSelectionActions.reloaded());
        return;
      }
      const share = ({ items: [place] }: ReplyOf<typeof places.byCodes>): void => {
        // A former place is nobody's to choose, and a later choice may have been told meanwhile.
        if (!place?.active || latest.current !== code) return;
        const names = [...place.path, place].map(({ name }) => name[locale]);
        dispatch(areaSelectionActions.placed({ path: placeAround([place]), names }));
      };
      // Sharing is a courtesy: where names cannot be read, the other screens begin as they always did.
      void client.call(places.byCodes, { query: { code: [code] } }).then(share, () => undefined);
    },
    [client, dispatch, locale],
  );
}
