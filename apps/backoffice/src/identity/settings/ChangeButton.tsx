import { Button, type ButtonProps, Can } from "@yer/ui";
import { useCovers } from "./use-covers.js";
import { useSettingsText } from "./settings-texts.js";

/** Props of {@link ChangeButton}. */
export interface ChangeButtonProps extends Pick<
  ButtonProps,
  "variant" | "size" | "onPress" | "children" | "aria-label"
> {
  /** Where the value is to change; undefined: nowhere yet. */
  readonly territory: string | undefined;
}

/** Begins a change of a value somewhere; disabled, with the reason, for who may not change it there. */
export function ChangeButton({ territory, ...button }: ChangeButtonProps) {
  const text = useSettingsText();
  const covers = useCovers();
  const against =
    territory === undefined
      ? text("settings.places.needed")
      : covers(territory)
        ? undefined
        : text(territory === "17" ? "settings.republicOnly" : "reason.other-territory");
  return (
    <Can code="update:setting" otherwise="disable">
      {(state) => <Button {...button} {...(against === undefined ? {} : { disabledReason: against })} {...state} />}
    </Can>
  );
}
