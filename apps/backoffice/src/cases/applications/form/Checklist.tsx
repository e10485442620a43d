import { CheckCircleIcon, CircleIcon, Disclosure, focusField, ProgressBar } from "@yer/ui";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { useText } from "../../../base/language/use-text.js";
import type { FactsFormState } from "./facts-form-state.js";
import { fieldOf, formSections, isUnder, labelOf, lackingFacts } from "./fields.js";

const Sections = styled.ol`
  display: grid;
  gap: var(--yer-space-2);
  margin: var(--yer-space-3) 0 0;
  padding: 0;
  list-style: none;
  font-size: var(--yer-font-size-sm);
  > li > a {
    display: flex;
    gap: var(--yer-space-2);
    align-items: center;
    min-block-size: 24px;
    color: var(--yer-text);
    font-weight: var(--yer-weight-medium);
    text-decoration: none;
  }
  > li > a:hover {
    text-decoration: underline;
  }
  svg {
    flex: none;
    color: var(--yer-text-muted);
  }
  [data-complete] svg {
    color: var(--yer-success-text);
  }
`;

const Lacking = styled.ul`
  display: grid;
  gap: 2px;
  margin: 2px 0 0;
  padding-inline-start: 24px;
  list-style: none;
  a {
    display: inline-block;
    min-block-size: 24px;
    color: var(--yer-accent-text);
    text-underline-offset: 3px;
  }
`;

/** Facts that are lacking now; drawn anew only when the list itself changes. */
export function useLackingFacts(form: FactsFormState): readonly string[] {
  const { subscribe, getValues } = form;
  const [lacking, setLacking] = useState<readonly string[]>(() => lackingFacts(getValues()));
  useEffect(() => {
    const look = (): void =>
      setLacking((before) => {
        const now = lackingFacts(getValues());
        return now.join() === before.join() ? before : now;
      });
    look();
    return subscribe({ formState: { values: true }, callback: look });
  }, [subscribe, getValues]);
  return lacking;
}

/** How far the file is from submission: the sections, and in each the facts still to be filled in, as links. No errors. */
export function Checklist({ lacking, isOpen }: { lacking: readonly string[]; isOpen: boolean }) {
  const text = useText();
  const complete = formSections.filter(
    ({ facts }) => !lacking.some((pointer) => facts.some((fact) => isUnder(pointer, fact))),
  );
  return (
    <Disclosure title={text("form.checklist.title", { count: lacking.length })} level={2} defaultExpanded={isOpen}>
      <ProgressBar
        label={text("form.checklist.progress")}
        value={complete.length}
        maxValue={formSections.length}
        valueText={text("form.checklist.sections", { done: complete.length, all: formSections.length })}
      />
      <Sections>
        {formSections.map(({ id, title, facts }) => {
          const here = lacking.filter((pointer) => facts.some((fact) => isUnder(pointer, fact)));
          return (
            <li key={id} data-complete={here.length === 0 || undefined}>
              <a href={`#section-${id}`}>
                {here.length === 0 ? <CheckCircleIcon size={16} /> : <CircleIcon size={16} />}
                {text(title)}
              </a>
              {here.length === 0 ? null : (
                <Lacking>
                  {here.map((pointer) => (
                    <li key={pointer}>
                      <a
                        href={`#field-${fieldOf(pointer)}`}
                        onClick={(event) => {
                          event.preventDefault();
                          focusField(fieldOf(pointer));
                        }}
                      >
                        {text(labelOf(pointer))}
                      </a>
                    </li>
                  ))}
                </Lacking>
              )}
            </li>
          );
        })}
      </Sections>
    </Disclosure>
  );
}
