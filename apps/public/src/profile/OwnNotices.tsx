import { type Notice, notices } from "@yer/api/contract/notices";
import { sayFailure } from "@yer/api/messages/sentences";
import { noticeValues } from "@yer/api/messages/notice-values";
import { noticeWords, type NoticeMessageId } from "@yer/api/notices/messages/texts";
import { addressOf } from "@yer/api/paths";
import { useAct, useTheme } from "@yer/api/react";
import { Button, Card, InlineAlert, Link, Stack, StatusTag, useDates, useHostText, withPartTexts } from "@yer/ui";
import { styled } from "styled-components";
import { useLiveRead } from "../live/use-live-read.js";
import { FailedRead } from "../frame/FailedRead.js";
import { shownNotices } from "./shown-notices.js";
import type { Texts } from "../language/texts.js";

const useNoticeText = useHostText<keyof Texts | NoticeMessageId>;

const List = styled.ul`
  display: grid;
  gap: var(--yer-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
  small {
    color: var(--yer-text-muted);
  }
`;

function Item({ notice }: { readonly notice: Notice }) {
  const text = useNoticeText();
  const { locale } = useTheme();
  const dates = useDates();
  const said = text(`notice.${notice.kind}`, noticeValues(text, notice, locale));
  const { subject, readAt, at } = notice;
  return (
    <li>
      <Stack direction="row" gap={2} isWrapping>
        {subject?.kind === "own_application" ? (
          <Link href={addressOf("/offer-me/:id", { id: subject.id })}>{said}</Link>
        ) : (
          <span>{said}</span>
        )}
        {readAt === null ? <StatusTag tone="info">{text("profile.notices.new")}</StatusTag> : null}
      </Stack>
      <small>{dates.moment(at)}</small>
    </li>
  );
}

/**
 * What a citizen was told: where their applications came to, and what became of objections and complaints. Nothing
 * where nothing was.
 */
function OwnNotices() {
  const text = useNoticeText();
  const { data, failure, refetch } = useLiveRead(notices.list, { query: { limit: shownNotices } });
  const [readAll, { pending, failure: unread }] = useAct(notices.readAll);
  if (failure && !data) {
    return <FailedRead tone="warning" failure={failure} onRetry={() => void refetch()} />;
  }
  const [latest] = data?.items ?? [];
  if (!data || !latest) return null;
  return (
    <Card
      title={text("profile.notices")}
      {...(data.unread > 0
        ? {
            actions: (
              <Button size="sm" isPending={pending} onPress={() => void readAll({ body: { until: latest.at } })}>
                {text("profile.notices.read")}
              </Button>
            ),
          }
        : {})}
    >
      {unread ? <InlineAlert tone="danger">{sayFailure(text, unread)}</InlineAlert> : null}
      <List>
        {data.items.map((notice) => (
          <Item key={notice.id} notice={notice} />
        ))}
      </List>
    </Card>
  );
}

export default withPartTexts(noticeWords)(OwnNotices);
