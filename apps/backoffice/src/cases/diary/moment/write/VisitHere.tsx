import { addressOf } from "@yer/api/paths";
import { EmptyState, Link, MapPinIcon, PageSpinner, Stack, useDates } from "@yer/ui";
import { useCallback, useSyncExternalStore } from "react";
import { ScreenHead } from "../../../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../../../base/screen/use-screen-title.js";
import type { DeviceDiary } from "../device-diary.js";
import { KeptVisitList } from "../KeptVisitList.js";
import { useMomentText } from "../moment-texts.js";
import { useKeptVisits } from "../use-kept-visits.js";
import { useStored } from "../use-stored.js";

/** Props of {@link VisitHere}. */
export interface VisitHereProps {
  readonly diary: DeviceDiary;
  readonly person: string;
  /** Id of the visit. */
  readonly id: string;
}

/** What of a visit is read, of all that it says. */
interface Written {
  readonly words: string;
  readonly visitedOn: string;
}

/** A visit that is written on no more, as this device keeps it: what it says and how it stands; or that it lies not here. */
export function VisitHere({ diary, person, id }: VisitHereProps) {
  const text = useMomentText();
  const dates = useDates();
  const home = addressOf("/diary/moment");
  const { moved } = useSyncExternalStore(diary.sender.subscribe, diary.sender.state);
  const { kept, refresh } = useKeptVisits(diary, person, moved);
  const content = useStored(
    useCallback(async () => (await diary.outbox.contentOf(id)) ?? null, [diary, id]),
    moved,
  );
  const visit = kept?.own.find((one) => one.id === id);
  const title = visit ? text("visit.title", { number: visit.title }) : text("diary.moment");
  useScreenTitle(title);
  if (kept === undefined || content === undefined) return <PageSpinner label={text("moment.opening")} />;
  if (!visit || !content) {
    return (
      <EmptyState
        level={1}
        icon={<MapPinIcon size={32} />}
        title={text("moment.visit.gone")}
        actions={
          <Link href={home} button="secondary">
            {text("diary.moment")}
          </Link>
        }
      />
    );
  }
  const { words, visitedOn } = content.values as Written;
  return (
    <Stack gap={4}>
      <ScreenHead
        title={title}
        under={[{ label: text("diary.moment"), href: home }]}
        facts={visitedOn ? dates.day(visitedOn) : undefined}
      />
      <p>{words}</p>
      <KeptVisitList diary={diary} visits={[visit]} refresh={refresh} />
    </Stack>
  );
}
