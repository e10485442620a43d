import { type ReactElement, type ReactNode, useId, useState } from "react";
import { css, styled } from "styled-components";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { Button } from "../Button/index.js";
import { Dialog } from "../Dialog/index.js";
import { type Choice, type ConflictValues, type Decision, ownChoice, sameValue, stands } from "./merge.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** One field of the record. */
export interface ConflictField extends ConflictValues {
  /** The field's name in the record. */
  readonly name: string;
  /** Its label. */
  readonly label: string;
  /** Shows a value of it. @default the value as text */
  readonly show?: (value: unknown) => ReactNode;
  /** Draws an input for a third value, made of both; without it one of the two stays. */
  readonly edit?: (input: {
    readonly label: string;
    readonly value: unknown;
    readonly onChange: (value: unknown) => void;
  }) => ReactElement;
}

/** Props of {@link ConflictDialog}. */
export interface ConflictDialogProps extends RootProps {
  /** Whether it is open. */
  readonly isOpen: boolean;
  /** Called when it is closed without saving: the person goes on editing. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The fields; those that are alike on both sides are not shown. */
  readonly fields: readonly ConflictField[];
  /** Heading, where it was not a colleague's change: one's own in another window. @default another person changed the record */
  readonly title?: string;
  /** What happened and what to choose, likewise. @default says who changed it */
  readonly intro?: string;
  /** Who changed the record meanwhile. */
  readonly who?: string;
  /** Saves the merged record, over the version that was shown as theirs. A promise keeps the button pending. */
  readonly onResolve: (merged: Readonly<Record<string, unknown>>) => unknown;
}

const Intro = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-2);
  margin-block-end: var(--yer-space-4);
  > p {
    flex: 1 1 100%;
  }
`;
const Fields = styled.div`
  display: grid;
  gap: var(--yer-space-4);
  container: yer-conflict / inline-size;
`;
const FieldBox = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > legend {
    padding: 0;
    font-weight: var(--yer-weight-semibold);
  }
  > small {
    display: block;
    margin-block: 2px var(--yer-space-2);
    color: var(--yer-text-muted);
    font-size: var(--yer-font-size-sm);
  }
  &[data-undecided] > legend::after {
    content: " •" / "";
    color: var(--yer-danger-text);
  }
`;
const Sides = styled.div`
  display: grid;
  gap: var(--yer-space-2);
  @container yer-conflict (min-width: 32rem) {
    grid-template-columns: 1fr 1fr;
  }
`;
const box = css`
  padding: var(--yer-space-2) var(--yer-space-3);
  border: 1px solid var(--yer-border-strong);
  border-radius: var(--yer-radius-md);
  overflow-wrap: anywhere;

  &:has(input[type="radio"]:checked) {
    border-color: var(--yer-accent);
    background: var(--yer-accent-subtle);
    box-shadow: inset 0 0 0 1px var(--yer-accent);
  }
  &:has(input[type="radio"]:focus-visible) {
    outline: 2px solid var(--yer-focus);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    &:has(input[type="radio"]:checked) {
      border: 2px solid Highlight;
    }
  }
`;
const heading = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 2px var(--yer-space-2);
  min-block-size: 24px;
  cursor: pointer;

  > input[type="radio"] {
    margin: 3px 0 0;
    outline: none;
    accent-color: var(--yer-accent);
  }
  > b {
    font-weight: var(--yer-weight-medium);
    color: var(--yer-text-muted);
    font-size: var(--yer-font-size-sm);
  }
  > span {
    grid-column: 2;
    min-inline-size: 0;
  }
`;
const Side = styled.label`
  ${box}
  ${heading}
`;
/** The third value, made of both: its input stands beside its label, not in it. */
const Third = styled.div`
  ${box}
  display: grid;
  gap: var(--yer-space-2);
  grid-column: 1 / -1;
  > label {
    ${heading}
  }
