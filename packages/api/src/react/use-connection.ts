import { useEffect, useRef, useState } from "react";
import { browserSigns } from "../client/browser-signs.js";
import { type ConnectionState, type ConnectionWatch, calm, watchConnection } from "../client/watch-connection.js";
import { api } from "./api.js";
import { useAppDispatch, useExtra } from "./use-client.js";

/** How the connection stands, and what the person can do about it. */
export interface ConnectionHook extends ConnectionState {
  /** Gives up the writes that wait to be sent again; each form says that it was not sent. */
  readonly stopWaiting: () => void;
  /** Puts the new build off. */
  readonly putOff: () => void;
  /** Keeps what is typed and loads the page anew; resolves with `false` where something could not be kept. */
  readonly reload: () => Promise<boolean>;
}

/**
 * Watches the connection and the build of the page; one part of a page does so, for all of it. When a loss that was shown
 * is over, everything on the screen is read anew.
 */
export function useConnection(): ConnectionHook {
  const { client } = useExtra();
  const dispatch = useAppDispatch();
  const [state, setState] = useState(calm);
  const watch = useRef<ConnectionWatch>(undefined);
  useEffect(() => {
    const watching = watchConnection({
      client,
      signs: browserSigns(),
      onChange: setState,
      onBack: () => dispatch(api.internalActions.onOnline()),
    });
    watch.current = watching;
    return () => {
      watch.current = undefined;
      watching.stop();
      setState(calm);
    };
  }, [client, dispatch]);
  return {
    ...state,
    stopWaiting: () => watch.current?.stopWaiting(),
    putOff: () => watch.current?.putOff(),
    reload: async () => (await watch.current?.reload()) ?? false,
  };
}
