import type { Application } from "@yer/api/contract/applications";
import { Card, EmptyState, MapPinIcon, Stack } from "@yer/ui";
import { useApplicationText } from "../application-texts.js";
import { Overlaps } from "./Overlaps.js";
import { PlotSketch } from "../../plots/PlotSketch.js";

/** The application's plot: its outline, and what it lies over. */
export default function OutlineTab({ file: application }: { file: Application }) {
  const text = useApplicationText();
  const { outline } = application.facts;
  return (
    <Stack gap={4}>
      <Overlaps overlaps={application.overlaps} />
      {outline ? (
        <Card title={text("facts.outline")}>
          <PlotSketch id={application.id} outline={outline} hasNeighbours />
        </Card>
      ) : (
        <EmptyState icon={<MapPinIcon size={32} />} title={text("facts.empty")} />
      )}
    </Stack>
  );
}
