import { sessions } from "@yer/api/contract/sessions";
import { sayFailure } from "@yer/api/messages/sentences";
import { skip, useAct, useMay, useRead } from "@yer/api/react";
import { Button, Can, EmptyState, LockIcon, Stack } from "@yer/ui";
import { ResetFactors } from "../sign-in/ResetFactors.js";
import { toasts } from "../../base/screen/toast-queue.js";
import { usePeopleText } from "./people-texts.js";
import { PersonDevices } from "./PersonDevices.js";
import { SessionList } from "./SessionList.js";

/** A person's living sessions; ends one of them, or all. */
export function PersonSessions({ id }: { id: string }) {
  const text = usePeopleText();
  const mayRead = useMay("read_sessions:user");
  const { data, failure, refetch } = useRead(sessions.list, mayRead ? { params: { id } } : skip);
  const [end] = useAct(sessions.end);
  const [endAll] = useAct(sessions.endAll);
  if (!mayRead) return <EmptyState icon={<LockIcon size={32} />} title={text("sets.forbidden")} />;
  return (
    <Stack gap={3}>
      <SessionList
        sessions={data?.items}
        failure={failure}
        onRetry={() => void refetch()}
        code="end_sessions:user"
        onEnd={async (session) => {
          const outcome = await end({ params: { id, session: session.id } });
          if (outcome.failure) toasts.push({ tone: "danger", text: sayFailure(text, outcome.failure) });
        }}
      />
      <PersonDevices id={id} />
      <ResetFactors id={id} />
      {data && data.items.length > 0 ? (
        <div>
          <Can code="end_sessions:user" otherwise="disable">
            {(state) => (
              <Button
                variant="danger"
                onPress={async () => {
                  const outcome = await endAll({ params: { id } });
                  toasts.push(
                    outcome.failure
                      ? { tone: "danger", text: sayFailure(text, outcome.failure) }
                      : { tone: "success", text: text("people.sessions.ended", { count: outcome.data.ended }) },
                  );
                }}
                {...state}
              >
                {text("people.sessions.endAll")}
              </Button>
            )}
          </Can>
        </div>
      ) : null}
    </Stack>
  );
}
