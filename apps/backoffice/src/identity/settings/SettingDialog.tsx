import { FormDialog, type FormDialogProps } from "../../base/forms/FormDialog.js";
import { useSettingsText } from "./settings-texts.js";

/** The frame of everything that is written about settings: it says that what stands here was written earlier. */
export function SettingDialog(props: Omit<FormDialogProps, "restored">) {
  const text = useSettingsText();
  return <FormDialog {...props} restored={{ title: text("settings.draft"), drop: text("settings.draft.discard") }} />;
}
