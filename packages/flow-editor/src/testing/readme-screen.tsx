import { DiagramOutline, progressOf } from "@yer/flow-editor";
import type { Diagram, Run } from "@yer/flow-editor/model";
import { lazy, Suspense } from "react";

const DiagramViewer = lazy(async () => ({ default: (await import("@yer/flow-editor/viewer")).DiagramViewer }));
const DiagramEditor = lazy(async () => ({ default: (await import("@yer/flow-editor/editor")).DiagramEditor }));

/** How a case stands: as a picture, or as a list where there is little room. */
export function Discussion({ run, narrow }: { run: Run; narrow: boolean }) {
  const progress = progressOf(run, { organisationName: (id) => id.toUpperCase() });
  if (narrow) return <DiagramOutline diagram={run.diagram} progress={progress} />;
  return (
    <Suspense>
      <DiagramViewer diagram={run.diagram} progress={progress} />
    </Suspense>
  );
}

/** Draws a diagram; `keep` hears of every change. */
export function Drawing({ start, keep }: { start: Diagram; keep: (diagram: Diagram) => void }) {
  const kinds = [
    { id: "cadastre", label: "Kadastr" },
    { id: "architecture", label: "Arxitektura" },
  ];
  const fieldGroups = [{ id: "right-to-building", label: "Binoga boʻlgan huquq" }];
  return (
    <Suspense>
      <DiagramEditor defaultValue={start} onChange={keep} choices={{ organisations: [], kinds, fieldGroups }} />
    </Suspense>
  );
}
