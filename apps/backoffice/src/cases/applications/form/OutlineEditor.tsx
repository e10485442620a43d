import { PlotEditor, type PlotEditorProps } from "@yer/area-picker/plot";
import type { AreaPath } from "@yer/area-picker/model";
import { meta } from "@yer/api/contract/meta";
import { useRead } from "@yer/api/react";
import { Stack } from "@yer/ui";
import { useDeferredValue } from "react";
import { styled } from "styled-components";
import { readPlotsApart } from "./read-plots-apart.js";
import { TakeArea, type TakeAreaProps } from "./TakeArea.js";
import { usePlotSurroundings } from "./use-plot-surroundings.js";

/** Parts of the editor come one after the other: what stands below waits out of sight for the last of them. */
const Room = styled.div`
  &[data-editable] {
    min-block-size: 800px;
  }
`;

/** Props of the editor of an outline in a form. */
export interface OutlineEditorProps extends PlotEditorProps {
  /** The total area that stands in the form, which that of the outline can be taken for; none: there is no such field. */
  readonly total?: TakeAreaProps["total"];
  readonly onTake?: TakeAreaProps["onTake"];
  /** Where the plot lies, as far as that is chosen. */
  readonly place: AreaPath;
  /** The application or area that is edited; none while it is made. */
  readonly plotId: string | undefined;
  /** What is looked at while nothing is drawn, before the place. @default the place */
  readonly around?: PlotEditorProps["bounds"];
}

/** The outline's editor among the plots and bounds around it: a chunk of its own, for it brings the map. */
export default function OutlineEditor({ place, plotId, around, total = null, onTake, ...field }: OutlineEditorProps) {
  const surroundings = usePlotSurroundings(useDeferredValue(field.value), place, plotId);
  const { data: about } = useRead(meta.get);
  return (
    <Room data-editable={field.isReadOnly === true ? undefined : ""}>
      <Stack gap={3}>
        {/* Above the editor: what it finds comes late, and would push a button below it away from the pointer. */}
        {field.isReadOnly === true || onTake === undefined ? null : (
          <TakeArea outline={field.value} total={total} onTake={onTake} />
        )}
        <PlotEditor
          {...field}
          {...surroundings}
          {...(around === undefined ? {} : { bounds: around })}
          baseMap={about?.baseMap ?? undefined}
          overlapBounds={about?.overlaps}
          readFile={readPlotsApart}
        />
      </Stack>
    </Room>
  );
}
