import {
  type DiagramRecord,
  diagram as diagramSchema,
  diagrams,
  type StoredScenario,
} from "@yer/api/contract/diagrams";
import { type Failure, useAct } from "@yer/api/react";
import { type Diagram, EMPTY_DIAGRAM, parseDiagram } from "@yer/flow-editor/model";
import { AutosaveStatus } from "@yer/ui";
import { type ComponentProps, type ReactNode, useCallback, useEffect, useRef, useState } from "react";

type Autosave = ComponentProps<typeof AutosaveStatus>["state"];
/** A draft as the service keeps it. */
export type StoredDraft = NonNullable<DiagramRecord["draft"]>;

/** What is drawn: the diagram and what it must do. */
export interface Drawn {
  readonly diagram: Diagram;
  readonly scenarios: readonly StoredScenario[];
}

/** Milliseconds of rest after an edit before the draft is kept. */
const restBeforeSaving = 2000;

/** The diagram of a version or a draft; what no model can read shows as the empty one. */
export function diagramOf(stored: unknown): Diagram {
  const parsed = parseDiagram(stored);
  return parsed.ok ? parsed.diagram : EMPTY_DIAGRAM;
}

/** Somebody else's draft, out of a conflict. */
function theirsOf(failure: Failure): StoredDraft | undefined {
  if (failure.kind !== "problem" || failure.problem.code !== "conflict") return undefined;
  const parsed = diagramSchema.shape.draft.safeParse(failure.problem.current);
  return parsed.success ? (parsed.data ?? undefined) : undefined;
}

/** A draft that is kept while it is drawn. */
export interface DraftSaving {
  readonly drawn: Drawn;
  readonly change: (part: Partial<Drawn>) => void;
  /** Keeps at once what is not kept yet; resolves with whether the service has everything. */
  readonly flush: () => Promise<boolean>;
  /** The revision the service has; `If-Match` of publishing. */
  readonly revision: () => number;
  readonly isUnsaved: boolean;
  /** What somebody else saved meanwhile. Until that is decided nothing is kept. */
  readonly theirs: StoredDraft | undefined;
  /** Goes on with mine: theirs is written over. */
  readonly keepMine: () => void;
  /** Goes on with theirs: mine is given up. */
  readonly takeTheirs: () => void;
  readonly status: ReactNode;
}

/**
 * Keeps a diagram's draft on the service two seconds after the last edit. The draft is shared: where somebody else saved
 * in between, neither is lost before a person has decided.
 */
export function useDraftSaving(id: string, begin: StoredDraft): DraftSaving {
  const [save] = useAct(diagrams.saveDraft);
  const [drawn, setDrawn] = useState<Drawn>(() => ({
    diagram: diagramOf(begin.diagram),
    scenarios: begin.scenarios,
  }));
  const [theirs, setTheirs] = useState<StoredDraft>();
  const [state, setState] = useState<Autosave>({ kind: "idle" });
  const revision = useRef(begin.revision);
  /** Drawn, and not kept yet. */
  const latest = useRef<Drawn>(undefined);
  const current = useRef(drawn);
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const act = useRef(save);
  useEffect(() => {
    act.current = save;
  });

  const flush = useCallback((): Promise<boolean> => {
    // One at a time and in order: each save stands on the revision of the one before.
    const done = saving.current.then(async () => {
      const sent = latest.current;
      if (!sent) return true;
      setState({ kind: "saving" });
      const kept = await act.current({
        params: { id },
        ifMatch: revision.current,
        body: { diagram: sent.diagram, scenarios: [...sent.scenarios] },
      });
      if (kept.failure) {
        setTheirs(theirsOf(kept.failure));
        setState({ kind: "failed" });
        return false;
      }
      revision.current = kept.data.revision;
      if (latest.current !== sent) return false;
      latest.current = undefined;
      setState({ kind: "saved", at: kept.data.savedAt });
      return true;
    });
    saving.current = done;
    return done;
  }, [id]);

  useEffect(() => {
    if (state.kind !== "unsaved") return undefined;
    const timer = setTimeout(() => void flush(), restBeforeSaving);
    return () => clearTimeout(timer);
  }, [state, flush]);
  // Leaving the screen does not wait for the two seconds.
  useEffect(() => () => void flush(), [flush]);

  const change = useCallback((part: Partial<Drawn>) => {
    const next = { ...current.current, ...part };
    current.current = next;
    latest.current = next;
    setDrawn(next);
    setState({ kind: "unsaved" });
  }, []);

  return {
    drawn,
    change,
    flush,
    revision: () => revision.current,
    isUnsaved: state.kind === "unsaved" || state.kind === "saving" || state.kind === "failed",
    theirs,
    keepMine: () => {
      if (theirs) revision.current = theirs.revision;
      setTheirs(undefined);
      void flush();
    },
    takeTheirs: () => {
      if (!theirs) return;
      const next = { diagram: diagramOf(theirs.diagram), scenarios: theirs.scenarios };
      revision.current = theirs.revision;
      current.current = next;
      latest.current = undefined;
      setDrawn(next);
      setTheirs(undefined);
      setState({ kind: "saved", at: theirs.savedAt });
    },
    status: <AutosaveStatus state={state} onRetry={() => void flush()} timeZone="Asia/Tashkent" />,
  };
}
