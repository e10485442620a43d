import {
  type DiagramRecord,
  diagram as diagramSchema,
  diagrams,
  type StoredScenario,
} from "@yer/api/contract/diagrams";
import { useAct } from "@yer/api/react";
import { type Diagram, emptyDiagram, parseDiagram } from "@yer/flow-editor/model";
import { type DraftPort, type SharedDraft, useSharedDraft } from "../../base/drafts/use-shared-draft.js";

/** A draft as the service keeps it. */
export type StoredDraft = NonNullable<DiagramRecord["draft"]>;

/** What is drawn: the diagram and what it must do. */
export interface Drawn {
  readonly diagram: Diagram;
  readonly scenarios: readonly StoredScenario[];
}

/** The diagram of a version or a draft; what no model can read shows as the empty one. */
export function diagramOf(stored: unknown): Diagram {
  const parsed = parseDiagram(stored);
  return parsed.ok ? parsed.diagram : emptyDiagram;
}

const port: DraftPort<Drawn, StoredDraft> = {
  read: ({ diagram, scenarios }) => ({ diagram: diagramOf(diagram), scenarios }),
  theirs: (current) => {
    const parsed = diagramSchema.shape.draft.safeParse(current);
    return parsed.success ? (parsed.data ?? undefined) : undefined;
  },
};

/** A diagram's draft that is kept while it is drawn. */
export type DraftSaving = SharedDraft<Drawn, StoredDraft>;

/** Keeps a diagram's draft on the service while it is drawn. */
export function useDraftSaving(id: string, begin: StoredDraft): DraftSaving {
  const [save] = useAct(diagrams.saveDraft);
  return useSharedDraft({ form: "aside:diagram", id }, begin, port, (drawn, revision) =>
    save({
      params: { id },
      ifMatch: revision,
      body: { diagram: drawn.diagram, scenarios: [...drawn.scenarios] },
    }),
  );
}
