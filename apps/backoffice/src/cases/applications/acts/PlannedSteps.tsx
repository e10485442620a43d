import type { PlannedStep } from "@yer/api/contract/discussion";
import { lastTashkentDay } from "@yer/api/formats";
import { useTheme } from "@yer/api/react";
import { Unbroken, useDates } from "@yer/ui";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { useText } from "../../../base/language/use-text.js";

const List = styled.ul`
  display: grid;
  gap: var(--yer-space-2);
  margin: 0;
  padding-inline-start: var(--yer-space-5);
`;

/** Whom steps of a discussion ask, how many of them suffice, and by when. */
export function PlannedSteps({ steps }: { readonly steps: readonly PlannedStep[] }) {
  const text = useText();
  const intl = useIntl();
  const dates = useDates();
  const { locale } = useTheme();
  return (
    <List>
      {steps.map(({ stepId, organisations, needed, until }) => {
        // Where fewer suffice than are asked, the list says "or".
        const isChoice = needed < organisations.length;
        const names = intl.formatList(
          organisations.map((name) => name[locale]),
          { type: isChoice ? "disjunction" : "conjunction" },
        );
        return (
          <li key={stepId}>
            <Unbroken>
              {until === null
                ? text("act.plan.later", { names })
                : text("act.plan.now", { names, until: dates.day(lastTashkentDay(until)) })}
            </Unbroken>
            {isChoice ? ` ${text("act.plan.needed", { needed, asked: organisations.length })}` : null}
          </li>
        );
      })}
    </List>
  );
}
