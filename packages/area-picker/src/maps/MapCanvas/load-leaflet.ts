const fetched = () => import("leaflet").then(({ default: api }) => api);

/** Leaflet itself, as its UMD build hands it out. */
export type LeafletApi = Awaited<ReturnType<typeof fetched>>;

let coming: Promise<LeafletApi> | undefined;
let here: LeafletApi | undefined;

/**
 * Loads Leaflet, once. Not a static import: it touches `window` as it loads, which a server has not, and it belongs to
 * those alone who are shown a map. Under Trusted Types it needs the kit's policy (`UiProvider`): it sets one constant
 * string as HTML to find out whether there is SVG.
 *
 * Rejects when the chunk cannot be fetched; the next call tries again.
 */
export function loadLeaflet(): Promise<LeafletApi> {
  coming ??= fetched().then(
    (api) => {
      here = api;
      return api;
    },
    (error: unknown) => {
      coming = undefined;
      throw error;
    },
  );
  return coming;
}

/** Leaflet where it has come already: a map that is opened then is laid out at once. */
export function leafletHere(): LeafletApi | undefined {
  return here;
}
