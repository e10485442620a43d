/** What a map is asked to show. */
export interface MapInput {
  /** Address of all plots as GeoJSON. */
  readonly geojson: string;
  /** Address of a vector tile, with `{z}`, `{x}`, `{y}`; its one layer is `plots`. */
  readonly tiles: string;
  readonly centre: { readonly lng: number; readonly lat: number };
  /** Of 256 px tiles. */
  readonly zoom: number;
  /** By status. */
  readonly colours: Readonly<Record<string, string>>;
}

/** One map. */
export interface MapAdapter {
  /** What an app would have loaded before: texts, a chunk. */
  readonly prepare?: () => Promise<void>;
  /** Shows the plots, filled by status and outlined; resolves when every plot in view is on the canvas. */
  readonly open: (root: HTMLElement, input: MapInput) => Promise<void>;
}
