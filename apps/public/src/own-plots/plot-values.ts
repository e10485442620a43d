import { type AreaPath, nowhere, readOutline } from "@yer/area-picker/model";
import type { StoredFile } from "@yer/ui";

/** What the form holds while it is written; the outline is the text that was drawn or pasted. */
export interface PlotWritten {
  readonly place: AreaPath;
  readonly address: string;
  readonly outline: string;
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
  total: null,
  occupiedSince: null,
  words: "",
  files: [],
};

/** Fields of the form, by their names. */
export type PlotField = keyof PlotWritten;

const orNull = (text: string): string | null => (text.trim() === "" ? null : text.trim());

/** What is sent of it; undefined where the place is not chosen yet. */
export function plotBodyOf(values: PlotWritten) {
  const { district, neighborhood } = values.place;
  if (district === null || neighborhood === null) return undefined;
  return {
    districtSoato: district,
    neighborhoodId: neighborhood,
    address: orNull(values.address),
    outline: values.outline.trim() === "" ? null : (readOutline(values.outline).outline ?? null),
    total: values.total,
    occupiedSince: values.occupiedSince,
    words: orNull(values.words),
    fileIds: values.files.map(({ id }) => id),
  };
}

/** What is wrong with it before it is sent. */
export function plotFaultsOf(values: PlotWritten): readonly ("place" | "outline" | "where")[] {
  const { district, neighborhood } = values.place;
  const drawn = values.outline.trim() !== "";
  const isUnread = drawn && readOutline(values.outline).fault !== undefined;
  return [
    ...(district === null || neighborhood === null ? (["place"] as const) : []),
    ...(isUnread ? (["outline"] as const) : []),
    ...(!drawn && values.address.trim() === "" ? (["where"] as const) : []),
  ];
}

/** The field that a place in what was sent belongs to. */
export function fieldAt(pointer: string): PlotField {
  if (pointer.startsWith("/outline")) return "outline";
  if (pointer.startsWith("/fileIds")) return "files";
  const own = {
    "/address": "address",
    "/total": "total",
    "/occupiedSince": "occupiedSince",
    "/words": "words",
  } as const;
  return own[pointer as keyof typeof own] ?? "place";
}
