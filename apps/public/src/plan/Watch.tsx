import { publicPlan } from "@yer/api/contract/public-plan";
import { sayFailure } from "@yer/api/messages/sentences";
import { skip, useAct, useRead, useSession } from "@yer/api/react";
import { BellIcon, Button, InlineAlert, Stack } from "@yer/ui";
import { SignInLink } from "../sign-in/SignInLink.js";
import { usePlanText } from "./plan-texts.js";

/** Neighbourhoods that the reader is told of; `undefined` while they are not known, or nobody is signed in. */
export function useWatched(): ReadonlySet<string> | undefined {
  const { user } = useSession();
  const { data } = useRead(publicPlan.watches, user === null ? skip : {});
  return user === null ? undefined : data && new Set(data.items.map(({ id }) => id));
}

/** Props of {@link Watch}. */
export interface WatchProps {
  readonly neighborhood: string;
  readonly watched: ReadonlySet<string> | undefined;
}

/** Asks to be told by SMS or letter when the days of a neighbourhood are set or change, and ends it. */
export function Watch({ neighborhood, watched }: WatchProps) {
  const text = usePlanText();
  const [watch, asked] = useAct(publicPlan.watch);
  const [unwatch, ended] = useAct(publicPlan.unwatch);
  if (watched === undefined) return null;
  const isWatched = watched.has(neighborhood);
  const failure = isWatched ? ended.failure : asked.failure;
  const act = isWatched ? unwatch : watch;
  return (
    <Stack gap={2}>
      <Stack direction="row" gap={2} isWrapping>
        <Button
          size="sm"
          icon={<BellIcon />}
          isPending={asked.pending || ended.pending}
          onPress={() => void act({ params: { neighborhood } })}
        >
          {text(isWatched ? "plan.watch.end" : "plan.watch")}
        </Button>
      </Stack>
      {isWatched ? <small>{text("plan.watched")}</small> : null}
      {failure ? <InlineAlert tone="danger" title={sayFailure(text, failure)} /> : null}
    </Stack>
  );
}

/** Says to who has not signed in what they could ask for then. */
export function WatchFirst() {
  const text = usePlanText();
  const { user } = useSession();
  if (user !== null) return null;
  return (
    <InlineAlert tone="info" title={text("plan.watch.first")} actions={<SignInLink />}>
      {text("plan.watch.first.text")}
    </InlineAlert>
  );
}
