import { type ReactElement, type ReactNode, Suspense, useState } from "react";
import { styled } from "styled-components";
import { lazyPart } from "../../host/lazy-part.js";
import { CloseIcon } from "../../icons/CloseIcon.js";
import { FilterIcon } from "../../icons/FilterIcon.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { Button } from "../Button/index.js";
import { Dialog } from "../Dialog/index.js";
import type { FilterDefinition } from "../FilterBar/filters.js";
import { Chip, Chips } from "../FilterBar/parts.js";
import { IconButton } from "../IconButton/index.js";
import { Spinner } from "../Spinner/index.js";
import { conditionsOf, draftOf, expressionOf } from "./draft.js";
import { type FilterExpression, type FilterProblem, noFilters, problemOf } from "./expression.js";
import { useConditionWords } from "./use-condition-words.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

const Conditions = lazyPart(() => import("./Conditions.js"), "Conditions");

/** Props of {@link FilterBuilder}. */
export interface FilterBuilderProps extends RootProps {
  /** What the list can be narrowed by: the same definitions as a `FilterBar` takes. */
  readonly fields: readonly FilterDefinition[];
  /** The conditions that are set; the URL holds them (`writeFilters`, `readFilters`). */
  readonly value: FilterExpression;
  /** Called with the conditions to set: by Apply, by taking one away, by clearing. */
  readonly onChange: (value: FilterExpression) => void;
  /** Stands first in the bar: the search field. */
  readonly children?: ReactNode;
}

const Bar = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-2);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;
const Joint = styled.li`
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-sm);
`;
const Apart = styled.span`
  margin-inline-end: auto;
`;

const noProblems: ReadonlyMap<number, FilterProblem> = new Map();

/**
 * Narrows a list by conditions that people put together: comparisons, "not", "or". What is set stands in words in the bar;
 * it is changed in a dialog, as a draft that takes effect with Apply and is dropped with Escape.
 */
export function FilterBuilder({ fields, value, onChange, children, ...root }: FilterBuilderProps): ReactElement {
  const text = useUiText();
  const words = useConditionWords(fields);
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState(() => draftOf(value));
  const [problems, setProblems] = useState(noProblems);
  const [attempt, setAttempt] = useState(0);

  const open = (): void => {
    setDraft(draftOf(value));
    setProblems(noProblems);
    setAttempt(0);
    setOpen(true);
  };
  const apply = (): void => {
    const wrong = conditionsOf(draft).flatMap(({ key, condition }): [number, FilterProblem][] => {
      const field = fields.find(({ id }) => id === condition.field);
      const problem = field ? problemOf(condition, field.kind) : "missing";
      return problem ? [[key, problem]] : [];
    });
    if (wrong.length > 0) {
      setProblems(new Map(wrong));
      setAttempt(attempt + 1);
      return;
    }
    setOpen(false);
    onChange(expressionOf(draft));
  };
  const { match, items } = value;

  return (
    <Bar {...rootProps(root)} aria-label={text("filter.label")}>
      {children}
      <Chips>
        {items.flatMap((item, index) => {
          const said = words(item);
          const chip = (
            // Two conditions may be the same words; their place tells them apart, and they keep no state.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            <Chip key={index} data-long="">
              <Button size="sm" variant="quiet" onPress={open}>
                {said}
              </Button>
              <IconButton
                size="sm"
                icon={<CloseIcon size={12} />}
                aria-label={text("filter.remove", { name: said })}
                onPress={() => onChange(items.length === 1 ? noFilters : { match, items: items.toSpliced(index, 1) })}
              />
            </Chip>
          );
          // oxlint-disable-next-line react/no-array-index-key -- as the chip behind it
          const joint = <Joint key={`joint-${index}`}>{text(match === "all" ? "filter.and" : "filter.or")}</Joint>;
          return index === 0 ? [chip] : [joint, chip];
        })}
      </Chips>
      <Button icon={<FilterIcon size={16} />} variant="quiet" onPress={open}>
        {text("filter.build")}
      </Button>
      {items.length > 1 ? (
        <Button variant="quiet" size="sm" onPress={() => onChange(noFilters)}>
          {text("filter.clear")}
        </Button>
      ) : null}
      <Dialog
        size="lg"
        title={text("filter.build")}
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={(close) => (
          <>
            <Apart>
              <Button variant="quiet" onPress={() => setDraft(draftOf(noFilters))}>
                {text("filter.clear")}
              </Button>
            </Apart>
            <Button onPress={close}>{text("cancel")}</Button>
            <Button variant="primary" onPress={apply}>
              {text("filter.apply")}
            </Button>
          </>
        )}
      >
        <Suspense fallback={<Spinner aria-label={text("loading")} />}>
          <Conditions
            fields={fields}
            draft={draft}
            problems={problems}
            attempt={attempt}
            onChange={(next) => {
              const before = new Map(conditionsOf(draft).map(({ key, condition }) => [key, condition]));
              const untouched = conditionsOf(next).filter(({ key, condition }) => before.get(key) === condition);
              // What is being mended is judged again at the next attempt.
              setProblems(new Map([...problems].filter(([key]) => untouched.some((one) => one.key === key))));
              setDraft(next);
            }}
          />
        </Suspense>
      </Dialog>
    </Bar>
  );
}
