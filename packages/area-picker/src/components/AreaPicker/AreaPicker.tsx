import { type ReactElement, Suspense } from "react";
import type { AreaPickerProps } from "./area-picker-props.js";
import { LevelBoxes } from "./LevelBoxes.js";
import { SearchBox } from "./SearchBox.js";

/**
 * A place out of regions, districts and neighbourhoods: by a box for each level, or by one field that finds places of all
 * levels. Both find by a part of any word, in Latin or Cyrillic, blind to apostrophes, with a mistake or two, and by SOATO
 * code. On a phone the list is a sheet.
 *
 * Data attribute `data-next` of the boxes: the level still to be chosen.
 */
export function AreaPicker(props: AreaPickerProps): ReactElement {
  return (
    <Suspense>{props.by === "search" ? <SearchBox {...props} /> : <LevelBoxes {...props} root={props} />}</Suspense>
  );
}
