import { applications } from "@yer/api/contract/applications";
import { useRead } from "@yer/api/react";
import { Skeleton } from "@yer/ui";
import { useText } from "../../../base/language/use-text.js";
import { FailedRead } from "../../../base/screen/FailedRead.js";
import { PlannedSteps } from "./PlannedSteps.js";

/** Whom starting the discussion asks, and by when: an act that cannot be undone is not asked for by its name alone. */
export function DiscussionPlan({ id }: { readonly id: string }) {
  const text = useText();
  const { data, failure, refetch } = useRead(applications.discussionPlan, { params: { id } }, { fresh: true });
  if (failure && !data) return <FailedRead failure={failure} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={3} />;
  if (data.steps.length === 0) return <p>{text("act.plan.none")}</p>;
  return <PlannedSteps steps={data.steps} />;
}
