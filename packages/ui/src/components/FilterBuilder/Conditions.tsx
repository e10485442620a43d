import { type ReactElement, useEffect, useRef } from "react";
import { styled } from "styled-components";
import { CloseIcon } from "../../icons/CloseIcon.js";
import { PlusIcon } from "../../icons/PlusIcon.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { Button } from "../Button/index.js";
import type { FilterDefinition } from "../FilterBar/filters.js";
import { IconButton } from "../IconButton/index.js";
import { RadioGroup } from "../RadioGroup/index.js";
import { Select } from "../Select/index.js";
import { VisuallyHidden } from "../VisuallyHidden/index.js";
import { ConditionValue } from "./ConditionValue.js";
import {
  addCondition,
  addGroup,
  changeCondition,
  conditionsOf,
  type DraftCondition,
  type FilterDraft,
  isDraftGroup,
  removeItem,
  setMatch,
} from "./draft.js";
import { type FilterProblem, newCondition, operatorsOf, withOperator } from "./expression.js";
import { operatorText } from "./use-condition-words.js";

interface ConditionsProps {
  readonly fields: readonly FilterDefinition[];
  readonly draft: FilterDraft;
  readonly onChange: (draft: FilterDraft) => void;
  /** What is wrong, by the condition's key. */
  readonly problems: ReadonlyMap<number, FilterProblem>;
  /** Grows with every refused attempt: the first wrong condition takes the focus each time. */
  readonly attempt: number;
}

const Root = styled.div`
  display: grid;
  gap: var(--yer-space-3);
  min-inline-size: 0;
  container: yer-conditions / inline-size;
`;
const Box = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  @container yer-conditions (max-width: 599.98px) {
    &[data-condition] + &[data-condition] {
      padding-block-start: var(--yer-space-3);
      border-block-start: 1px solid var(--yer-border);
    }
  }
  &[data-group] {
    display: grid;
    gap: var(--yer-space-3);
    padding: var(--yer-space-3);
    border: 1px solid var(--yer-border);
    border-inline-start: 3px solid var(--yer-accent-border);
    border-radius: var(--yer-radius-md);
  }
  &[data-group] > legend {
    padding-inline: 4px;
    color: var(--yer-text-muted);
    font-size: var(--yer-font-size-sm);
    font-weight: var(--yer-weight-medium);
  }
`;
const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: var(--yer-space-2);
  align-items: start;

  > * {
    grid-column: 1;
    min-inline-size: 0;
  }
  > [data-remove] {
    grid-area: 1 / 2;
  }
  @container yer-conditions (min-width: 600px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 3fr) minmax(0, 5fr) auto;
    > * {
      grid-column: auto;
      grid-row: 1;
    }
    > [data-remove] {
      grid-area: 1 / 4;
    }
  }
`;
const Adders = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--yer-space-2);
`;
const Nothing = styled.p`
  margin: 0;
  color: var(--yer-text-muted);
