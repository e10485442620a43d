import type { Polygon } from "@yer/api/contract/values";
import type { Position } from "../outline-draft.js";
import type { OutlineFault } from "../outline-fault.js";
import type { SystemId } from "./systems.js";

/** Formats that plots are read from. */
export const plotFormats = ["geojson", "kml", "shapefile", "wkt", "list"] as const;
/** See {@link plotFormats}. */
export type PlotFormat = (typeof plotFormats)[number];

/** Why nothing was read of a file. Each has a sentence in the four languages. */
export const importFaults = [
  "empty",
  "too-large",
  "unknown-format",
  "unreadable",
  "zip-broken",
  "zip-bomb",
  "zip-without-plots",
  "no-polygons",
  "too-many",
  /** Only from readers that bound the time; `readPlots` itself takes as long as it takes. */
  "too-slow",
] as const;
/** See {@link importFaults}. */
export type ImportFault = (typeof importFaults)[number];

/** A plot out of a file, in WGS 84. */
export interface ImportedPlot {
  /** What the file calls it; empty where it has no name. */
  readonly name: string;
  readonly outline: Polygon;
  /** What is wrong with it as the outline of a plot. */
  readonly fault?: OutlineFault;
}

/** What a file holds. */
export type PlotImport =
  | {
      readonly kind: "plots";
      readonly format: PlotFormat;
      readonly plots: readonly ImportedPlot[];
      /** The systems the coordinates were in, as the file or the person said: names for people. */
      readonly systems: readonly string[];
    }
  | {
      /** Its coordinates are of a system that the file does not say, or that is not known: a person must choose. */
      readonly kind: "system-unknown";
      readonly format: PlotFormat;
      /** What the file says of its system, shortened; `null` where it says nothing. */
      readonly said: string | null;
      /** Systems in which all of it lies in the country, likeliest first: a help to choose, not a choice. */
      readonly likely: readonly SystemId[];
    }
  | { readonly kind: "refused"; readonly fault: ImportFault };

/** A polygon as a file has it, in the file's own coordinates. */
export interface Shape {
  readonly name: string;
  readonly rings: readonly (readonly Position[])[];
  /** Its record's place in a shapefile, from 0. */
  readonly record?: number;
}

/** Shapes of one system: a layer of a file. */
export interface Layer {
  readonly shapes: readonly Shape[];
  /** What says the system: the text of a `.prj`, `EPSG:32642`; `null`: nothing does. */
  readonly system: string | null;
}

/** Thrown inside of the readers and by `parseJson`, never out of `readPlots` and `readFeatures`. */
export class ImportRefusal extends Error {
  readonly fault: ImportFault;

  constructor(fault: ImportFault) {
    super(fault);
    this.name = "ImportRefusal";
    this.fault = fault;
  }
}

/** Bounds of what is read: far above any file of plots, far below what would stop a browser. */
export const importBounds = {
  /** Bytes of a file. */
  file: 25_000_000,
  /** Bytes unpacked out of an archive, over all entries. */
  unpacked: 40_000_000,
  entries: 500,
  shapes: 5000,
  corners: 250_000,
} as const;

/** Counts shapes and corners while they are read, so that a hostile file is refused before it fills the memory. */
export class ImportMeter {
  readonly #most: { readonly shapes: number; readonly corners: number };
  #shapes = 0;
  #corners = 0;

  constructor(most: { readonly shapes: number; readonly corners: number } = importBounds) {
    this.#most = most;
  }

  /** @throws {ImportRefusal} `too-many` */
  shape(): void {
    this.#shapes += 1;
    if (this.#shapes > this.#most.shapes) throw new ImportRefusal("too-many");
  }

  /** @throws {ImportRefusal} `too-many` */
  corners(count: number): void {
    this.#corners += count;
    if (this.#corners > this.#most.corners) throw new ImportRefusal("too-many");
  }
}
