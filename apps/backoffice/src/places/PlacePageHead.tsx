import { Breadcrumbs, Stack } from "@yer/ui";
import { usePlacesText } from "./placesTexts.js";
import { useScreenTitle } from "../shell/useScreenTitle.js";
import { registerPaths } from "./placeQuery.js";
import { titleOf } from "./titles.js";
import type { PlaceRegister } from "./usePlaceRegister.js";

/** Head of a page over a register: the way back, and what is done here. */
export function PlacePageHead({ register, title }: { register: PlaceRegister; title: string }) {
  const text = usePlacesText();
  useScreenTitle(title);
  return (
    <Stack gap={2}>
      <Breadcrumbs
        items={[{ label: text(titleOf[register.level]), href: registerPaths[register.level] }, { label: title }]}
      />
      <h1>{title}</h1>
    </Stack>
  );
}
