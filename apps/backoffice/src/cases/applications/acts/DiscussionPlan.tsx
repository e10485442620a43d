import { applications } from "@yer/api/contract/applications";
import { lastTashkentDay } from "@yer/api/formats";
import { sayFailure } from "@yer/api/messages/sentences";
import { useRead, useTheme } from "@yer/api/react";
import { Button, InlineAlert, Skeleton, useDates } from "@yer/ui";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { useText } from "../../../base/language/use-text.js";

const List = styled.ul`
  display: grid;
  gap: var(--yer-space-2);
  margin: 0;
  padding-inline-start: var(--yer-space-5);
`;

/** Whom starting the discussion asks, and by when: an act that cannot be undone is not asked for by its name alone. */
export function DiscussionPlan({ id }: { readonly id: string }) {
  const text = useText();
  const intl = useIntl();
  const dates = useDates();
  const { locale } = useTheme();
  const { data, failure, refetch } = useRead(applications.discussionPlan, { params: { id } }, { fresh: true });
  if (failure && !data) {
    return (
      <InlineAlert
        tone="warning"
        actions={
          <Button size="sm" onPress={() => void refetch()}>
            {text("retry")}
          </Button>
        }
      >
        {sayFailure(text, failure)}
      </InlineAlert>
    );
  }
  if (!data) return <Skeleton lines={3} />;
  if (data.steps.length === 0) return <p>{text("act.plan.none")}</p>;
  return (
    <List>
      {data.steps.map(({ stepId, organisations, needed, until }) => {
        // Where fewer suffice than are asked, the list says "or".
        const isChoice = needed < organisations.length;
        const names = intl.formatList(
          organisations.map((name) => name[locale]),
          { type: isChoice ? "disjunction" : "conjunction" },
        );
        return (
          <li key={stepId}>
            {until === null
              ? text("act.plan.later", { names })
              : text("act.plan.now", { names, until: dates.day(lastTashkentDay(until)) })}
            {isChoice ? ` ${text("act.plan.needed", { needed, asked: organisations.length })}` : null}
          </li>
        );
      })}
    </List>
  );
}
