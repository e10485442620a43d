import { CheckCircleIcon, CircleIcon, Disclosure, focusField, ProgressBar, VisuallyHidden } from "@yer/ui";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { useApplicationText } from "../application-texts.js";
import type { FactsFormState } from "./facts-form-state.js";
import { buildingOf, fieldOf, formSections, isUnder, labelOf } from "./fields.js";
import { createReadiness, type Readiness } from "./readiness.js";

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
  small {
    color: var(--yer-text-muted);
    font-weight: var(--yer-weight-normal);
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

/** How far the form is from submission now; drawn anew only when that changes. */
export function useReadiness(form: FactsFormState): Readiness {
  const { subscribe, getValues } = form;
  const [readinessOf] = useState(createReadiness);
  const [readiness, setReadiness] = useState(() => readinessOf(getValues()));
  useEffect(() => {
    const look = (): void =>
      setReadiness((before) => {
        const now = readinessOf(getValues());
        return JSON.stringify(now) === JSON.stringify(before) ? before : now;
      });
    look();
    return subscribe({ formState: { values: true }, callback: look });
  }, [subscribe, getValues, readinessOf]);
  return readiness;
}

/** Mark of a section before its title. */
const marks = { lacking: CircleIcon, complete: CheckCircleIcon, optional: CircleIcon } as const;

/** What is said of a section beside its mark, for those who do not see it, and of what nothing is asked. */
const words = {
  lacking: "form.checklist.lacking",
  complete: "form.checklist.complete",
  optional: "form.checklist.optional",
} as const;

/** One fact that submission still needs, as a link to its field. */
function LackingFact({ pointer }: { readonly pointer: string }) {
  const text = useApplicationText();
  const building = buildingOf(pointer);
  const fact = text(labelOf(pointer));
  return (
    <a
      href={`#field-${fieldOf(pointer)}`}
      onClick={(event) => {
        event.preventDefault();
        focusField(fieldOf(pointer));
      }}
    >
      {building === undefined ? fact : text("form.checklist.building", { number: building, fact })}
    </a>
  );
}

/**
 * How far the application is from submission: the sections, and in each the facts still to be filled in, as links. No
 * errors. A section that nothing is asked of and that holds nothing is no progress: it is neither counted nor ticked.
 */
export function Checklist({ readiness, isOpen }: { readonly readiness: Readiness; readonly isOpen: boolean }) {
  const text = useApplicationText();
  const { lacking, sections } = readiness;
  const counted = formSections.filter(({ id }) => sections[id] !== "optional");
  const complete = counted.filter(({ id }) => sections[id] === "complete");
  return (
    <Disclosure title={text("form.checklist.title", { count: lacking.length })} level={2} defaultExpanded={isOpen}>
      <ProgressBar
        label={text("form.checklist.progress")}
        value={complete.length}
        maxValue={counted.length}
        valueText={text("form.checklist.sections", { done: complete.length, all: counted.length })}
      />
      <Sections>
        {formSections.map(({ id, title, facts }) => {
          const state = sections[id];
          const here = lacking.filter((pointer) => facts.some((fact) => isUnder(pointer, fact)));
          const Mark = marks[state];
          const said = text(words[state]);
          return (
            <li key={id} data-complete={state === "complete" || undefined}>
              <a href={`#section-${id}`}>
                <Mark size={16} />
                {text(title)}
                {state === "optional" ? <small>{said}</small> : <VisuallyHidden>{said}</VisuallyHidden>}
              </a>
              {here.length === 0 ? null : (
                <Lacking>
                  {here.map((pointer) => (
                    <li key={pointer}>
                      <LackingFact pointer={pointer} />
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
