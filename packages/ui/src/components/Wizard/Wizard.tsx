import { type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { styled } from "styled-components";
import { safeParseAsync, unknown } from "zod/mini";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { Button } from "../Button/Button.js";
import { ButtonGroup } from "../ButtonGroup/ButtonGroup.js";
import { Form, type IssueMessage, type Refusal } from "../Form/index.js";
import type { WizardState, WizardStep } from "./types.js";
import { useStepTitle } from "./use-step-title.js";
import { WizardSteps } from "./WizardSteps.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** Props of `Wizard`. */
export interface WizardProps extends RootProps {
  /** The steps in their order. Make the list of the answers where one decides over the next. */
  readonly steps: readonly WizardStep[];
  /** What the wizard remembers. */
  readonly state: WizardState;
  /** Called at every change of what it remembers, with each letter: keep it, and save it at rest. */
  readonly onStateChange: (state: WizardState) => void;
  /**
   * Sends what the schemas made of the answers, by step. What it resolves with is shown as errors of the last step; of
   * fields in other steps say so in `form`.
   */
  readonly onSubmit: (values: Readonly<Record<string, unknown>>) => Promise<Refusal | void> | Refusal | void;
  /** Words of the last step's main button: the verb of the whole. */
  readonly submitLabel: ReactNode;
  /** Says what is wrong in words. @default the schema's own message */
  readonly issueMessage?: IssueMessage;
  /** Name of the list of steps, for readers. @default "Steps" in the interface language */
  readonly "aria-label"?: string;
  /** Level of the step's heading. @default 2 */
  readonly level?: 1 | 2 | 3;
}

const Root = styled.div`
  container: yer-wizard / inline-size;
`;

const Columns = styled.div`
  display: grid;
  gap: var(--yer-space-4) var(--yer-space-8);
  align-items: start;
  @container yer-wizard (min-width: 44rem) {
    grid-template-columns: 220px minmax(0, 1fr);
  }
`;

const Step = styled.section`
  display: grid;
  gap: var(--yer-space-5);
  min-inline-size: 0;
  header {
    display: grid;
    gap: var(--yer-space-2);
    max-inline-size: var(--yer-measure);
  }
  header > :first-child {
    scroll-margin-block: 96px 24px;
  }
  header p {
    color: var(--yer-text-muted);
  }
`;

const Caption = styled.span`
  display: block;
  margin-block-end: 2px;
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-sm);
  font-weight: var(--yer-weight-normal);
  letter-spacing: normal;
`;

const anything = unknown();

/**
 * A long form in steps. One goes on when the step's answers are right and back at any time; nothing typed is lost. The
 * heading takes the focus at every step, and the page's title says which one it is.
 */
export function Wizard(props: WizardProps): ReactElement {
  const { steps, state, onStateChange, onSubmit, submitLabel, level = 2 } = props;
  const text = useUiText();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // Where "Change" was pressed: once the step is answered, one is back there.
  const [returnTo, setReturnTo] = useState<string>();

  const at = Math.max(
    0,
    steps.findIndex((step) => step.id === state.step),
  );
  const step = steps[at];
  const current = step?.id ?? "";
  const place = { at: at + 1, all: steps.length };
  useStepTitle((title) => text("wizard.title", { step: step?.title ?? "", title, ...place }), current);

  const shownAt = useRef(current);
  useEffect(() => {
    if (shownAt.current === current) return;
    shownAt.current = current;
    heading.current?.focus();
  }, [current]);

  if (!step) return <Root {...rootProps(props)} />;
  const previous = steps[at - 1];
  const next = steps[at + 1];
  const answersOf = (asked: WizardStep): FieldValues => state.answers[asked.id] ?? asked.defaultValues ?? {};

  function go(to: string, change: Partial<WizardState> = {}): void {
    onStateChange({ ...state, ...change, step: to });
  }

  async function finish(done: readonly string[]): Promise<Refusal | void> {
    const values: Record<string, unknown> = {};
    for (const asked of steps) {
      // Answers of a draft are checked again: the rules may have changed since.
      const result = await safeParseAsync(asked.schema ?? anything, answersOf(asked));
      if (!result.success) {
        go(asked.id, { done: done.filter((other) => other !== asked.id) });
        return;
      }
      values[asked.id] = result.data;
    }
    onStateChange({ ...state, done });
    return onSubmit(values);
  }

  const Heading = `h${level}` as const;
  return (
    <Root {...rootProps(props)}>
      <Columns>
        <WizardSteps
          label={props["aria-label"] ?? text("wizard.steps")}
          steps={steps}
          current={current}
          done={state.done}
          onGo={(to) => go(to)}
        />
        <Step aria-labelledby={id}>
          <header>
            <Heading id={id} ref={heading} tabIndex={-1}>
              <Caption>{text("wizard.at", place)}</Caption>
              {step.title}
            </Heading>
            {step.description ? <p>{step.description}</p> : null}
          </header>
          <Form<FieldValues, unknown>
            key={current}
            aria-label={step.title}
            schema={step.schema ?? anything}
            defaultValues={answersOf(step)}
            {...(props.issueMessage ? { issueMessage: props.issueMessage } : {})}
            onValuesChange={(values) =>
              onStateChange({
                ...state,
                answers: { ...state.answers, [current]: values },
                done: state.done.filter((other) => other !== current),
              })
            }
            onSubmit={() => {
              const done = [...new Set([...state.done, current])];
              if (!next) return finish(done);
              setReturnTo(undefined);
              const back = steps.some((other) => other.id === returnTo) ? returnTo : undefined;
              return go(back ?? next.id, { done });
            }}
          >
            {(form) => (
              <>
                {typeof step.content === "function"
                  ? step.content({
                      answers: state.answers,
                      form,
                      goTo: (to) => {
                        setReturnTo(current);
                        go(to);
                      },
                    })
                  : step.content}
                <ButtonGroup
                  primary={
                    <Button type="submit" variant="primary" isPending={form.formState.isSubmitting}>
                      {next ? text("wizard.next") : submitLabel}
                    </Button>
                  }
                >
                  {previous ? <Button onPress={() => go(previous.id)}>{text("back")}</Button> : null}
                </ButtonGroup>
              </>
            )}
          </Form>
        </Step>
      </Columns>
    </Root>
  );
}
