import { Button, CheckCircleIcon, EmptyState, InlineAlert, WarningIcon } from "@yer/ui";
import { useState } from "react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { Finding } from "../model/finding.js";
import type { Operation } from "../model/operations.js";
import { findingText, repairText } from "../texts/sentences.js";
import { useEditor } from "./editor-context.js";

const List = styled.ul`
  display: grid;
  gap: var(--yer-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Left = styled.div`
  margin-block-end: var(--yer-space-2);
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--yer-space-2);
  padding: var(--yer-space-3);
  border: 1px solid var(--yer-danger-border);
  border-radius: var(--yer-radius-md);
  background: var(--yer-danger-bg);
  color: var(--yer-danger-text);
  > div {
    display: grid;
    gap: var(--yer-space-2);
    justify-items: start;
    min-inline-size: 0;
  }
`;

/** A sentence that leads to the place it speaks of. */
const Sentence = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover {
    text-decoration: underline;
  }
`;

/** What a draft still leaves unsaid is said by a person, of course: no repair is looked for there. */
const unsaidCodes: ReadonlySet<Finding["code"]> = new Set(["step-without-concluder", "step-without-fields"]);

/** Findings shown at once; a diagram with more wants its first ones mended before the rest is read. */
const shown = 100;

/** Props of {@link FindingsPanel}. */
export interface FindingsPanelProps {
  /** Leads to the nodes and relations at fault. */
  readonly onPlace: (finding: Finding) => void;
  /** Shows what a repair would do, while its button is looked at; null ends it. */
  readonly onPreview: (operations: readonly Operation[] | null) => void;
}

/** What keeps the diagram from being published: each finding leads to its place and, where it can, mends itself. */
export function FindingsPanel({ onPlace, onPreview }: FindingsPanelProps): ReactNode {
  const { editing, commands, text } = useEditor();
  const { diagram, findings, hasRepairs } = editing;
  /** What came of mending all at once, as long as nothing else was done. */
  const [mended, setMended] = useState<Awaited<ReturnType<typeof commands.repairAll>> | null>(null);
  const left = mended?.diagram === diagram ? mended.left : 0;
  const repairable = findings.filter(({ repair }) => repair);
  if (findings.length === 0) {
    return <EmptyState level={3} icon={<CheckCircleIcon size={32} />} title={text("editor.noFindings")} />;
  }
  return (
    <>
      {repairable.length > 1 ? (
        <p>
          <Button size="sm" onPress={async () => setMended(await commands.repairAll())}>
            {text("editor.repairAll")}
          </Button>
        </p>
      ) : null}
      {left > 0 ? (
        <Left>
          <InlineAlert tone="warning">{text("said.repairedBut", { count: left })}</InlineAlert>
        </Left>
      ) : null}
      <List aria-label={text("said.findings", { count: findings.length })}>
        {findings.slice(0, shown).map((finding) => {
          const { code, nodes, relations, repair } = finding;
          const label = repairText(finding, text);
          return (
            <Item key={[code, ...nodes, ...relations].join(" ")} data-code={code}>
              <WarningIcon />
              <div>
                <Sentence type="button" onClick={() => onPlace(finding)}>
                  {findingText(finding, diagram, text)}
                </Sentence>
                {repair && label !== undefined ? (
                  <Button
                    size="sm"
                    onHoverChange={(isHovered) => onPreview(isHovered ? repair : null)}
                    onFocusChange={(isFocused) => onPreview(isFocused ? repair : null)}
                    onPress={() => {
                      onPreview(null);
                      commands.repair(repair);
                    }}
                  >
                    {label}
                  </Button>
                ) : hasRepairs && !unsaidCodes.has(code) ? (
                  <span>{text("editor.noRepair")}</span>
                ) : null}
              </div>
            </Item>
          );
        })}
      </List>
    </>
  );
}
