import { type ReactElement, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { AlertDialog } from "../../../components/AlertDialog/index.js";
import { Button } from "../../../components/Button/index.js";
import { Card } from "../../../components/Card/index.js";
import { DescriptionList } from "../../../components/DescriptionList/index.js";
import { InlineAlert } from "../../../components/InlineAlert/index.js";
import { RadioGroup } from "../../../components/RadioGroup/index.js";
import { StatusTag } from "../../../components/StatusTag/index.js";
import { TextArea } from "../../../components/TextArea/index.js";
import { useUiIntl } from "../../../UiProvider/ui-intl.js";
import { usePatternText } from "../pattern-text.js";
import { texts } from "./texts.js";

/** What was decided, as the service gets it. */
export interface Verdict {
  readonly choice: "recognise" | "refuse";
  readonly ground?: string;
  readonly words: string;
}

/** Props of {@link Decision}. */
export interface DecisionProps {
  /** Whether every organisation has given its conclusion; without them nothing can be decided. @default true */
  readonly isComplete?: boolean;
  /** Sends the decision. */
  readonly onDecide: (verdict: Verdict) => Promise<void>;
}

type Choice = Verdict["choice"];

const grounds = ["zone", "irrigated", "dispute"] as const;

const consequences = {
  recognise: ["after.recognise.1", "after.recognise.2", "after.both"],
  refuse: ["after.refuse.1", "after.refuse.2", "after.both"],
} as const;

const Page = styled.div`
  display: grid;
  gap: var(--yer-gap);
  max-inline-size: 48rem;
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--yer-space-3);
  }
`;

const Parts = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--yer-space-5);
  > * {
    max-inline-size: 100%;
  }
`;

/** What is known, what is to be done, what follows from it, and one button. */
export function Decision({ isComplete = true, onDecide }: DecisionProps): ReactElement {
  const text = usePatternText(texts);
  const { intl } = useUiIntl();
  const [choice, setChoice] = useState<Choice>();
  const [ground, setGround] = useState<string>();
  const [words, setWords] = useState("");
  const [isAsking, setAsking] = useState(false);
  const [decided, setDecided] = useState<Choice>();
  const outcome = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (decided) outcome.current?.focus();
  }, [decided]);

  const blocked = !isComplete
    ? text("blocked.conclusions")
    : choice === undefined
      ? text("blocked.choice")
      : choice === "refuse" && ground === undefined
        ? text("blocked.ground")
        : undefined;

  const decide = async (): Promise<void> => {
    if (choice === undefined) return;
    await onDecide({ choice, ...(choice === "refuse" && ground !== undefined ? { ground } : {}), words });
    setAsking(false);
    setDecided(choice);
  };

  return (
    <Page>
      <header>
        <h1>{text("title")}</h1>
        <StatusTag tone={decided === undefined ? "warning" : decided === "recognise" ? "success" : "danger"}>
          {text(
            decided === undefined ? "status.open" : decided === "recognise" ? "status.recognised" : "status.refused",
          )}
        </StatusTag>
      </header>
      <Card title={text("facts")}>
        <DescriptionList
          items={[
            { term: text("owner"), details: "Karimova Dilnoza" },
            { term: text("area"), details: `${intl.formatNumber(412.5)} m²` },
            {
              term: text("conclusions"),
              details: text(isComplete ? "conclusions.all" : "conclusions.missing"),
            },
            { term: text("objections"), details: text("objections.none") },
          ]}
        />
      </Card>
      {decided ? (
        <div ref={outcome} tabIndex={-1}>
          <InlineAlert tone={decided === "recognise" ? "success" : "info"}>
            {text(decided === "recognise" ? "done.recognise" : "done.refuse")}
          </InlineAlert>
        </div>
      ) : (
        <Card title={text("decision")}>
          <Parts>
            <RadioGroup
              label={text("choice")}
              value={choice ?? null}
              onChange={(id) => setChoice(id as Choice)}
              items={[
                { id: "recognise", label: text("choice.recognise"), description: text("choice.recognise.hint") },
                { id: "refuse", label: text("choice.refuse"), description: text("choice.refuse.hint") },
              ]}
            />
            {choice === "refuse" ? (
              <>
                <RadioGroup
                  label={text("ground")}
                  value={ground ?? null}
                  onChange={setGround}
                  items={grounds.map((id) => ({ id, label: text(`ground.${id}`) }))}
                />
                <TextArea
                  label={text("words")}
                  description={text("words.hint")}
                  value={words}
                  onChange={setWords}
                  limit={500}
                  width="full"
                />
              </>
            ) : null}
            {choice ? (
              <section aria-labelledby="decision-after">
                <h3 id="decision-after">{text("after")}</h3>
                <ul>
                  {consequences[choice].map((id) => (
                    <li key={id}>{text(id)}</li>
                  ))}
                </ul>
              </section>
            ) : null}
            <Button
              variant="primary"
              onPress={() => setAsking(true)}
              {...(blocked === undefined ? {} : { disabledReason: blocked })}
            >
              {text("decide")}
            </Button>
            <AlertDialog
              isOpen={isAsking}
              onOpenChange={setAsking}
              title={text(choice === "refuse" ? "confirm.refuse" : "confirm.recognise")}
              confirmLabel={text(choice === "refuse" ? "choice.refuse" : "choice.recognise")}
              isDanger={choice === "refuse"}
              onConfirm={decide}
            >
              <p>{text("confirm.text")}</p>
            </AlertDialog>
          </Parts>
        </Card>
      )}
    </Page>
  );
}
