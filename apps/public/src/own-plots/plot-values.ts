import { type AreaPath, cornersIn, draftOf, nowhere, readOutline } from "@yer/area-picker/model";
import { type Spot, spot } from "@yer/api/contract/spot";
import type { Polygon } from "@yer/api/contract/values";
import type { StoredFile } from "@yer/ui";

/** What the form holds while it is written; the outline is the text that was drawn or pasted. */
export interface PlotWritten {
  readonly place: AreaPath;
  readonly address: string;
  readonly outline: string;
  /** Where the person stood on the plot, as their device told it. */
  readonly point: Spot | null;
  readonly total: number | null;
  readonly occupiedSince: number | null;
  readonly words: string;
  readonly files: readonly StoredFile[];
}

/** A form in which nothing is written. */
export const blankPlot: PlotWritten = {
  place: nowhere,
  address: "",
  outline: "",
  point: null,
  total: null,
  occupiedSince: null,
  words: "",
  files: [],
};

/** Fields of the form, by their names; the point belongs to the map. */
export type PlotField = Exclude<keyof PlotWritten, "point">;

const orNull = (text: string): string | null => (text.trim() === "" ? null : text.trim());

/** What is said of where the plot is: an outline, or one corner alone, which is a point of it. */
interface Drawn {
  readonly outline: Polygon | null;
  readonly point: Spot | null;
  readonly fault?: "outline" | "point";
}

function drawnOf({ outline: text, point }: Pick<PlotWritten, "outline" | "point">): Drawn {
  if (text.trim() === "") return { outline: null, point };
  const { outline, fault } = readOutline(text);
  if (fault === undefined) return { outline, point: null };
  const corners = outline ? draftOf(outline) : [];
  const [longitude, latitude] = corners[0]?.[0] ?? [];
  if (cornersIn(corners) !== 1) return { outline: null, point: null, fault: "outline" };
  const read = spot.safeParse({ latitude, longitude, accuracy: null });
  return read.success ? { outline: null, point: read.data } : { outline: null, point: null, fault: "point" };
}

/** What is sent of it; undefined where the place is not chosen yet. */
export function plotBodyOf(values: PlotWritten) {
  const { district, neighborhood } = values.place;
  if (district === null || neighborhood === null) return undefined;
  const { outline, point } = drawnOf(values);
  return {
    districtSoato: district,
    neighborhoodId: neighborhood,
    address: orNull(values.address),
    outline,
    point,
    total: values.total,
    occupiedSince: values.occupiedSince,
    words: orNull(values.words),
    fileIds: values.files.map(({ id }) => id),
  };
}

/** What is wrong with it before it is sent. */
export function plotFaultsOf(values: PlotWritten): readonly ("place" | "outline" | "point" | "where")[] {
  const { district, neighborhood } = values.place;
  const { outline, point, fault } = drawnOf(values);
  const isNowhere = fault === undefined && !outline && !point && values.address.trim() === "";
  return [
    ...(district === null || neighborhood === null ? (["place"] as const) : []),
    ...(fault === undefined ? [] : [fault]),
    ...(isNowhere ? (["where"] as const) : []),
  ];
}

/** The field that a place in what was sent belongs to. */
export function fieldAt(pointer: string): PlotField {
  if (pointer.startsWith("/outline") || pointer.startsWith("/point")) return "outline";
  if (pointer.startsWith("/fileIds")) return "files";
  const own = {
    "/address": "address",
    "/total": "total",
    "/occupiedSince": "occupiedSince",
    "/words": "words",
  } as const;
  return own[pointer as keyof typeof own] ?? "place";
}
