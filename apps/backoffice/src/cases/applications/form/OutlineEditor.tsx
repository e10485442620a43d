import { PlotEditor, type PlotEditorProps } from "@yer/area-picker/plot";
import { readOutline } from "@yer/area-picker/model";
import { measureOutline } from "@yer/area-picker/model/measure";
import { meta } from "@yer/api/contract/meta";
import { useRead } from "@yer/api/react";
import { Button, Stack } from "@yer/ui";
import { useDeferredValue, useMemo } from "react";
import { useText } from "../../../base/language/use-text.js";
import type { FactsFormState } from "./facts-form-state.js";
import { useFactsValue } from "./facts-fields.js";
import { readPlotsApart } from "./read-plots-apart.js";
import { usePlotSurroundings } from "./use-plot-surroundings.js";

/** Props of the editor of the form's outline. */
export interface OutlineEditorProps extends PlotEditorProps {
  readonly form: FactsFormState;
  /** The file that is edited; none while it is made. */
  readonly applicationId: string | undefined;
}

/** The outline's editor among the plots and bounds around it: a chunk of its own, for it brings the map. */
export default function OutlineEditor({ form, applicationId, ...field }: OutlineEditorProps) {
  const place = useFactsValue("neighborhoodId");
  const surroundings = usePlotSurroundings(useDeferredValue(field.value), place, applicationId);
  const { data: about } = useRead(meta.get);
  return (
    <Stack gap={3}>
      <PlotEditor
        {...field}
        {...surroundings}
        baseMap={about?.baseMap ?? undefined}
        overlapBounds={about?.overlaps}
        readFile={readPlotsApart}
      />
      {field.isReadOnly === true ? null : <TakeArea form={form} outline={field.value} />}
    </Stack>
  );
}

/** Takes the area of the outline for the total one, where it is another. */
function TakeArea({ form, outline: written }: { form: FactsFormState; outline: string }) {
  const text = useText();
  const settled = useDeferredValue(written);
  const total = useFactsValue("sizes.total");
  const area = useMemo(() => {
    const { outline, fault } = readOutline(settled);
    return outline && fault === undefined ? Math.round(measureOutline(outline).area * 100) / 100 : undefined;
  }, [settled]);
  if (area === undefined || area === total) return null;
  return (
    <Stack direction="row" gap={2}>
      <Button size="sm" onPress={() => form.setValue("sizes.total", area, { shouldDirty: true, shouldValidate: true })}>
        {text("form.outline.useArea")}
      </Button>
    </Stack>
  );
}
