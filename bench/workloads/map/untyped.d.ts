declare module "vt-pbf" {
  const vtpbf: {
    fromGeojsonVt: (layers: Readonly<Record<string, unknown>>, options: { readonly version: number }) => Uint8Array;
  };
  export default vtpbf;
}

declare module "leaflet.vectorgrid/dist/Leaflet.VectorGrid.bundled.js";
