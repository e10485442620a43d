import { Button, Dialog, InlineAlert, SendIcon, Stack } from "@yer/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { Finding } from "../model/finding.js";
import { findingText } from "../texts/sentences.js";
import { useEditor } from "./editor-context.js";
import { scenarioText } from "./scenario-text.js";
import type { Publishing } from "./use-publishing.js";

const List = styled.ul`
  display: grid;
  gap: var(--yer-space-2);
  margin: var(--yer-space-2) 0 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

/** A sentence that leads to the place it speaks of. */
const Sentence = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: var(--yer-accent-text);
  text-align: start;
  text-decoration: underline;
  overflow-wrap: anywhere;
  cursor: pointer;
`;

/** Props of {@link PublishButton}. */
export interface PublishButtonProps {
  readonly publishing: Publishing;
  /** Leads to the nodes and relations at fault. */
  readonly onPlace: (finding: Finding) => void;
  /** Leads to the scenarios. */
  readonly onScenarios: () => void;
}

/** Publishes the diagram, or says all that keeps it from being published, each with the way to its place. */
export function PublishButton({ publishing, onPlace, onScenarios }: PublishButtonProps): ReactNode {
  const { editing, text } = useEditor();
  const { diagram } = editing;
  const { disabledReason, press, refusal, dismiss } = publishing;
  const leave = (act: () => void) => () => {
    dismiss();
    act();
  };
  return (
    <>
      <Button
        size="sm"
        variant="primary"
        icon={<SendIcon />}
        onPress={press}
        {...(disabledReason === undefined ? {} : { disabledReason })}
      >
        {text("publish.press")}
      </Button>
      <Dialog isOpen={refusal !== null} onOpenChange={dismiss} title={text("publish.refused")} isDismissable>
        <Stack gap={4}>
          {refusal?.hasFailed ? <InlineAlert tone="danger">{text("publish.failed")}</InlineAlert> : null}
          {refusal && refusal.findings.length > 0 ? (
            <section aria-label={text("publish.findings")}>
              <p>{text("publish.findings")}</p>
              <List>
                {refusal.findings.map((finding) => (
                  <li key={[finding.code, ...finding.nodes, ...finding.relations].join(" ")}>
                    <Sentence type="button" onClick={leave(() => onPlace(finding))}>
                      {findingText(finding, diagram, text)}
                    </Sentence>
                  </li>
                ))}
              </List>
            </section>
          ) : null}
          {refusal && refusal.scenarios.length > 0 ? (
            <section aria-label={text("publish.scenarios")}>
              <p>{text("publish.scenarios")}</p>
              <List>
                {refusal.scenarios.map(({ scenario, verdict }) => (
                  <li key={scenario.id}>
                    <Sentence type="button" onClick={leave(onScenarios)}>
                      {scenario.name}
                    </Sentence>
                    {": "}
                    {scenarioText(verdict, diagram, text)}
                  </li>
                ))}
              </List>
            </section>
          ) : null}
        </Stack>
      </Dialog>
    </>
  );
}