`;

/** A value of a field that does not say how to show it. */
function asText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/**
 * Two people changed one record: shows what differs, field by field, mine beside theirs. What only one side changed is
 * chosen already; what both changed waits for a person, and nothing is saved before every field is decided. When the
 * record changes once more meanwhile, hand in the new `fields`: decisions of values that are gone are asked anew.
 *
 * Data attributes: `data-undecided` on each field that waits.
 */
export function ConflictDialog(props: ConflictDialogProps): ReactElement {
  const { isOpen, onOpenChange, fields, who, onResolve } = props;
  const text = useUiText();
  const group = useId();
  const [decisions, setDecisions] = useState<Readonly<Record<string, Decision & { readonly written?: unknown }>>>({});

  const differing = fields.filter((field) => !sameValue(field.mine, field.theirs));
  const decisionOf = (field: ConflictField): (typeof decisions)[string] => {
    const made = decisions[field.name];
    return stands(made, field) ? made : { choice: ownChoice(field), of: field };
  };
  const choiceOf = (field: ConflictField): Choice => decisionOf(field).choice;
  const undecided = differing.filter((field) => choiceOf(field) === undefined).length;
  const choose = (field: ConflictField, choice: Choice): void =>
    setDecisions((all) => ({ ...all, [field.name]: { ...decisionOf(field), choice, of: field } }));
  const chooseAll = (choice: Choice): void =>
    setDecisions(Object.fromEntries(differing.map((field) => [field.name, { choice, of: field }])));
  const write = (field: ConflictField, written: unknown): void =>
    setDecisions((all) => ({ ...all, [field.name]: { choice: "merged", of: field, written } }));

  const merged = (field: ConflictField): unknown => {
    const decision = decisionOf(field);
    if (decision.choice === "merged") return "written" in decision ? decision.written : field.mine;
    return decision.choice === "mine" ? field.mine : field.theirs;
  };
  const show = (field: ConflictField, value: unknown): ReactNode => {
    if (value === undefined || value === null || value === "") return text("value.none");
    return field.show ? field.show(value) : asText(value);
  };

  return (
    <Dialog
      {...rootProps(props)}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onOpenChange(false);
      }}
      size="lg"
      title={props.title ?? text("conflict.title")}
      footer={
        <>
          <Button onPress={() => onOpenChange(false)}>{text("cancel")}</Button>
          <Button
            variant="primary"
            disabledReason={undecided > 0 ? text("conflict.undecided", { count: undecided }) : undefined}
            onPress={() => onResolve(Object.fromEntries(fields.map((field) => [field.name, merged(field)])))}
          >
            {text("conflict.save")}
          </Button>
        </>
      }
    >
      <Intro>
        <p>{props.intro ?? text("conflict.text", { who: who ?? text("conflict.someone") })}</p>
        <Button size="sm" onPress={() => chooseAll("mine")}>
          {text("conflict.allMine")}
        </Button>
        <Button size="sm" onPress={() => chooseAll("theirs")}>
          {text("conflict.allTheirs")}
        </Button>
      </Intro>
      <Fields>
        {differing.map((field) => {
          const choice = choiceOf(field);
          const side = (which: "mine" | "theirs"): ReactElement => (
            <Side>
              <input
                type="radio"
                name={`${group}-${field.name}`}
                checked={choice === which}
                onChange={() => choose(field, which)}
              />
              <b>{text(which === "mine" ? "conflict.mine" : "conflict.theirs")}</b>
              <span>{show(field, field[which])}</span>
            </Side>
          );
          return (
            <FieldBox key={field.name} data-undecided={choice === undefined || undefined}>
              <legend>{field.label}</legend>
              <small>
                {text("conflict.before", { value: "" })}
                {show(field, field.base)}
              </small>
              <Sides>
                {side("mine")}
                {side("theirs")}
                {field.edit ? (
                  <Third data-chosen={choice === "merged" || undefined}>
                    <label>
                      <input
                        type="radio"
                        name={`${group}-${field.name}`}
                        checked={choice === "merged"}
                        onChange={() => choose(field, "merged")}
                      />
                      <b>{text("conflict.merged")}</b>
                    </label>
                    {choice === "merged"
                      ? field.edit({
                          label: `${field.label}: ${text("conflict.merged")}`,
                          value: merged(field),
                          onChange: (value) => write(field, value),
                        })
                      : null}
                  </Third>
                ) : null}
              </Sides>
            </FieldBox>
          );
        })}
      </Fields>
    </Dialog>
  );
}