`;

/** The conditions of a draft as rows of fields. Loaded when the builder is first opened, as calendars and lists are heavy. */
export function Conditions({ fields, draft, onChange, problems, attempt }: ConditionsProps): ReactElement {
  const text = useUiText();
  const root = useRef<HTMLDivElement>(null);
  const [firstField] = fields;
  const order = conditionsOf(draft).map(({ key }) => key);
  const groups = draft.items.filter(isDraftGroup).map(({ key }) => key);

  useEffect(() => {
    if (attempt === 0) return;
    const wrong = root.current?.querySelector("[data-problem]");
    wrong?.querySelector<HTMLElement>("[data-value] :is(input:not([type=hidden]), button, [role=spinbutton])")?.focus();
  }, [attempt]);

  const focusNew = useRef<number>(undefined);
  useEffect(() => {
    if (focusNew.current === undefined) return;
    root.current?.querySelector<HTMLElement>(`[data-condition="${focusNew.current}"] button`)?.focus();
    focusNew.current = undefined;
  });
  const add = (group?: number): void => {
    if (!firstField) return;
    focusNew.current = draft.next;
    onChange(addCondition(draft, newCondition(firstField), group));
  };

  const match = (value: "all" | "any", group?: number): ReactElement => (
    <RadioGroup
      label={text("filter.match")}
      isLabelHidden={group !== undefined}
      orientation="horizontal"
      value={value}
      onChange={(next) => onChange(setMatch(draft, next === "any" ? "any" : "all", group))}
      items={[
        { id: "all", label: text("filter.all") },
        { id: "any", label: text("filter.some") },
      ]}
    />
  );

  const row = ({ key, condition }: DraftCondition): ReactElement => {
    const field = fields.find(({ id }) => id === condition.field) ?? firstField;
    const problem = problems.get(key);
    const number = order.indexOf(key) + 1;
    const operators = field ? operatorsOf(field.kind) : [];
    return (
      <Box key={key} data-condition={key} data-problem={problem}>
        <VisuallyHidden as="legend">{text("filter.condition", { number })}</VisuallyHidden>
        <Row>
          <Select
            label={text("field")}
            isLabelHidden
            items={fields.map(({ id, label }) => ({ id, label }))}
            value={field?.id ?? null}
            onChange={(id) => {
              const next = fields.find((one) => one.id === id);
              if (next && next.id !== condition.field) onChange(changeCondition(draft, key, newCondition(next)));
            }}
          />
          {field && operators.length > 1 ? (
            <Select
              label={text("filter.operator")}
              isLabelHidden
              items={operators.map((id) => ({ id, label: text(operatorText(field.kind, id)) }))}
              value={condition.operator}
              onChange={(id) => {
                const operator = operators.find((known) => known === id);
                if (operator) onChange(changeCondition(draft, key, withOperator(condition, field.kind, operator)));
              }}
            />
          ) : null}
          {field ? (
            <div data-value="">
              <ConditionValue
                field={field}
                condition={condition}
                error={problem === undefined ? undefined : text(`filter.${problem}`)}
                onChange={(value) => onChange(changeCondition(draft, key, { ...condition, value }))}
              />
            </div>
          ) : null}
          <div data-remove="">
            <IconButton
              icon={<CloseIcon size={16} />}
              aria-label={text("filter.remove", { name: text("filter.condition", { number }) })}
              onPress={() => onChange(removeItem(draft, key))}
            />
          </div>
        </Row>
      </Box>
    );
  };

  return (
    <Root ref={root}>
      {draft.items.length > 1 ? match(draft.match) : null}
      {draft.items.length === 0 ? <Nothing>{text("filter.none")}</Nothing> : null}
      {draft.items.map((item) => {
        if (!isDraftGroup(item)) return row(item);
        const number = groups.indexOf(item.key) + 1;
        return (
          <Box key={item.key} data-group="">
            <legend>{text("filter.group", { number })}</legend>
            {match(item.match, item.key)}
            {item.conditions.map(row)}
            <Adders>
              <Button size="sm" variant="quiet" icon={<PlusIcon size={16} />} onPress={() => add(item.key)}>
                {text("filter.addCondition")}
              </Button>
              <Button size="sm" variant="quiet" onPress={() => onChange(removeItem(draft, item.key))}>
                {text("filter.removeGroup", { number })}
              </Button>
            </Adders>
          </Box>
        );
      })}
      <Adders>
        <Button icon={<PlusIcon size={16} />} onPress={() => add()}>
          {text("filter.addCondition")}
        </Button>
        <Button
          icon={<PlusIcon size={16} />}
          onPress={() => {
            if (!firstField) return;
            focusNew.current = draft.next + 1;
            onChange(addGroup(draft, newCondition(firstField)));
          }}
        >
          {text("filter.addGroup")}
        </Button>
      </Adders>
    </Root>
  );
}
