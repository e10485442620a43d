import { schedules } from "@yer/api/contract/schedules";
import { addressOf } from "@yer/api/paths";
import { useRead } from "@yer/api/react";
import { CalendarIcon, PageSpinner } from "@yer/ui";
import { useParams } from "react-router-dom";
import { NoRecord } from "../../../base/screen/NoRecord.js";
import { usePlanText, withPlanTexts } from "../plan-texts.js";
import { NeighborhoodPlan } from "./NeighborhoodPlan.js";

/** `/plangrafic/{neighborhood_id}`: the schedules of a neighbourhood, of all years, with all their versions. */
function NeighborhoodPlanScreen() {
  const text = usePlanText();
  const { neighborhood_id: neighborhood = "" } = useParams();
  const { data, failure, refetch } = useRead(schedules.ofNeighborhood, { params: { neighborhood } });
  if (data) return <NeighborhoodPlan key={neighborhood} plan={data} />;
  if (!failure) return <PageSpinner label={text("plan.loading")} />;
  return (
    <NoRecord
      failure={failure}
      icon={<CalendarIcon size={32} />}
      unknown={{ title: text("plan.notFound"), text: text("plan.notFound.text") }}
      failed={text("plan.failed")}
      forbidden={text("plan.forbidden")}
      list={{ label: text("menu.plangrafic"), href: addressOf("/plangrafic") }}
      onRetry={refetch}
    />
  );
}

export default withPlanTexts(NeighborhoodPlanScreen);
