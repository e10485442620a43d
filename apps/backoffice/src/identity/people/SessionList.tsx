import type { PermissionCode } from "@yer/api/contract/codes";
import type { Session } from "@yer/api/contract/sessions";
import { sayFailure } from "@yer/api/messages/sentences";
import type { Failure } from "@yer/api/react";
import { Button, Can, DescriptionList, EmptyState, LockIcon, Skeleton, Stack, StatusTag, useDates } from "@yer/ui";
import { usePeopleText } from "./people-texts.js";

/** Props of {@link SessionList}. */
export interface SessionListProps {
  readonly sessions: readonly Session[] | undefined;
  readonly failure: Failure | undefined;
  readonly onRetry: () => void;
  readonly onEnd: (session: Session) => Promise<void>;
  /** The permission that ending one needs; left out for one's own. */
  readonly code?: PermissionCode;
}

/** Living sessions: how they began, when they were last used, and an end to each. */
export function SessionList({ sessions, failure, onRetry, onEnd, code }: SessionListProps) {
  const text = usePeopleText();
  const dates = useDates();
  if (failure && !sessions) {
    return (
      <EmptyState title={sayFailure(text, failure)} actions={<Button onPress={onRetry}>{text("retry")}</Button>} />
    );
  }
  if (!sessions) return <Skeleton lines={3} />;
  if (sessions.length === 0) return <EmptyState icon={<LockIcon size={32} />} title={text("people.sessions.empty")} />;
  return (
    <DescriptionList
      items={sessions.map((session) => ({
        term:
          session.method === "impersonation"
            ? text("people.sessions.method.impersonation", { name: session.impersonator ?? "" })
            : text(`people.sessions.method.${session.method}`),
        details: (
          <Stack gap={1} align="start">
            {session.current ? <StatusTag tone="info">{text("people.sessions.this")}</StatusTag> : null}
            {session.browser || session.system ? (
              <span>{[session.browser, session.system].filter(Boolean).join(", ")}</span>
            ) : null}
            {session.network ? <span>{text("people.sessions.network", { network: session.network })}</span> : null}
            <span>{text("people.sessions.seen", { at: dates.moment(session.lastSeenAt) })}</span>
            <span>{text("people.sessions.until", { at: dates.moment(session.expiresAt) })}</span>
            <div>
              {code === undefined ? (
                <Button size="sm" onPress={() => onEnd(session)}>
                  {text("people.sessions.end")}
                </Button>
              ) : (
                <Can code={code} otherwise="disable">
                  {(state) => (
                    <Button size="sm" onPress={() => onEnd(session)} {...state}>
                      {text("people.sessions.end")}
                    </Button>
                  )}
                </Can>
              )}
            </div>
          </Stack>
        ),
      }))}
    />
  );
}
