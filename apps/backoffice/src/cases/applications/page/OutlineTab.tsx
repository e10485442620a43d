import type { Application } from "@yer/api/contract/applications";
import { OutlineSketch } from "@yer/area-picker";
import { Card, EmptyState, MapPinIcon, Stack } from "@yer/ui";
import { useApplicationText } from "../application-texts.js";
import { Overlaps } from "./Overlaps.js";

/** The file's plot: its outline, and what it lies over. */
export default function OutlineTab({ file: application }: { file: Application }) {
  const text = useApplicationText();
  const { outline } = application.facts;
  return (
    <Stack gap={4}>
      <Overlaps file={application} />
      {outline ? (
        <Card title={text("facts.outline")}>
          <OutlineSketch outline={outline} describe={(points) => text("facts.outline.points", points)} />
        </Card>
      ) : (
        <EmptyState icon={<MapPinIcon size={32} />} title={text("facts.empty")} />
      )}
    </Stack>
  );
}
