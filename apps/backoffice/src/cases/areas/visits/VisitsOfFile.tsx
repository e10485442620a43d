import type { Polygon } from "@yer/api/contract/values";
import { visits } from "@yer/api/contract/visits";
import { useRead } from "@yer/api/react";
import { Stack } from "@yer/ui";
import { FailedRead } from "../../../base/screen/FailedRead.js";
import { useAreaPageText, withAreaPageTexts } from "../page/area-page-texts.js";
import { VisitCard } from "./VisitCard.js";

/** Props of {@link VisitsOfFile}. */
export interface VisitsOfFileProps {
  /** The area that the file was opened from. */
  readonly areaId: string;
  /** The file's own outline. */
  readonly drawn: Polygon | null;
}

/** What inspectors saw on the spot before the file was opened; nothing where nobody went there. */
function VisitsOfFile({ areaId, drawn }: VisitsOfFileProps) {
  const text = useAreaPageText();
  const { data, failure, refetch } = useRead(visits.list, { params: { id: areaId } });
  if (failure !== undefined && data === undefined) {
    return <FailedRead tone="warning" title={text("visits.failed")} failure={failure} onRetry={() => void refetch()} />;
  }
  if (data === undefined || data.items.length === 0) return null;
  return (
    <section aria-labelledby="visits-of-file">
      <Stack gap={4}>
        <h2 id="visits-of-file">{text("word.visits")}</h2>
        {data.items.map((visit) => (
          <VisitCard key={visit.id} areaId={areaId} drawn={drawn} visit={visit} />
        ))}
      </Stack>
    </section>
  );
}

export default withAreaPageTexts(VisitsOfFile);
