import { usePlacesText } from "./places-texts.js";
import { ScreenHead } from "../base/screen/ScreenHead.js";
import { useScreenTitle } from "../base/screen/use-screen-title.js";
import { registerPaths } from "./register-paths.js";
import { titleOf } from "./titles.js";
import type { PlaceRegister } from "./use-place-page.js";

/** Head of a page over a register: the way back, and what is done here. */
export function PlacePageHead({ register, title }: { register: PlaceRegister; title: string }) {
  const text = usePlacesText();
  useScreenTitle(title);
  return (
    <ScreenHead title={title} under={[{ label: text(titleOf[register.level]), href: registerPaths[register.level] }]} />
  );
}
