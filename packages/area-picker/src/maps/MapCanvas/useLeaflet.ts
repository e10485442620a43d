import { useCallback, useEffect, useState } from "react";
import { type LeafletApi, loadLeaflet } from "./loadLeaflet.js";

/** Leaflet, once it is there. */
export interface ComingLeaflet {
  readonly leaflet: LeafletApi | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Loads Leaflet when the first map is shown. */
export function useLeaflet(): ComingLeaflet {
  const [state, setState] = useState<{ leaflet: LeafletApi | null; failed: boolean }>({ leaflet: null, failed: false });
  const load = useCallback(async (): Promise<void> => {
    try {
      const leaflet = await loadLeaflet();
      setState({ leaflet, failed: false });
    } catch {
      setState({ leaflet: null, failed: true });
    }
  }, []);
  useEffect(() => void load(), [load]);
  return {
    ...state,
    retry: () => {
      setState({ leaflet: null, failed: false });
      void load();
    },
  };
}
