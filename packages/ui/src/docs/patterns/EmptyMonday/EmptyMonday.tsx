import type { ReactElement } from "react";
import { styled } from "styled-components";
import { Card } from "../../../components/Card/index.js";
import { EmptyState } from "../../../components/EmptyState/index.js";
import { Grid } from "../../../components/Grid/index.js";
import { InlineAlert } from "../../../components/InlineAlert/index.js";
import { Link } from "../../../components/Link/index.js";
import { Stat } from "../../../components/Stat/index.js";
import { CheckCircleIcon } from "../../../icons/CheckCircleIcon.js";
import { UndoIcon } from "../../../icons/UndoIcon.js";
import { useUiIntl } from "../../../UiProvider/ui-intl.js";
import { usePatternText } from "../pattern-text.js";
import { texts } from "./texts.js";

/** Props of {@link EmptyMonday}. */
export interface EmptyMondayProps {
  /** Whether the office has just been set up and never had an application. @default false */
  readonly isNew?: boolean;
  /** The day, ISO 8601. @default a Monday of March 2026 */
  readonly today?: string;
}

const Page = styled.div`
  display: grid;
  gap: var(--yer-gap);
  min-inline-size: 0;
  > header p {
    color: var(--yer-text-muted);
  }
`;

const Numbers = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: var(--yer-space-4);
  margin: 0;
`;

const Steps = styled.ul`
  display: grid;
  gap: var(--yer-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
  small {
    display: block;
    color: var(--yer-text-muted);
    font-size: var(--yer-font-size-sm);
  }
`;

const steps = {
  usual: ["next.drafts", "next.areas", "next.guide"],
  first: ["new.people", "new.flow", "new.plan"],
} as const;

/** The first screen of somebody for whom nothing waits: what is true, what comes, what could be done meanwhile. */
export function EmptyMonday({ isNew = false, today = "2026-03-09T04:00:00Z" }: EmptyMondayProps): ReactElement {
  const text = usePatternText(texts);
  const { intl } = useUiIntl();
  const none = intl.formatNumber(0);

  return (
    <Page>
      <header>
        <h1>{text("title")}</h1>
        <p>{intl.formatDate(today, { weekday: "long", day: "numeric", month: "long" })}</p>
      </header>
      {isNew ? (
        <InlineAlert tone="info" title={text("new.title")}>
          {text("new.text")}
        </InlineAlert>
      ) : (
        <section aria-label={text("numbers")}>
          <Numbers>
            <Stat label={text("waiting")} value={none} href="#/applications?mine" />
            <Stat label={text("week")} value={none} href="#/applications?due=week" />
            <Stat
              label={text("late")}
              value={none}
              note={text("late.note")}
              tone="success"
              href="#/applications?late"
            />
          </Numbers>
        </section>
      )}
      <Grid min="320px">
        <Card title={isNew ? text("next") : text("work")}>
          {isNew ? (
            <Steps>
              {steps.first.map((id) => (
                <li key={id}>
                  <Link href={`#/${id}`}>{text(id)}</Link>
                </li>
              ))}
            </Steps>
          ) : (
            <EmptyState
              level={3}
              icon={<CheckCircleIcon size={32} />}
              title={text("work.title")}
              actions={<Link href="#/applications">{text("work.all")}</Link>}
            >
              {text("work.text")}
            </EmptyState>
          )}
        </Card>
        <Card title={text("returned")}>
          <EmptyState level={3} icon={<UndoIcon size={32} />} title={text("returned.title")}>
            {text("returned.text")}
          </EmptyState>
        </Card>
        {isNew ? null : (
          <Card title={text("next")}>
            <Steps>
              {steps.usual.map((id) => (
                <li key={id}>
                  <Link href={`#/${id}`}>{text(id)}</Link>
                  <small>{text(`${id}.note`)}</small>
                </li>
              ))}
            </Steps>
          </Card>
        )}
        {isNew ? null : (
          <Card title={text("past")}>
            <p>{text("past.text")}</p>
          </Card>
        )}
      </Grid>
    </Page>
  );
}
