import { outlineFault, type OutlineFault } from "@yer/area-picker/model";
import type { CompactOutline } from "@yer/api/contract/compact-outline";
import type { RoundPackage, RoundPlot } from "@yer/api/contract/rounds";
import { tashkentDay } from "@yer/api/formats";
import { askedAnswers, type GroupFlow } from "@yer/flow-editor/model/groups";
import { blankVisit, findingOf, visitBodyOf, type VisitValues } from "../../areas/visits/visit-values.js";
import { nothingTapped, type Tapped, tappedOutline } from "../tap/tapped-outline.js";
import type { SketchedOutline } from "../walk/measured-ring.js";
import { type Fix, outlineOf, type WalkedCorner } from "../walk/walked-outline.js";

/**
 * A visit that is written on the device: all that its form needs, so that it can be gone on with when its round is gone.
 * Photos stand beside it in the outbox.
 */
export interface VisitDraft extends Omit<VisitValues, "photos" | "outline" | "latitude" | "longitude" | "accuracy"> {
  readonly plot: Pick<RoundPlot, "id" | "number" | "address" | "outline">;
  /** What was asked when it was begun. */
  readonly questions: RoundPackage["questions"];
  /** The most exact place that the device told; null where it told none. */
  readonly stood: Fix | null;
  /** Corners that were walked, with every fix at them. */
  readonly corners: readonly WalkedCorner[];
  /** Outlines of the round around the plot, bare shapes. */
  readonly around: readonly CompactOutline[];
  /** The outline that was tapped on them. */
  readonly tapped: Tapped;
  /** Which of the two is handed in. */
  readonly outlineBy: "walk" | "tap";
}

/** A visit of a plot of a round, in which nothing is written but its day. */
export function beginVisit(
  plot: VisitDraft["plot"],
  questions: VisitDraft["questions"],
  around: VisitDraft["around"] = [],
): VisitDraft {
  const { id, hours, words, answers, requests } = blankVisit();
  const visitedOn = tashkentDay(new Date());
  return {
    id,
    visitedOn,
    hours,
    words,
    answers,
    requests,
    plot,
    questions,
    stood: null,
    corners: [],
    ...noOutline,
    around,
  };
}

const noOutline = { around: [], tapped: nothingTapped, outlineBy: "walk" } as const;

/** A draft as it was kept; one of an older app knows of no plots around, and of no outline tapped. */
export function draftAsKept(values: unknown): VisitDraft {
  return { ...noOutline, ...(values as VisitDraft) };
}

/** Whether something is drawn on which an outline can be tapped. */
export function isTappable({ plot, around }: Pick<VisitDraft, "plot" | "around">): boolean {
  return plot.outline !== null || around.length > 0;
}

/** The outline that is handed in of a draft; undefined while there is none. */
function outlineOfVisit({ outlineBy, corners, tapped }: VisitDraft): SketchedOutline | undefined {
  return outlineBy === "tap" ? tappedOutline(tapped) : outlineOf(corners);
}

/** What keeps its outline from being one: the service would refuse the visit for it. */
export function outlineFaultOf(draft: VisitDraft): OutlineFault | undefined {
  const made = outlineOfVisit(draft);
  return made && outlineFault(made.outline);
}

/** Digits of a degree to a tenth of a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** What is handed in of a visit. It names its photos when it is sent: they arrive before it. */
export function bodyOf(draft: VisitDraft, group: GroupFlow, { device, now }: { device: string; now: number }) {
  const { plot, questions, stood } = draft;
  const answers = askedAnswers(group, draft.answers);
  const made = outlineOfVisit(draft);
  const body = visitBodyOf(
    { ...draft, photos: [], outline: "", latitude: null, longitude: null, accuracy: null },
    { answers, finding: findingOf(group, answers), version: questions.groupVersion },
  );
  return {
    ...body,
    photoIds: [],
    position: stood && {
      latitude: rounded(stood.latitude),
      longitude: rounded(stood.longitude),
      accuracy: Math.min(100_000, Math.round(stood.accuracy)),
    },
    outline: made?.outline ?? null,
    walk: made?.walk ?? null,
    areaId: plot.id,
    deviceId: device,
    writtenAt: new Date(now).toISOString(),
  };
}
