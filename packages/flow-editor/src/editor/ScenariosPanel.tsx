import { Button, CheckCircleIcon, IconButton, InlineAlert, TextField, ToneIcon, TrashIcon } from "@yer/ui";
import { useMemo, useState } from "react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { checkScenario, playScenario } from "../model/scenario.js";
import type { Scenario, ScenarioConclusion } from "../model/scenario.js";
import { useEditor } from "./editor-context.js";
import { scenarioText } from "./scenario-text.js";

/** Props of {@link ScenariosPanel}. */
export interface ScenariosPanelProps {
  readonly scenarios: readonly Scenario[];
  readonly onChange: (scenarios: readonly Scenario[]) => void;
  /** What has been concluded in the play so far, to be kept as a scenario. */
  readonly played: readonly ScenarioConclusion[];
}

const Section = styled.section`
  display: grid;
  gap: var(--yer-space-3);
  padding-block-start: var(--yer-space-3);
  border-block-start: 1px solid var(--yer-border);
`;

const List = styled.ul`
  display: grid;
  gap: var(--yer-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: start;
    gap: var(--yer-space-2);
    min-inline-size: 0;
  }
  p {
    color: var(--yer-text-muted);
    font-size: var(--yer-font-size-sm);
    overflow-wrap: anywhere;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--yer-space-2);
  > :first-child {
    flex: 1 1 160px;
  }
`;

/** What the diagram must do, played anew at every change: each scenario holds, or says where it leads now. */
export function ScenariosPanel({ scenarios, onChange, played }: ScenariosPanelProps): ReactNode {
  const { editing, text } = useEditor();
  const { diagram } = editing;
  const [name, setName] = useState("");
  const results = useMemo(
    () => scenarios.map((scenario) => ({ scenario, verdict: checkScenario(diagram, scenario) })),
    [scenarios, diagram],
  );
  const keep = () => {
    const play = playScenario(diagram, played);
    if (!play.ok || name.trim() === "") return;
    const taken = new Set(scenarios.map(({ id }) => id));
    let number = scenarios.length + 1;
    while (taken.has(`scenario-${number}`)) number++;
    onChange([
      ...scenarios,
      { id: `scenario-${number}`, name: name.trim(), conclusions: played, expected: play.result },
    ]);
    setName("");
  };
  return (
    <Section aria-label={text("scenario.label")}>
      <h4>{text("scenario.label")}</h4>
      {scenarios.length === 0 ? <InlineAlert tone="neutral">{text("scenario.none")}</InlineAlert> : null}
      <List>
        {results.map(({ scenario, verdict }) => (
          <li key={scenario.id} data-verdict={verdict.code}>
            {verdict.code === "holds" ? <CheckCircleIcon /> : <ToneIcon tone="danger" size={16} />}
            <div>
              <strong>{scenario.name}</strong>
              <p>{scenarioText(verdict, diagram, text)}</p>
            </div>
            <IconButton
              size="sm"
              icon={<TrashIcon />}
              aria-label={text("scenario.remove", { name: scenario.name })}
              onPress={() => onChange(scenarios.filter(({ id }) => id !== scenario.id))}
            />
          </li>
        ))}
      </List>
      <Line>
        <TextField name="scenario-name" label={text("scenario.name")} value={name} onChange={setName} maxLength={100} />
        <Button onPress={keep} {...(name.trim() === "" ? { disabledReason: text("scenario.nameFirst") } : {})}>
          {text("scenario.keep")}
        </Button>
      </Line>
    </Section>
  );
}
