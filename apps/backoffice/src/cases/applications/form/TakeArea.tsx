import { readOutline } from "@yer/area-picker/model";
import { measureOutline } from "@yer/area-picker/model/measure";
import { Button, Stack } from "@yer/ui";
import { useDeferredValue, useMemo } from "react";
import { useText } from "../../../base/language/use-text.js";

/** Props of {@link TakeArea}. */
export interface TakeAreaProps {
  /** The outline as it is written. */
  readonly outline: string;
  /** The total area that stands in the form. */
  readonly total: number | null;
  readonly onTake: (area: number) => void;
}

/**
 * Takes the area of the outline for the total one. It is always there, and says why it has nothing to take: one that came
 * and went would move what is pressed.
 */
export function TakeArea({ outline: written, total, onTake }: TakeAreaProps) {
  const text = useText();
  const settled = useDeferredValue(written);
  const area = useMemo(() => {
    const { outline, fault } = readOutline(settled);
    return outline && fault === undefined ? Math.round(measureOutline(outline).area * 100) / 100 : undefined;
  }, [settled]);
  const missing = area === undefined ? text("form.outline.useArea.none") : undefined;
  const same = area === total ? text("form.outline.useArea.same") : undefined;
  return (
    <Stack direction="row" gap={2}>
      <Button size="sm" disabledReason={missing ?? same} onPress={() => area !== undefined && onTake(area)}>
        {text("form.outline.useArea")}
      </Button>
    </Stack>
  );
}
