import { Button, InlineAlert, UndoIcon } from "@yer/ui";
import { useEffect, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { counterExample } from "../model/counter-example.js";
import type { Trace } from "../model/counter-example.js";
import { graphOf } from "../model/graph.js";
import { quantityOf } from "../model/resolve.js";
import { awaited, foldRun, isEnded, outcome } from "../model/run.js";
import type { Run, RunEvent, Verdict } from "../model/run.js";
import type { CaseProgress, StepProgress } from "../progress/case-progress.js";
import { progressOf } from "../progress/progress-of.js";
import { crowdOf } from "../model/scenario.js";
import type { Scenario } from "../model/scenario.js";
import { concluderName, nodeName, traceText } from "../texts/sentences.js";
import { useEditor } from "./editor-context.js";
import { ScenariosPanel } from "./ScenariosPanel.js";

/** How a play stands, for the canvas: the state of each step, and what remains on the relations that leave steps. */
export interface PlayState {
  readonly progress: CaseProgress;
  readonly remaining: Readonly<Record<string, number>>;
}

/** Props of {@link PlayPanel}. */
export interface PlayPanelProps {
  /** Shows on the canvas how the play stands; null ends it. */
  readonly onShow: (state: PlayState | null) => void;
  /** Called with each relation whose quantity the play lowers by one, on its own copy. */
  readonly onRelationUpdate?: ((relationId: string) => void) | undefined;
  readonly scenarios: readonly Scenario[];
  readonly onScenariosChange: (scenarios: readonly Scenario[]) => void;
}

const Stack = styled.div`
  display: grid;
  gap: var(--yer-space-3);
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--yer-space-2);
`;

const Waiting = styled.section`
  display: grid;
  gap: var(--yer-space-2);
  padding: var(--yer-space-3);
  border: 1px solid var(--yer-border);
  border-radius: var(--yer-radius-md);
  > p {
    color: var(--yer-text-muted);
    font-size: var(--yer-font-size-sm);
  }
`;

const Moves = styled.ol`
  margin: 0;
  padding-inline-start: var(--yer-space-6);
`;

const verdicts = ["positive", "negative"] as const satisfies readonly Verdict[];

/**
 * The diagram tried out: tokens move, conclusions are given by a press, and who is awaited is named. A diagram that is
 * not sound plays the way in which it goes wrong instead. The play has a state of its own; the diagram stays as it is.
 */
export function PlayPanel(props: PlayPanelProps): ReactNode {
  const { onShow } = props;
  const { editing } = useEditor();
  const { diagram } = editing;
  const trace = useMemo(() => counterExample(diagram), [diagram]);
  useEffect(() => () => onShow(null), [onShow]);
  // Another diagram begins another play.
  const key = useMemo(() => JSON.stringify([diagram.relations, diagram.steps.length]), [diagram]);
  return trace ? <FaultyPlay key={key} trace={trace} onShow={onShow} /> : <SoundPlay key={key} {...props} />;
}

function SoundPlay({ onShow, onRelationUpdate, scenarios, onScenariosChange }: PlayPanelProps): ReactNode {
  const { editing, text } = useEditor();
  const { diagram } = editing;
  const [events, setEvents] = useState<readonly RunEvent[]>([]);
  const result = useMemo(() => foldRun(diagram, crowdOf(diagram), events), [diagram, events]);
  const run = result.ok ? result.run : null;
  useEffect(() => {
    if (run) onShow({ progress: progressOf(run), remaining: run.state.remaining });
  }, [run, onShow]);
  if (!run) return null;
  return (
    <Stack>
      <PlayTools
        isBegun={events.length > 0}
        onBack={() => setEvents((before) => before.slice(0, -1))}
        onRestart={() => setEvents([])}
      />
      {isEnded(run) ? (
        <InlineAlert tone={outcome(run) === "positive" ? "success" : "danger"} isAnnounced>
          {text(outcome(run) === "positive" ? "play.ended.positive" : "play.ended.negative")}
        </InlineAlert>
      ) : (
        <AwaitedList
          run={run}
          onGive={(given) => {
            setEvents((before) => [...before, given]);
            const [leaving] = graphOf(diagram).get(given.stepId)?.outgoing ?? [];
            if (leaving) onRelationUpdate?.(leaving.id);
          }}
        />
      )}
      <ScenariosPanel scenarios={scenarios} onChange={onScenariosChange} played={events} />
    </Stack>
  );
}

function PlayTools(props: { isBegun: boolean; onBack: () => void; onRestart: () => void }): ReactNode {
  const { text } = useEditor();
  return (
    <Row>
      <Button size="sm" icon={<UndoIcon />} isDisabled={!props.isBegun} onPress={props.onBack}>
        {text("play.back")}
      </Button>
      <Button size="sm" isDisabled={!props.isBegun} onPress={props.onRestart}>
        {text("play.restart")}
      </Button>
    </Row>
  );
}

function AwaitedList({ run, onGive }: { run: Run; onGive: (given: RunEvent) => void }): ReactNode {
  const { names, text } = useEditor();
  const { diagram } = run;
  return awaited(run).map(({ stepId, organisationIds, remaining }) => {
    const concluder = concluderName(diagram.steps.find(({ id }) => id === stepId)?.concluder ?? null, text, names);
    return (
      <Waiting key={stepId} aria-label={`${text("play.awaited")}: ${nodeName(diagram, stepId, text)}`}>
        <h4>{nodeName(diagram, stepId, text)}</h4>
        <p>{text("play.remaining", { count: remaining })}</p>
        {organisationIds.map((organisationId) => {
          const organisation =
            quantityOf(diagram, stepId) === 1
              ? concluder
              : text("play.organisation", { concluder, number: organisationId });
          return (
            <div key={organisationId}>
              <p>{organisation}</p>
              <Row>
                {verdicts.map((verdict) => (
                  <Button
                    key={verdict}
                    size="sm"
                    aria-label={text("play.give", { organisation, verdict: text(`verdict.${verdict}`) })}
                    onPress={() => onGive({ type: "given", stepId, organisationId, verdict, at: "" })}
                  >
                    {text(`verdict.${verdict}`)}
                  </Button>
                ))}
              </Row>
            </div>
          );
        })}
      </Waiting>
    );
  });
}

function FaultyPlay({ trace, onShow }: Pick<PlayPanelProps, "onShow"> & { trace: Trace }): ReactNode {
  const { editing, text } = useEditor();
  const { diagram } = editing;
  const [shown, setShown] = useState(0);
  const isOver = shown >= trace.moves.length;
  useEffect(() => {
    const moved = new Set(trace.moves.slice(0, shown).map(({ nodeId }) => nodeId));
    const at = new Set(isOver ? trace.nodes : []);
    const progress = Object.fromEntries(
      diagram.steps.map(({ id }): [string, StepProgress] => {
        const wanted = quantityOf(diagram, id);
        const state = at.has(id) ? "late" : moved.has(id) ? "done" : "awaited";
        return [id, { state, given: state === "done" ? wanted : 0, wanted }];
      }),
    );
    onShow({ progress, remaining: {} });
  }, [trace, shown, isOver, diagram, onShow]);
  return (
    <Stack>
      <p>{text("play.unsound")}</p>
      <Row>
        <Button size="sm" icon={<UndoIcon />} isDisabled={shown === 0} onPress={() => setShown(shown - 1)}>
          {text("play.back")}
        </Button>
        <Button size="sm" isDisabled={isOver} onPress={() => setShown(shown + 1)}>
          {text("play.next")}
        </Button>
      </Row>
      <Moves>
        {trace.moves.slice(0, shown).map(({ nodeId }) => (
          <li key={nodeId}>{nodeName(diagram, nodeId, text)}</li>
        ))}
      </Moves>
      {isOver ? (
        <InlineAlert tone="danger" isAnnounced>
          {traceText(trace, diagram, text)}
        </InlineAlert>
      ) : null}
    </Stack>
  );
}
