import type { Area } from "@yer/api/contract/area-facts";
import { Card, EmptyState, MapPinIcon, Stack } from "@yer/ui";
import { Overlaps } from "../../applications/page/Overlaps.js";
import { PlotSketch } from "../../plots/PlotSketch.js";
import { useAreaPageText } from "./area-page-texts.js";

/** The outline of an area with the plots around it, and what it lies over. */
export default function AreaOutlineTab({ area }: { area: Area }) {
  const text = useAreaPageText();
  const { outline } = area.facts;
  return (
    <Stack gap={4}>
      <Overlaps overlaps={area.overlaps} />
      {outline ? (
        <Card title={text("facts.outline")}>
          <PlotSketch id={area.id} outline={outline} hasNeighbours />
        </Card>
      ) : (
        <EmptyState icon={<MapPinIcon size={32} />} title={text("areaPage.noOutline")}>
          {text("areaPage.noOutline.text")}
        </EmptyState>
      )}
    </Stack>
  );
}
