import type { Polygon } from "@yer/api/contract/values";
import { visits } from "@yer/api/contract/visits";
import { useRead } from "@yer/api/react";
import { Stack } from "@yer/ui";
import { FailedRead } from "../../../base/screen/FailedRead.js";
import { useAreaPageText, withAreaPageTexts } from "../page/area-page-texts.js";
import { VisitCard } from "./VisitCard.js";

/** Props of {@link VisitsOfApplication}. */
export interface VisitsOfApplicationProps {
  /** The area that the application was opened from. */
  readonly areaId: string;
  /** The application's own outline. */
  readonly drawn: Polygon | null;
}

/** What inspectors saw on the spot before the application was opened; nothing where nobody went there. */
function VisitsOfApplication({ areaId, drawn }: VisitsOfApplicationProps) {
  const text = useAreaPageText();
  const { data, failure, refetch } = useRead(visits.list, { params: { id: areaId } });
  if (failure !== undefined && data === undefined) {
    return <FailedRead tone="warning" title={text("visits.failed")} failure={failure} onRetry={() => void refetch()} />;
  }
  if (data === undefined || data.items.length === 0) return null;
  return (
    <section aria-labelledby="visits-of-application">
      <Stack gap={4}>
        <h2 id="visits-of-application">{text("word.visits")}</h2>
        {data.items.map((visit) => (
          <VisitCard key={visit.id} areaId={areaId} drawn={drawn} visit={visit} />
        ))}
      </Stack>
    </section>
  );
}

export default withAreaPageTexts(VisitsOfApplication);
