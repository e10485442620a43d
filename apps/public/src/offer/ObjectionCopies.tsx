import { type PublicObjection, publicSite } from "@yer/api/contract/public";
import { objectionTone } from "@yer/api/messages/tones";
import { Button, Card, Skeleton, Stack, StatusTag, useDates } from "@yer/ui";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { useDisputeText } from "../disputes/dispute-texts.js";
import { Words } from "../disputes/Words.js";
import { FailedRead } from "../frame/FailedRead.js";
import { useLiveRead } from "../live/use-live-read.js";

/** Objections one under another. */
export const CopyList = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
`;

const Line = styled.li`
  display: grid;
  gap: var(--yer-space-2);
  padding-block: var(--yer-space-3);
  border-block-start: 1px solid var(--yer-border);
  &:first-child {
    border-block-start: 0;
  }
  small {
    color: var(--yer-text-muted);
    font-size: inherit;
  }
`;

/** An objection in its redacted copy, once somebody has written one, and by whom. */
export function ObjectionCopy({ objection, children }: { objection: PublicObjection; children?: ReactNode }) {
  const text = useDisputeText();
  const dates = useDates();
  const { number, at, state, copy } = objection;
  return (
    <Line>
      <Stack direction="row" gap={2}>
        <strong>{number}</strong>
        <StatusTag tone={objectionTone[state]}>{text(`objection.${state}`)}</StatusTag>
        <small>{dates.day(at)}</small>
      </Stack>
      {copy ? (
        <>
          <Words>{copy.text}</Words>
          {children}
          <small>{text("dispute.copy.by", { by: copy.by, at: dates.day(copy.at) })}</small>
        </>
      ) : (
        <small>{text("dispute.copy.none")}</small>
      )}
    </Line>
  );
}

/** Objections to an announced application as anyone reads them, page after page. */
export function ObjectionCopies({ id }: { id: string }) {
  const text = useDisputeText();
  const [pages, setPages] = useState<readonly (string | undefined)[]>([undefined]);
  return (
    <Card title={text("dispute.received")}>
      <CopyList>
        {pages.map((after, index) => (
          <Page
            key={after ?? ""}
            id={id}
            after={after}
            onMore={index === pages.length - 1 ? (next) => setPages([...pages, next]) : undefined}
          />
        ))}
      </CopyList>
    </Card>
  );
}

function Page({
  id,
  after,
  onMore,
}: {
  id: string;
  after: string | undefined;
  onMore: ((next: string) => void) | undefined;
}) {
  const text = useDisputeText();
  const { data, failure, refetch } = useLiveRead(publicSite.objections, {
    params: { id },
    query: { limit: 20, ...(after === undefined ? {} : { after }) },
  });
  if (!data) {
    return (
      <li>{failure ? <FailedRead failure={failure} onRetry={() => void refetch()} /> : <Skeleton lines={1} />}</li>
    );
  }
  const { next } = data;
  return (
    <>
      {data.items.length === 0 ? <li>{text("dispute.received.none")}</li> : null}
      {data.items.map((objection) => (
        <ObjectionCopy key={objection.number} objection={objection} />
      ))}
      {next !== null && onMore ? (
        <li>
          <Button onPress={() => onMore(next)}>{text("announcements.more")}</Button>
        </li>
      ) : null}
    </>
  );
}
