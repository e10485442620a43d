import { sayFailure } from "@yer/api/messages/sentences";
import { publicSite } from "@yer/api/contract/public";
import { Button, EmptyState, MegaphoneIcon, RefreshIcon, Skeleton } from "@yer/ui";
import { useText } from "../language/use-text.js";
import { Live } from "../live/Live.js";
import { useLiveRead } from "../live/use-live-read.js";
import { LatestCards } from "./LatestCards.js";

function Latest() {
  const text = useText();
  const { data, failure, isLoading, refetch } = useLiveRead(publicSite.announcements, { query: { limit: 9 } });
  if (isLoading) return <Skeleton lines={6} />;
  if (failure && !data) {
    return (
      <EmptyState
        level={3}
        title={text("announcements.failed")}
        icon={<MegaphoneIcon size={32} />}
        actions={
          <Button icon={<RefreshIcon />} onPress={refetch}>
            {text("retry")}
          </Button>
        }
      >
        {sayFailure(text, failure)}
      </EmptyState>
    );
  }
  return <LatestCards rows={data?.items ?? []} />;
}

/** The latest announcements, without personal data. */
export default function Announcements() {
  return (
    <Live>
      <Latest />
    </Live>
  );
}
