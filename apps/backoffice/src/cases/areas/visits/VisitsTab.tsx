import type { Area } from "@yer/api/contract/area-facts";
import { visits } from "@yer/api/contract/visits";
import { sayFailure } from "@yer/api/messages/sentences";
import { useRead } from "@yer/api/react";
import { Button, EmptyState, MapPinIcon, Skeleton, Stack } from "@yer/ui";
import { useAreaPageText } from "../page/area-page-texts.js";
import { VisitCard } from "./VisitCard.js";

/** Visits of an area, the latest first, with what was found, said and photographed. */
export default function VisitsTab({ area }: { area: Area }) {
  const text = useAreaPageText();
  const { data, failure, refetch } = useRead(visits.list, { params: { id: area.id } });
  if (!data && !failure) return <Skeleton lines={8} />;
  if (!data) {
    return (
      <EmptyState title={text("visits.failed")} actions={<Button onPress={() => refetch()}>{text("retry")}</Button>}>
        {failure && sayFailure(text, failure)}
      </EmptyState>
    );
  }
  if (data.items.length === 0) {
    return (
      <EmptyState icon={<MapPinIcon size={32} />} title={text("visits.none")}>
        {text("visits.none.text")}
      </EmptyState>
    );
  }
  return (
    <Stack gap={4}>
      {data.items.map((visit) => (
        <VisitCard key={visit.id} areaId={area.id} drawn={area.facts.outline} visit={visit} />
      ))}
    </Stack>
  );
}
