import { factors } from "@yer/api/contract/factors";
import { noticeChoices } from "@yer/api/contract/notice-choices";
import { sessions } from "@yer/api/contract/sessions";
import { ownAccount } from "@yer/api/contract/own-account";
import { sayFailure } from "@yer/api/messages/sentences";
import type { HistoryMessageId } from "@yer/api/history/messages/texts";
import { useAct, useRead, useSession, useTheme } from "@yer/api/react";
import { Button, Card, DescriptionList, Disclosure, EmptyState, Skeleton, Stack, Timeline } from "@yer/ui";
import { useHistoryText, withHistoryTexts } from "../../base/history/history-texts.js";
import { NoticeChoicesCard } from "../notices/NoticeChoicesCard.js";
import { AccountSecurity } from "../sign-in/AccountSecurity.js";
import { toasts } from "../../base/screen/toast-queue.js";
import { ScreenHead } from "../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import { usePeopleText, withPeopleTexts } from "./people-texts.js";
import { permissionInWords } from "./permission-in-words.js";
import { SessionList } from "./SessionList.js";
import { useTerritories } from "../../base/place-choice/use-territories.js";

/** `/user-profile`: who one is to the service, what one may do, how one is told, and where one is signed in. */
function ProfileScreen() {
  const text = usePeopleText();
  const { locale } = useTheme();
  const { user, permissions } = useSession();
  const { nameOf } = useTerritories();
  useScreenTitle(text("word.myProfile"));
  return (
    <Stack gap={4}>
      <ScreenHead title={text("word.myProfile")} />
      <Card title={user?.name}>
        <Stack gap={3}>
          <DescriptionList
            items={[
              { term: text("word.organization"), details: user?.organisation?.name[locale] ?? "—" },
              { term: text("why.kind.position"), details: user?.position?.name[locale] ?? "—" },
              { term: text("people.territory"), details: user?.territory ? nameOf(user.territory) : "—" },
            ]}
          />
          <Disclosure title={text("profile.codes", { count: permissions.length })}>
            <ul>
              {permissions.map((code) => (
                <li key={code}>{permissionInWords(text, code)}</li>
              ))}
            </ul>
          </Disclosure>
        </Stack>
      </Card>
      {/* Nobody else's to read or change, so not that of somebody whose name is borrowed. */}
      {user && !user.impersonation ? <OwnAccount /> : null}
    </Stack>
  );
}

/** How one signs in and is told, where one is signed in, and who borrowed one's name. */
function OwnAccount() {
  const text = usePeopleText();
  const told = useHistoryText();
  const own = useRead(sessions.own);
  const { data, failure, refetch } = own;
  const borrowed = useRead(ownAccount.borrowed);
  const [end] = useAct(sessions.endOwn);
  const [endOthers] = useAct(sessions.endOthers);
  // What is below a card that has not come would be pushed down by it: it is asked for at once, and shown then.
  const above = [useRead(factors.own), useRead(noticeChoices.own), own];
  const comes = above.findIndex((read) => read.data === undefined && read.failure === undefined);
  const isHeld = (place: number): boolean => comes !== -1 && comes < place;
  return (
    <>
      <AccountSecurity />
      <div hidden={isHeld(1)}>
        <NoticeChoicesCard />
      </div>
      <div hidden={isHeld(2)}>
        <Card title={text("people.tab.sessions")}>
          <Stack gap={3}>
            <SessionList
              sessions={data?.items}
              failure={failure}
              onRetry={() => void refetch()}
              onEnd={async ({ id }) => {
                const outcome = await end({ params: { id } });
                if (outcome.failure) toasts.push({ tone: "danger", text: sayFailure(text, outcome.failure) });
              }}
            />
            {data && data.items.length > 1 ? (
              <div>
                <Button
                  onPress={async () => {
                    const outcome = await endOthers();
                    toasts.push(
                      outcome.failure
                        ? { tone: "danger", text: sayFailure(text, outcome.failure) }
                        : { tone: "success", text: text("people.sessions.ended", { count: outcome.data.ended }) },
                    );
                  }}
                >
                  {text("people.sessions.endOthers")}
                </Button>
              </div>
            ) : null}
          </Stack>
        </Card>
      </div>
      <div hidden={isHeld(3)}>
        <Card title={text("profile.borrowed")}>
          {borrowed.failure && !borrowed.data ? (
            <EmptyState
              title={sayFailure(text, borrowed.failure)}
              actions={<Button onPress={() => void borrowed.refetch()}>{text("retry")}</Button>}
            />
          ) : borrowed.data === undefined ? (
            <Skeleton lines={2} />
          ) : borrowed.data.items.length === 0 ? (
            <p>{text("profile.borrowed.none")}</p>
          ) : (
            <Timeline
              items={borrowed.data.items.map(({ id, at, by, action, reason }) => ({
                id: String(id),
                title: told(`action.${action}` as HistoryMessageId),
                tone: "neutral" as const,
                at,
                by,
                children: reason,
              }))}
            />
          )}
        </Card>
      </div>
    </>
  );
}

export default withPeopleTexts(withHistoryTexts(ProfileScreen));
