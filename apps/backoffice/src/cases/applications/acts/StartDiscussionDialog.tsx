import { applications } from "@yer/api/contract/applications";
import { useRead } from "@yer/api/react";
import { Skeleton } from "@yer/ui";
import { FailedRead } from "../../../base/screen/FailedRead.js";
import { useApplicationText, withApplicationTexts } from "../application-texts.js";
import type { ActProps } from "./act-props.js";
import { MoveQuestion } from "./MoveQuestion.js";
import { PlannedSteps } from "./PlannedSteps.js";

/** Asks before a discussion starts, by whom it asks and by when: what cannot be undone is not asked for by its name alone. */
export default withApplicationTexts((props: ActProps) => {
  const text = useApplicationText();
  const params = { id: props.application.id };
  const { data, failure, refetch } = useRead(applications.discussionPlan, { params }, { fresh: true });
  return (
    <MoveQuestion {...props} move="start_discussion" isKnown={data !== undefined || failure !== undefined}>
      {data ? (
        data.steps.length === 0 ? (
          <p>{text("act.plan.none")}</p>
        ) : (
          <PlannedSteps steps={data.steps} />
        )
      ) : failure ? (
        <FailedRead failure={failure} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={3} />
      )}
    </MoveQuestion>
  );
});
